import { expect, type APIRequestContext } from "@playwright/test";
import { deals, criteriaOfDeal } from "#app/filters/deal.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import { href, paths, type Page } from "#app/i18n/paths.ts";
import { test } from "./kept-page.ts";

/** The keys of texts, as code asks for them: a plural without its form. */
function keysOf(texts: object, above = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === "string"
      ? [(above + key).replace(/_(?:ordinal_)?(?:one|two|few|other)$/, "")]
      : keysOf(value, `${above}${key}.`),
  );
}

const keys = new Set(keysOf(en));

/** Pages that are asked for at once: while one is read, the site writes the next. */
const atOnce = 6;

/** Does something with each of a list, so many at once. */
async function withEach<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** What readers and machines get to read of a page: words, attributes and structured data, without code. */
const wordsOf = (html: string) =>
  html.replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, " ").replace(/<style[^>]*>[^]*?<\/style>/g, " ");

/** Raw keys and unfilled placeholders in a page. */
function rawTexts(html: string): string[] {
  const words = wordsOf(html);
  const dotted = words.match(/[A-Za-z][\w-]*(?:\.[\w-]+)+/g) ?? [];
  return [...new Set([...dotted.filter((word) => keys.has(word)), ...(words.match(/\{\{\w*\}\}/g) ?? [])])];
}

async function listOwnPages(request: APIRequestContext, language: Language): Promise<string[]> {
  const xml = await (await request.get("/sitemaps/pages-1.xml")).text();
  const found = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  return found.filter((path) => path === `/${language}` || path.startsWith(`/${language}/`));
}

/** Pages that no sitemap lists; those that want somebody logged in lead to the form. */
const unlisted: Page[] = ["search", "login", "sign-up", "forgot-password", "reset-password", "profile", "shortlist"];

/** Of each deal and type: the list, as a map, the services beside it. */
function listSearches(language: Language): string[] {
  const segments: (TypeSegment | undefined)[] = [undefined, ...(Object.keys(typeSegments) as TypeSegment[])];
  return deals.flatMap((deal) =>
    segments.map((segment) =>
      searchHref({ ...criteriaOfDeal(deal), ...(segment && criteriaOfSegment(segment)) }, language),
    ),
  );
}

for (const language of languages) {
  test(
    `no page in ${language} shows the key of a text or an unfilled placeholder`,
    { tag: "@no-script" },
    async ({ request }) => {
      const found: Record<string, string[]> = {};
      const read = async (path: string) => {
        const html = await (await request.get(path)).text();
        const raw = rawTexts(html);
        if (raw.length > 0) found[path] = raw;
        return html;
      };
      const own = await listOwnPages(request, language);
      expect(own.length).toBeGreaterThan(40);
      const office = searchHref({ transaction: "to-let", type: "office" }, language);
      await withEach(
        [
          ...own,
          ...unlisted.map((page) => href(page, language)),
          `/${language}/nowhere`,
          ...["map", "service"].map((display) => `${office}?display=${display}`),
        ],
        async (path) => void (await read(path)),
      );

      const listing = new RegExp(`href="(/${language}/${paths.listing[language]?.split("/")[0]}/[^"?#]+)`);
      // The same listing may come first in several lists.
      const listings = new Set<string>();
      let withListing = 0;
      await withEach(listSearches(language), async (path) => {
        const first = listing.exec(await read(path))?.[1];
        if (!first) return;
        withListing += 1;
        listings.add(first);
      });
      // Coworking among them, whose pages showed a key once.
      expect(withListing).toBeGreaterThan(20);
      await withEach([...listings], async (path) => void (await read(path)));
      expect(found).toEqual({});
    },
  );
}
