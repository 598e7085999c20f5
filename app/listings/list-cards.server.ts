import { LRUCache } from "lru-cache";
import { IndexOutdated } from "#app/search-index/index-outdated.ts";
import type { Hit } from "#app/search-index/hit.ts";
import type { Database } from "#db/client.server.ts";
import { selectCards, type CardRow } from "./card-columns.server.ts";

/** About 2 kB each. */
const cardsKept = 10_000;
const caches = new WeakMap<object, LRUCache<number, CardRow>>();

/**
 * The cards of listings that were found, in their order. Those of listings that have not changed since they were read last
 * are at hand; the others are asked of the database.
 * @param source what they were found in: `source` of its search index
 * @throws IndexOutdated when one of them has changed since it was found
 */
export async function listCards(db: Database, source: object, hits: readonly Hit[]): Promise<CardRow[]> {
  const known = caches.get(source) ?? new LRUCache<number, CardRow>({ max: cardsKept });
  caches.set(source, known);
  const cards = hits.map(({ id }) => known.get(id));
  const missing = hits.filter(({ revision }, at) => cards[at]?.revision !== revision).map(({ id }) => id);
  const read = new Map(missing.length > 0 ? (await selectCards(db, missing)).map((card) => [card.id, card]) : []);
  for (const card of read.values()) known.set(card.id, card);
  return hits.map(({ id, reference, revision }, at) => {
    const card = read.get(id) ?? cards[at];
    if (card?.revision !== revision) throw new IndexOutdated(reference);
    return card;
  });
}
