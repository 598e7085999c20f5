import type { Database } from "#db/client.server.ts";
import type { CardRow } from "./card-columns.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { listCards } from "./list-cards.server.ts";
import { getMemoryIndex } from "#app/search-index/memory/get-memory-index.server.ts";
import { similarRows } from "#app/search-index/memory/similar-rows.ts";

/** Places on offer that come close to a listing: see {@link similarRows}. */
export async function listSimilarListings(db: Database, listing: Listing, count: number): Promise<CardRow[]> {
  const index = await getMemoryIndex(db);
  return listCards(db, index, similarRows(index, listing, count));
}
