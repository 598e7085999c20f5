import { LRUCache } from "lru-cache";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import type { MarketKind } from "#app/filters/market-path.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";

/** Markets of places that are known to have figures or none, of a version of the listings. */
const maxKnown = 10_000;
const known = new WeakMap<Gazetteer, WeakMap<SearchIndex, LRUCache<string, boolean>>>();

/**
 * The place whose market page has figures: the place itself, or the smallest around it where enough prices are asked.
 * @returns undefined where not even its country has enough
 */
export function findMeasuredPlace(
  db: Database,
  gazetteer: Gazetteer,
  place: Place,
  kind: MarketKind,
): Promise<Place | undefined> {
  return withSearchIndex(db, (index) => findMeasuredPlaceIn(index, gazetteer, place, kind));
}

/** The same of one version of the listings, of which more is asked. */
export async function findMeasuredPlaceIn(
  index: SearchIndex,
  gazetteer: Gazetteer,
  place: Place,
  kind: MarketKind,
): Promise<Place | undefined> {
  for (const each of [place, ...gazetteer.ancestors(place)]) {
    if (await hasFigures(index, gazetteer, each, kind)) return each;
  }
  return undefined;
}

async function hasFigures(
  index: SearchIndex,
  gazetteer: Gazetteer,
  place: Place,
  { segment, transaction }: MarketKind,
): Promise<boolean> {
  const versions = known.get(gazetteer) ?? new WeakMap<SearchIndex, LRUCache<string, boolean>>();
  known.set(gazetteer, versions);
  const answers = versions.get(index) ?? new LRUCache<string, boolean>({ max: maxKnown });
  versions.set(index, answers);
  const key = `${place.id} ${segment} ${transaction}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    const criteria = { ...criteriaOfDeal(transaction), ...criteriaOfSegment(segment) };
    const { prices } = await index.prices({ criteria, location: placeScope(gazetteer, place), districts: [] });
    answers.set(key, (answer = isEnough(prices)));
  }
  return answer;
}

function isEnough(prices: ArrayLike<number>): boolean {
  let count = 0;
  for (let at = 0; at < prices.length && count < fewestPrices; at++) if (Number.isFinite(prices[at])) count++;
  return count >= fewestPrices;
}
