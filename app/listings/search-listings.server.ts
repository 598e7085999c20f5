import type { Box, Point } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchView } from "#app/filters/criteria.ts";
import type { Cluster, MarketFigures } from "#app/search-index/clusters.ts";
import type { Facets } from "#app/search-index/facets.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import { facetParts } from "#app/search-index/resolve-criteria.server.ts";
import type { FoundPage } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { listCards, type CardRow } from "./read-cards.server.ts";

/** A page of what a search finds, with what cards show. */
export interface SearchResults extends Omit<FoundPage, "hits"> {
  rows: CardRow[];
}

/* For whom one answer is all: each of these asks the index as it is now. */

/** One page of the listings that a search finds. */
export function searchListings(
  db: Database,
  search: ResolvedCriteria,
  view: SearchView,
  near?: Point,
): Promise<SearchResults> {
  return withSearchIndex(db, async (index, within) => {
    const { hits, ...page } = await index.page(search, view, near);
    return { rows: await listCards(within, index.source, hits), ...page };
  });
}

/** How many listings a search finds. */
export function countListings(db: Database, search: ResolvedCriteria): Promise<number> {
  return withSearchIndex(db, (index) => index.count(search));
}

/** How many listings each other choice of a filter would find. */
export async function countFacets(db: Database, search: ResolvedCriteria): Promise<Facets> {
  const parts = facetParts(await getGazetteer(db), search);
  return withSearchIndex(db, (index) => index.facets(search, parts));
}

/** What a map shows of a search. */
export function listClusters(db: Database, search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]> {
  return withSearchIndex(db, (index) => index.clusters(search, box, zoom));
}

/** What the market asks for in a search. */
export function measureMarket(db: Database, search: ResolvedCriteria): Promise<MarketFigures> {
  return withSearchIndex(db, (index) => index.figures(search));
}
