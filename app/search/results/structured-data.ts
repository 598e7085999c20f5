import { LRUCache } from "lru-cache";
import type { ItemListLeaf } from "schema-dts";
import { scriptJson } from "#app/http/script-json.ts";
import type { Language } from "#app/i18n/languages.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";

/** Addresses as JSON, of some 100 bytes each. */
const addresses = new LRUCache<string, string>({ max: 20_000 });

interface ResultsPage {
  rows: readonly Pick<CardRow, "id" | "revision" | "reference" | "titles">[];
  /** How many listings the search finds in all. */
  count: number;
  /** How many listings come before this page. */
  before: number;
  /** In words. */
  name: string;
  /** Path and query. */
  canonical: string;
  crumbs: readonly Crumb[];
  language: Language;
  /** Without a slash at its end. */
  siteUrl: string;
}

/**
 * A page of results as search engines read it: how many there are, where each listing of the page has its own, which says
 * what it is, and the way to this one.
 * @returns JSON-LD blocks as text
 */
export function resultsStructuredData(page: ResultsPage): readonly string[] {
  const { crumbs, siteUrl } = page;
  return [itemList(page), ...(crumbs.length > 0 ? [block(breadcrumbList(crumbs, siteUrl))] : [])];
}

function itemList(page: ResultsPage): string {
  const { rows, count, before, name, canonical, siteUrl } = page;
  const list: ItemListLeaf = { "@type": "ItemList", name, url: siteUrl + canonical, numberOfItems: count };
  const elements = rows.map(
    (row, index) => `{"@type":"ListItem","position":${before + index + 1},"url":${addressOf(row, page)}}`,
  );
  return `${block(list).slice(0, -1)},"itemListElement":[${elements.join(",")}]}`;
}

/** Stays the same until its listing changes, like the card: each is made once. */
function addressOf({ id, revision, reference, titles }: ResultsPage["rows"][number], page: ResultsPage): string {
  const key = `${id} ${revision} ${page.language}`;
  let address = addresses.get(key);
  if (address === undefined) {
    address = scriptJson(page.siteUrl + listingHref(reference, titles, page.language));
    addresses.set(key, address);
  }
  return address;
}
