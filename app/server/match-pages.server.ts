import type { EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

type Routes = ServerBuild["routes"];
export type Matches = EntryContext["staticHandlerContext"]["matches"];

/** Pages whose routes are remembered of a branch, and the longest path of one: strangers write addresses, too. */
const most = { paths: 100, letters: 200 };

/**
 * Finds the routes of a path by the router, which tries all that a branch has, and writes their patterns anew each time:
 * those of pages are remembered.
 * @returns undefined where they are no page
 */
export function matcherOf({ basename, routes }: Pick<ServerBuild, "basename" | "routes">) {
  const tree = treeOf(routes);
  const known = new LRUCache<string, Matches>({ max: most.paths });
  return (pathname: string): Matches | undefined => {
    const remembered = known.get(pathname);
    if (remembered) return remembered;
    const matches = matchRoutes(tree, { pathname }, basename) as Matches | null;
    if (!matches || !isPage(matches, routes)) return undefined;
    // Every request for the path is given them: none may change what the next is told.
    for (const match of matches) {
      Object.freeze(match.params);
      Object.freeze(match);
    }
    Object.freeze(matches);
    if (pathname.length <= most.letters) known.set(pathname, matches);
    return matches;
  };
}

/** Pages alone, without resources; their headers are their cookies. */
function isPage(matches: Matches, routes: Routes): boolean {
  const modules = matches.map(({ route }) => routes[route.id]?.module);
  return modules.at(-1)?.default !== undefined && modules.every((module) => module && !module.headers);
}

interface RouteOfTree {
  id: string;
  path: string | undefined;
  index: boolean | undefined;
  caseSensitive: boolean | undefined;
  children: RouteOfTree[] | undefined;
}

/** Routes as the router takes them. */
function treeOf(routes: Routes, parent?: string): Parameters<typeof matchRoutes>[0] {
  return childrenOf(routes, parent) as Parameters<typeof matchRoutes>[0];
}

function childrenOf(routes: Routes, parent: string | undefined): RouteOfTree[] {
  return Object.values(routes)
    .filter(({ parentId }) => (parentId || undefined) === parent)
    .map(({ id, path, index, caseSensitive }) => {
      const children = index ? undefined : childrenOf(routes, id);
      return { id, path, index, caseSensitive, children };
    });
}
