import { LRUCache } from "lru-cache";
import type { Hit } from "#app/search-index/search-index.ts";
import type { Database } from "#db/client.server.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";

/** About 2 kB each. */
const cardsKept = 10_000;
const caches = new WeakMap<object, LRUCache<number, CardRow>>();

/**
 * The cards of listings that were found, in their order. Those of listings that have not changed since they were read last
 * are at hand; the others are asked of the database.
 * @param source what they were found in: `source` of its search index
 */
export async function listCards(db: Database, source: object, hits: readonly Hit[]): Promise<CardRow[]> {
  const known = caches.get(source) ?? new LRUCache<number, CardRow>({ max: cardsKept });
  caches.set(source, known);
  const cards = hits.map(({ id }) => known.get(id));
  const missing = hits.filter(({ revision }, at) => cards[at]?.revision !== revision).map(({ id }) => id);
  if (missing.length === 0) return cards.filter((card) => card !== undefined);
  const read = new Map((await selectCards(db, missing)).map((card) => [card.id, card]));
  for (const card of read.values()) known.set(card.id, card);
  // A listing may have changed while it was read: what was read is newer than what the search saw.
  return hits.flatMap(({ id }, at) => read.get(id) ?? cards[at] ?? []);
}
