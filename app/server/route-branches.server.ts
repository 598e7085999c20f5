import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { readPages } from "./read-pages.server.ts";

type Routes = ServerBuild["routes"];

/**
 * Remix's request handler over the few routes that a path can mean. Its router flattens, scores and tries all routes of
 * a build three times a request, some two hundred of them as each page has one in every language: a sixth of a results
 * page's time. Which of them can match follows from a path's first two segments; the router still decides among those.
 * A path of which that can't be told is answered with all of them.
 */
export function handleByBranch(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode);
  const patterns = patternsOf(build.routes);
  const firsts = staticSegments(patterns, 0);
  const seconds = new Map(
    [...firsts].map((first) => [first, staticSegments(patterns.filter(canMean([first])), 1)] as const),
  );
  // As many as there are first and second segments in routes, whatever is asked for.
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const [first = "", second = ""] = segmentsOf(new URL(request.url).pathname) ?? [];
    const named = seconds.get(first);
    if (!named) return all(request, context);
    const branch = [first, named.has(second) ? second : undefined];
    const key = branch.join("/");
    let handle = handlers.get(key);
    if (!handle) handlers.set(key, (handle = readPages(withRoutes(build, branch), mode)));
    return handle(request, context);
  };
}

/** A path's first two segments as the router compares them; undefined where only the router knows. */
function segmentsOf(pathname: string): string[] | undefined {
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (path.includes("//")) return undefined;
  try {
    return decodeURIComponent(path).toLowerCase().split("/").slice(1, 3);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

interface Pattern {
  id: string;
  segments: readonly string[];
}

function patternsOf(routes: Routes): Pattern[] {
  return Object.values(routes).map(({ id }) => {
    const paths = lineOf(routes, id).map((of) => routes[of]?.path ?? "");
    return { id, segments: paths.flatMap((path) => path.toLowerCase().split("/")).filter(Boolean) };
  });
}

/** A route and those that it stands in, outermost first. */
function lineOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...lineOf(routes, parent), id];
}

/** Any text can stand where a pattern says so; after an optional segment, anything anywhere. */
const isOpen = (segment: string) => /^[:*]|\?$/.test(segment);

function staticSegments(patterns: readonly Pattern[], position: number): Set<string> {
  return new Set(
    patterns.flatMap(({ segments }) => {
      const segment = segments[position];
      return segment === undefined || isOpen(segment) ? [] : [segment];
    }),
  );
}

/**
 * Whether a route may match a path that begins so, or one of the paths above it, which the page names for links upwards.
 * @param branch undefined stands for a segment that no route names
 */
function canMean(branch: readonly (string | undefined)[]) {
  return ({ segments }: Pattern) => {
    for (const [position, asked] of branch.entries()) {
      const segment = segments[position];
      if (segment === undefined || segment === "*" || segment.endsWith("?")) return true;
      if (!isOpen(segment) && segment !== asked) return false;
    }
    return true;
  };
}

function withRoutes(build: ServerBuild, branch: readonly (string | undefined)[]): ServerBuild {
  const { routes, assets } = build;
  const matched = new Set(
    patternsOf(routes)
      .filter(canMean(branch))
      .flatMap(({ id }) => lineOf(routes, id)),
  );
  const only = <Route>(of: Record<string, Route>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => matched.has(id)));
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}
