import type { Database } from "#db/client.server.ts";
import type { CardRow } from "./card-columns.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { listCards } from "./list-cards.server.ts";
import { getStock } from "./stock/get-stock.server.ts";
import { similarRows } from "./stock/similar-rows.ts";

/** Places on offer that come close to a listing: see {@link similarRows}. */
export async function listSimilarListings(db: Database, listing: Listing, count: number): Promise<CardRow[]> {
  const stock = await getStock(db);
  return listCards(db, stock, similarRows(stock, listing, count));
}
