import { LRUCache } from "lru-cache";
import type { ItemListLeaf } from "schema-dts";
import { scriptJson } from "#app/http/script-json.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import { listedProperty } from "#app/listings/listing-structured-data.ts";
import { block, breadcrumbList } from "#app/seo/structured-data.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import type { Deal } from "#app/filters/deal.ts";

/** About 0.7 kB each. */
const items = new LRUCache<string, string>({ max: 20_000 });

interface ResultsPage {
  rows: readonly CardRow[];
  /** How many listings the search finds in all. */
  count: number;
  /** How many listings come before this page. */
  before: number;
  /** In words. */
  name: string;
  /** Path and query. */
  canonical: string;
  deal?: Deal;
  crumbs: readonly Crumb[];
  language: Language;
  /** Without a slash at its end. */
  siteUrl: string;
}

/**
 * A page of results as search engines read it: how many there are, each listing of the page, and the way to it.
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
    (row, index) => `{"@type":"ListItem","position":${before + index + 1},"item":${itemOf(row, page)}}`,
  );
  return `${block(list).slice(0, -1)},"itemListElement":[${elements.join(",")}]}`;
}

/** Stays the same until its listing changes, like the card: each is made once. */
function itemOf(row: CardRow, { language, deal, siteUrl }: ResultsPage): string {
  const key = [row.id, row.revision, language, deal].join(" ");
  let item = items.get(key);
  if (item === undefined) items.set(key, (item = scriptJson(listedProperty(row, language, siteUrl, deal))));
  return item;
}
