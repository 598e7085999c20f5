import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { linkToken } from "#app/account/address/link-token.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { pathOf, paths, type Page } from "#app/i18n/paths.ts";
import { documentUrl } from "#app/media/documents/document-url.ts";
import { parameterName, parameters } from "#app/filters/search-url.ts";
import { deals } from "#app/filters/deal.ts";
import { namedList } from "#app/shortlist/shortlist.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";
import { headerOf, type WireAnswer } from "./exchange.ts";
import { FoundSite, readPage } from "./found-site.ts";
import { isParameter, listTemplates, matchPath, templateOf, type RouteTemplate } from "./route-templates.ts";
import { ask, type Visitor } from "./visitors.ts";
import type { TriedSite } from "./tried-site.ts";

/** Pages of one route that are looked at for more. */
const pagesOfRoute = 4;
/** Properties of one type that are looked at, in each language. */
const propertiesOfType = 2;

interface SeenPage {
  visitor: Visitor;
  address: string;
  answer: WireAnswer;
  cpuSeconds: number;
}

/**
 * Looks through the site as each visitor: pages of every kind in every language, with a property of every type.
 * @returns what addresses, forms and values it has; each page is also handed to `onPage`
 */
export async function explore(
  site: TriedSite,
  visitors: readonly Visitor[],
  onPage: (page: SeenPage) => Promise<void>,
): Promise<FoundSite> {
  const found = new FoundSite(listTemplates());
  for (const address of describedAddresses(visitors)) found.addAddress(address);
  for (const visitor of visitors) {
    const seen = new Map<string, number>();
    const visited = new Set<string>();
    const starts = new Set(startAddresses(visitor));
    const waiting = [...starts];
    const isProperty = (link: string) => templateOf(found.templates, link.split("?")[0]!)?.page === "listing";
    const visit = async (address: string) => {
      if (visited.has(address)) return;
      visited.add(address);
      const before = site.cpuSeconds;
      const answer = await ask(site, visitor, address);
      await onPage({ visitor, address, answer, cpuSeconds: site.cpuSeconds - before });
      const { links, files, forms } = readPage(answer.body.toString(), address, site.origin);
      for (const form of forms) found.addForm(form);
      for (const file of files) if (!found.addAddress(file)) found.files.add(file);
      const to = headerOf(answer, "location");
      for (const link of [...links, ...(to.startsWith("/") ? [to] : [])]) follow(link);
      if (starts.has(address)) {
        for (const property of links.filter(isProperty).slice(0, propertiesOfType)) await visit(property);
      }
    };
    const follow = (link: string) => {
      found.addAddress(link);
      const template = templateOf(found.templates, link.split("?")[0]!);
      const count = template && (seen.get(template.name) ?? 0);
      if (count === undefined || count >= pagesOfRoute || visited.has(link)) return;
      seen.set(template!.name, count + 1);
      waiting.push(link);
    };
    for (let index = 0; index < waiting.length; index++) await visit(waiting[index]!);
  }
  return found;
}

function startAddresses({ kind }: Visitor): string[] {
  const pages = languages.flatMap((language) =>
    (Object.keys(paths) as Page[]).flatMap((page) => {
      const template = paths[page][language];
      return template?.split("/").some((segment) => /^:.*[^?]$/.test(segment)) ? [] : (pathOf(page, language) ?? []);
    }),
  );
  if (kind !== "signed out") return pages.filter((page) => page.startsWith("/en"));
  const searches = languages.flatMap((language) => [
    ...deals.flatMap((deal) =>
      (Object.keys(typeSegments) as TypeSegment[]).map(
        (type) => pathOf(deal, language, { type: typeSegments[type][language] })!,
      ),
    ),
    `${pathOf("search", language)!}?display=map&order=closest&near=50.85,4.35`,
    `${pathOf("search", language)!}?display=service`,
    `${pathOf("search", language)!}?search=nothingatall`,
  ]);
  return ["/sitemap.xml", ...pages, ...searches];
}

