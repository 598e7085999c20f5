import { withSearchIndex } from "#app/search-index/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import type { CardRow } from "./card-columns.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { listCards } from "./list-cards.server.ts";

/** Properties on offer that come close to a listing: see SearchIndex. */
export function listSimilarListings(db: Database, listing: Listing, count: number): Promise<CardRow[]> {
  return withSearchIndex(db, async (index, within) =>
    listCards(within, index.source, await index.similar(listing, count)),
  );
}
