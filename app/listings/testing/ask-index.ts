import type { Box } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Cluster } from "#app/search-index/clusters.ts";
import type { Facets } from "#app/search-index/facets.ts";
import { facetParts } from "#app/search-index/resolve-criteria.server.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";

/* One question to the index as it is now: pages ask several of one snapshot. */

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
