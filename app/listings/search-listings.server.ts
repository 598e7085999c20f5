import type { Box, Point } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope, type PlacePart } from "#app/places/place-scope.ts";
import type { SearchView } from "#app/filters/criteria.ts";
import type { Cluster, MarketFigures } from "#app/search-index/clusters.ts";
import type { Facets } from "#app/search-index/facets.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { FoundPage, SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import type { CardRow } from "./card-columns.server.ts";
import { listCards } from "./list-cards.server.ts";

/** A page of what a search finds, with what cards show. */
export interface SearchResults extends Omit<FoundPage, "hits"> {
  rows: CardRow[];
}

/**
 * One page of the listings that a search finds, with their cards: see SearchIndex.
 * @param db what the index was given with
 */
export async function listResults(
  index: SearchIndex,
  db: Database,
  search: ResolvedCriteria,
  view: SearchView,
  near?: Point,
): Promise<SearchResults> {
  const { hits, ...page } = await index.page(search, view, near);
  return { rows: await listCards(db, index.source, hits), ...page };
}

/** The places that a search's facets count in: those directly in its location, or the countries. */
export function facetParts(gazetteer: Gazetteer, { location }: ResolvedCriteria): readonly PlacePart[] {
  if (location) return location.parts;
  const known = countries.get(gazetteer);
  if (known) return known;
  const found = gazetteer.places.filter(({ kind }) => kind === "country").map((place) => placeScope(gazetteer, place));
  countries.set(gazetteer, found);
  return found;
}

/** Everything that lies in them is a list of thousands, the same for every search without a place. */
const countries = new WeakMap<Gazetteer, readonly PlacePart[]>();

/* For whom one answer is all: each of these asks the index as it is now. */

/** One page of the listings that a search finds. */
export function searchListings(
  db: Database,
  search: ResolvedCriteria,
  view: SearchView,
  near?: Point,
): Promise<SearchResults> {
  return withSearchIndex(db, (index, within) => listResults(index, within, search, view, near));
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
