import { LRUCache } from "lru-cache";
import type { Database } from "#db/client.server.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";
import type { MemoryIndex } from "#app/search-index/memory/memory-index.ts";

/** About 2 kB each. */
const remembered = 10_000;
const caches = new WeakMap<MemoryIndex, LRUCache<number, CardRow>>();

/**
 * The cards of rows of the index, in their order. Those of listings that have not changed since they were read last are
 * at hand; the others are asked of the database.
 */
export async function listCards(db: Database, index: MemoryIndex, rows: readonly number[]): Promise<CardRow[]> {
  const known = caches.get(index) ?? new LRUCache<number, CardRow>({ max: remembered });
  caches.set(index, known);
  const { id, revision } = index.columns;
  const cards = rows.map((row) => known.get(id[row]!));
  const missing = rows.filter((row, at) => cards[at]?.revision !== revision[row]).map((row) => id[row]!);
  if (missing.length === 0) return cards.filter((card) => card !== undefined);
  const read = new Map((await selectCards(db, missing)).map((card) => [card.id, card]));
  for (const card of read.values()) known.set(card.id, card);
  // A listing may have changed while it was read: what was read is newer than what the search saw.
  return rows.flatMap((row, at) => read.get(id[row]!) ?? cards[at] ?? []);
}