/** Addresses of routes that no page leads to. A new route without one is told of by {@link undescribedRoutes}. */
function describedAddresses(visitors: readonly Visitor[]): string[] {
  const box = "2.5,49.4,6.4,51.5";
  return [
    "/", "/healthz", "/readyz", "/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/listings-1.xml",
    "/feeds/rss/en/to-let/office", "/feeds/atom/fr/a-louer/bureau/bruxelles", "/feeds/json/nl/zoeken?search=kantoor",
    "/places/suggestions?language=fr&q=anv",
    `/map/clusters?language=en&bbox=${box}&zoom=8`, `/map/clusters?language=fr&bbox=4.3,50.8,4.4,50.9&zoom=17.5&type=office`,
    `/map/basemap.svg?box=${box}&scheme=night`, "/map/tiles/before/12/2096/1373", "/map/card/qb-20418?language=fr&transaction=to-let",
    "/dev/mail", "/dev/mail/x/html", "/en/nothing-of-the-sort",
    ...languages.flatMap((language) =>
      (["search", ...deals] as const).flatMap((page) => [
        `${pathOf(page, language)!}?bbox=${box}&display=map`,
        `${pathOf(page, language)!}?near=50.8,4.35&order=closest&area=_p~iF~ps%7CU_ulLnnqC&search=office`,
      ]),
    ),
    "/en/search?sentence=office+in+Brussels+from+200+m2+under+150+euros",
    // Links to a shortlist are sent by whoever made them: one that names properties, and one of an account that is nobody's.
    ...languages.flatMap((language) => [
      `${pathOf("shared-shortlist", language, { token: namedList })!}?of=qb-20418,qb-20419`,
      pathOf("shared-shortlist", language, { token: "0".repeat(40) })!,
    ]),
    // The demonstration's listings have no documents that are kept: of the right shape, and nobody's.
    documentUrl("0".repeat(64)),
    // What proves an address leaves by mail alone: of the right shape, and nobody's.
    ...languages.map((language) => pathOf("e-mail-address", language, { token: linkToken("open", "00000000-0000-4000-8000-000000000000") })!),
    ...visitors.flatMap(({ tokens }) =>
      tokens.flatMap((token) => [
        `/unsubscribe/${token}`,
        ...languages.flatMap((language) => [
          pathOf("unsubscribe", language, { token })!,
          pathOf("search-emails", language, { token })!,
        ]),
      ]),
    ),
  ]; // prettier-ignore
}

/** What the parameters of each route were seen to hold, by name. */
export function parametersOf(found: FoundSite): Map<string, readonly string[]> {
  const values = new Map<string, Set<string>>();
  for (const template of found.templates) {
    for (const address of found.addresses.get(template.name) ?? []) {
      for (const [name, value] of Object.entries(matchPath(template, address.split("?")[0] ?? "") ?? {})) {
        values.set(name, (values.get(name) ?? new Set()).add(decodeURIComponent(value)));
      }
    }
  }
  return new Map([...values].map(([name, found]) => [name, [...found]]));
}

/** Routes with parameters of which no address is known: the net would only ever see their refusals. */
export function undescribedRoutes(found: FoundSite): RouteTemplate[] {
  return found.templates.filter(
    ({ name, segments }) => segments.some(isParameter) && (found.addresses.get(name)?.size ?? 0) === 0,
  );
}

/** The names of everything that the code reads of an address or a form, so that a new parameter is tried by itself. */
export function parameterNames(found: FoundSite): string[] {
  const read = /\b(?:searchParams|query|form|fields|formData|params)\.(?:get|getAll|has)\(\s*"([\w-]+)"/g;
  const written = /\bname="([\w-]+)"/g;
  const names = new Set([...found.values.keys()]);
  for (const file of readdirSync("app", { recursive: true, withFileTypes: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(file.name)) continue;
    const source = readFileSync(join(file.parentPath, file.name), "utf8");
    for (const pattern of [read, written]) for (const [, name = ""] of source.matchAll(pattern)) names.add(name);
  }
  for (const name of parameters) for (const language of languages) names.add(parameterName(name, language));
  return [...names].filter(Boolean).sort();
}
