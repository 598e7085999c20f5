import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { Database } from "#db/client.server.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { listCards } from "#app/listings/read-cards.server.ts";

/**
 * Properties on offer that come close to a listing: see SearchIndex.
 * @param within the database as the index sees it
 */
export async function listSimilarListings(
  index: SearchIndex,
  within: Database,
  listing: Listing,
  count: number,
): Promise<CardRow[]> {
  const compared = { ...listing, bedrooms: listing.facts.bedrooms ?? null };
  return listCards(within, index.source, await index.similar(compared, count));
}
