import type { Box, Point } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { placeScope, type PlaceScope } from "#app/places/place-scope.ts";
import { defaultPageSize, type Order, type SearchView } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import type { CardRow } from "./card-columns.server.ts";
import type { Cluster, MarketFigures } from "#app/search-index/clusters.ts";
import type { Facets } from "#app/search-index/facets.ts";
import { listCards } from "./list-cards.server.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import { clusterRows } from "#app/search-index/memory/cluster-rows.ts";
import { countFacetsIn } from "#app/search-index/memory/count-facets.ts";
import { matchRows, partComplete, type Rows } from "#app/search-index/memory/matcher.ts";
import { getMemoryIndex } from "#app/search-index/memory/get-memory-index.server.ts";
import { measureRows } from "#app/search-index/memory/market-figures.ts";
import { pageOf } from "#app/search-index/memory/order-rows.ts";
import { AnswerCache } from "#app/search-index/memory/answer-cache.ts";
import type { MemoryIndex } from "#app/search-index/memory/memory-index.ts";
import { findTextRows } from "#app/search-index/memory/text-rows.server.ts";

export interface SearchResults {
  rows: CardRow[];
  /** How many listings the search finds in all. */
  count: number;
  /** The page shown; the last one when a later one was asked for. */
  page: number;
  pages: number;
  /** What the rows are ordered by. */
  order: Order;
}

/**
 * One page of the listings that a search finds (decisions, section 2). Listings that lack a figure asked for come after
 * those that have it; ties go by reference, so that paging neither repeats nor skips.
 * @param near where `closest` measures from; without it that order falls back to `newest`
 */
export async function searchListings(
  db: Database,
  search: ResolvedCriteria,
  view: SearchView,
  near?: Point,
): Promise<SearchResults> {
  const order = view.order === "closest" && !near ? "newest" : (view.order ?? "newest");
  const size = view.numPropertiesPerPage ?? defaultPageSize;
  const { index, found } = await find(db, search);
  const count = found.rows.length;
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(view.page ?? 1, pages);
  const offset = (page - 1) * size;

  const bySurface = order === "largest-to-smallest" || order === "smallest-to-largest";
  const { complete, incomplete } = partComplete(index, found, search.criteria, bySurface);
  const shown = pageOf(index, complete, order, near, offset, size);
  const rest = bySurface ? "newest" : order;
  if (shown.length < size) {
    const after = Math.max(0, offset - complete.rows.length);
    shown.push(...pageOf(index, incomplete(), rest, near, after, size - shown.length));
  }
  return { rows: await listCards(db, index, shown), count, page, pages, order };
}

/** How many listings a search finds. */
export async function countListings(db: Database, search: ResolvedCriteria): Promise<number> {
  return (await find(db, search)).found.rows.length;
}

/** How many of the listings that a search finds were published after a moment; they lead its newest results. */
export async function countListingsSince(db: Database, search: ResolvedCriteria, since: Date): Promise<number> {
  const { index, found } = await find(db, search);
  const { publishedAt } = index.columns;
  let count = 0;
  for (const row of found.rows) if (publishedAt[row]! > since.getTime()) count++;
  return count;
}

/** How many listings each other choice of a filter would find. */
export async function countFacets(db: Database, search: ResolvedCriteria): Promise<Facets> {
  const [gazetteer, read] = await Promise.all([getGazetteer(db), readFor(db, search)]);
  const { index, version } = read;
  return cachedFacets.get(index, version, keyOf(search), () => {
    const countries = gazetteer.places.filter(({ kind }) => kind === "country");
    const parts = search.location?.parts ?? countries.map((country) => placeScope(gazetteer, country));
    return countFacetsIn(index, search, parts, (changed) => findIn(read, changed).rows);
  });
}

/**
 * What a map shows of a search: listings that stand close together at its zoom as one.
 * @param zoom of the usual web map, with a fraction if need be
 */
export async function listClusters(db: Database, search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]> {
  const { index, found } = await find(db, search);
  return clusterRows(index, found.rows, box, zoom);
}

/** What the market asks for in a search. */
export async function measureMarket(db: Database, search: ResolvedCriteria): Promise<MarketFigures> {
  const { index, version, found } = await find(db, search);
  return cachedFigures.get(index, version, keyOf(search), () => measureRows(index, found.rows, search.criteria));
}

/** What a search goes by. */
interface Read {
  index: MemoryIndex;
  /** Of the index, read before the text was looked for: what was committed since may be missing there. */
  version: number;
  /** Where the free text is found. */
  text: Uint8Array | undefined;
}

async function readFor(db: Database, { text }: ResolvedCriteria): Promise<Read> {
  const index = await getMemoryIndex(db);
  const { version } = index;
  return { index, version, text: text === undefined ? undefined : await findTextRows(db, index, text) };
}

async function find(db: Database, search: ResolvedCriteria): Promise<Read & { found: Rows }> {
  const read = await readFor(db, search);
  return { ...read, found: findIn(read, search) };
}

/** Rows at most, of all searches together: 32 MB. */
const rowsCached = 8_000_000;
const cachedRows = new AnswerCache<Rows>({
  max: 200,
  maxSize: rowsCached,
  sizeCalculation: ({ rows }) => rows.length + 1,
});
const cachedFigures = new AnswerCache<MarketFigures>({ max: 500 });
const cachedFacets = new AnswerCache<Facets>({ max: 500 });

function findIn(read: Read, search: ResolvedCriteria): Rows {
  const { index, version, text } = read;
  return cachedRows.get(index, version, keyOf(search), () =>
    matchRows(index, search, text, (wider) => findIn(read, wider)),
  );
}

function keyOf({ criteria, location, districts, text }: ResolvedCriteria): string {
  return JSON.stringify([criteria, location && numberOf(location), districts.map(numberOf), text]);
}

let lastNumber = 0;
const numbers = new WeakMap<PlaceScope, number>();

/** Tells a place from others, and from itself in the gazetteer before, where other places may have lain in it. */
function numberOf(scope: PlaceScope): number {
  const number = numbers.get(scope) ?? ++lastNumber;
  numbers.set(scope, number);
  return number;
}
