import type { RouteConfigEntry } from "@remix-run/route-config";
import { languages } from "#app/i18n/languages.ts";
import { paths, type Page } from "#app/i18n/paths.ts";
import routeTable from "#app/routes.ts";

/** A route's address: `/map/card/:reference`, `/en/to-let/:type?/:location?`. */
export interface RouteTemplate {
  name: string;
  /** What answers it, whatever the language: `listing`, `map/clusters`. */
  page: string;
  segments: readonly string[];
}

/** The templates of every route of the route table; pages as the path table writes them. */
export function listTemplates(): RouteTemplate[] {
  const pages = new Map<string, string>();
  for (const page of Object.keys(paths) as Page[]) {
    for (const language of languages) {
      const template = paths[page][language];
      if (template !== null) pages.set(`${page}.${language}`, `${language}/${template}`);
    }
  }
  return flatten(routeTable, "").map(({ id, path }) => {
    const template = pages.get(id ?? "") ?? path;
    return {
      name: `/${template}`.replace(/(?<=.)\/$/, ""),
      page: (id ?? path).replace(/\.(?:en|fr|nl)$/, ""),
      segments: template.split("/").filter(Boolean),
    };
  });
}

function flatten(entries: readonly RouteConfigEntry[], above: string): { id: string | undefined; path: string }[] {
  return entries.flatMap(({ id, path, children }) => {
    const whole = [above, path ?? ""].filter(Boolean).join("/");
    return [...(path === undefined ? [] : [{ id, path: whole }]), ...flatten(children ?? [], whole)];
  });
}

export const isParameter = (segment: string) => segment.startsWith(":") || segment === "*";

/** The parameters of a path that a template describes, by name; undefined for another path. */
export function matchPath(template: RouteTemplate, path: string): Record<string, string> | undefined {
  return matchSegments(template, segmentsOf(path));
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

function matchSegments({ segments }: RouteTemplate, given: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index]!;
    if (segment === "*") return { ...found, "*": given.slice(index).join("/") };
    const value = given[index];
    if (segment.startsWith(":")) {
      if (value === undefined && !segment.endsWith("?")) return undefined;
      if (value !== undefined) found[segment.replace(/^:|\?$/g, "")] = value;
    } else if (segment !== value) {
      return undefined;
    }
  }
  return given.length <= segments.length ? found : undefined;
}

/** The template that describes a path best: the one with the most words of its own, then the fewest parameters. */
export function templateOf(templates: readonly RouteTemplate[], path: string): RouteTemplate | undefined {
  const given = segmentsOf(path);
  return bestFirst(templates).find((template) => matchSegments(template, given) !== undefined);
}

/** The same templates in the order in which they are tried: every link of every page is asked for its own. */
const inOrder = new WeakMap<readonly RouteTemplate[], readonly RouteTemplate[]>();

function bestFirst(templates: readonly RouteTemplate[]): readonly RouteTemplate[] {
  const known = inOrder.get(templates);
  if (known) return known;
  const worth = ({ segments }: RouteTemplate) => {
    const words = segments.filter((segment) => !isParameter(segment)).length;
    return words * 100 - (segments.length - words) - (segments.includes("*") ? 50 : 0);
  };
  const sorted = [...templates].sort((a, b) => worth(b) - worth(a));
  inOrder.set(templates, sorted);
  return sorted;
}
