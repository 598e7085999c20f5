import { LRUCache } from "lru-cache";
import type { Database } from "#db/client.server.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";
import type { Stock } from "./stock/stock.ts";

/** About 2 kB each. */
const remembered = 10_000;
const caches = new WeakMap<Stock, LRUCache<number, CardRow>>();

/**
 * The cards of rows of the stock, in their order. Those of listings that have not changed since they were read last are
 * at hand; the others are asked of the database.
 */
export async function listCards(db: Database, stock: Stock, rows: readonly number[]): Promise<CardRow[]> {
  const known = caches.get(stock) ?? new LRUCache<number, CardRow>({ max: remembered });
  caches.set(stock, known);
  const { id, revision } = stock.columns;
  const cards = rows.map((row) => known.get(id[row]!));
  const missing = rows.filter((row, index) => cards[index]?.revision !== revision[row]).map((row) => id[row]!);
  if (missing.length === 0) return cards.filter((card) => card !== undefined);
  const read = new Map((await selectCards(db, missing)).map((card) => [card.id, card]));
  for (const card of read.values()) known.set(card.id, card);
  // A listing may have changed while it was read: what was read is newer than what the search saw.
  return rows.flatMap((row, index) => read.get(id[row]!) ?? cards[index] ?? []);
}
