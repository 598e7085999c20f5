import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import { towns } from "./towns.ts";

/** How long counts may be old, in milliseconds. */
const freshFor = 60_000;

const counted = new WeakMap<Database, { at: number; counts: Promise<TownCounts> }>();

interface TownCounts {
  /** In both countries. */
  total: number;
  /** By the town's key. */
  towns: Record<string, number>;
}

/** Listings in all and in each town of the home page, counted at most once a minute. */
export function countTowns(db: Database, gazetteer: Gazetteer): Promise<TownCounts> {
  const known = counted.get(db);
  if (known && performance.now() - known.at <= freshFor) return known.counts;
  const counts = withSearchIndex(db, (index) => countAll(index, gazetteer));
  counted.set(db, { at: performance.now(), counts });
  counts.catch(() => counted.delete(db)); // The caller sees the error; the next one asks again.
  return counts;
}

async function countAll(index: SearchIndex, gazetteer: Gazetteer): Promise<TownCounts> {
  const total = index.count({ criteria: {}, districts: [] });
  const counts = towns.map(async ({ key }): Promise<[string, number]> => {
    const place = gazetteer.byKey(key);
    if (!place) return [key, 0];
    return [key, await index.count({ criteria: {}, location: placeScope(gazetteer, place), districts: [] })];
  });
  return { total: await total, towns: Object.fromEntries(await Promise.all(counts)) };
}
