import { criteriaOfDeal } from "#app/filters/deal.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import type { MarketKind } from "#app/filters/market-path.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place, PlaceKind } from "#app/places/place.ts";
import { placeScope } from "#app/places/place-scope.ts";
import type { AskedPrices } from "#app/search-index/asked-prices.ts";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { medianOf } from "#app/search-index/quantile.ts";

const day = 86_400_000;
/** What was published in so many days is new. */
const newDays = 30;

/** A market as it is on offer now. */
export interface MarketNow {
  listings: number;
  newListings: number;
  /** Days since the middle one was published; undefined where nothing is on offer. */
  daysOffered?: number;
  /** EUR per m², ascending: a rent by the year, of homes by the month; empty where there are too few. */
  prices: number[];
}

/** The middle of the prices of a place. */
export interface PlaceMedian {
  place: Place;
  prices: number;
  /** EUR per m² */
  median: number;
}

/** Measures a market in a place, and in the places directly in it; those with too few prices are left out. */
export async function measureNow(
  index: SearchIndex,
  gazetteer: Gazetteer,
  place: Place,
  kind: MarketKind,
  now: Date,
): Promise<{ market: MarketNow; parts: PlaceMedian[] }> {
  const scope = placeScope(gazetteer, place);
  const asked = await askPrices(index, kind, scope);
  const partOf = new Map(scope.parts.flatMap(({ id, ids }) => ids.map((within) => [within, id])));
  return {
    market: marketOf(asked, now),
    parts: mediansOf(asked, (id) => {
      const part = partOf.get(id);
      return part === undefined ? undefined : gazetteer.getById(part);
    }),
  };
}

/** What investments yield. */
export interface YieldNow {
  /** In per cent gross. */
  median: number;
  /** How many of them tell it. */
  told: number;
  investments: number;
}

/**
 * What investments of the same types yield in a place; undefined where too few tell theirs. It stands with what is for sale as
 * well, as an investment is bought.
 */
export async function measureYield(
  index: SearchIndex,
  gazetteer: Gazetteer,
  place: Place,
  { segment, transaction }: MarketKind,
): Promise<YieldNow | undefined> {
  if (transaction === "to-let") return undefined;
  const criteria = { invest: true as const, ...criteriaOfSegment(segment) };
  const search = { criteria, location: placeScope(gazetteer, place), districts: [] };
  const { medianYield, yields, count } = await index.figures(search);
  return medianYield === undefined || yields === undefined
    ? undefined
    : { median: medianYield, told: yields, investments: count };
}

/** The smallest places that there may be figures of, and those to look in where none of them has enough prices. */
const ofTowns: readonly PlaceKind[][] = [["municipality"], ["province"], ["country"]];

/**
 * The same in both countries by municipality, for Brussels by its region, where most is on offer first. What is on offer far
 * from towns, as warehouses are, is told by province, and by country where there is too little for that.
 */
export async function measureTowns(index: SearchIndex, gazetteer: Gazetteer, kind: MarketKind): Promise<PlaceMedian[]> {
  const asked = await askPrices(index, kind, undefined);
  for (const kinds of ofTowns) {
    const found = mediansOf(asked, (id) => {
      const place = gazetteer.getById(id);
      const holders = [place, ...gazetteer.ancestors(place)];
      const isCountry = kinds.includes("country");
      const region = isCountry ? undefined : holders.find(({ key }) => key === brussels);
      return region ?? holders.find(({ kind }) => kinds.includes(kind));
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The gazetteer's key of the Brussels-Capital Region. */
const brussels = "BE-04000";

function askPrices(
  index: SearchIndex,
  { segment, transaction }: MarketKind,
  location: ReturnType<typeof placeScope> | undefined,
) {
  const criteria = { ...criteriaOfDeal(transaction), ...criteriaOfSegment(segment) };
  return index.prices({ criteria, location, districts: [] });
}

function marketOf({ prices, published }: AskedPrices, now: Date): MarketNow {
  const days = Float64Array.from(published, (at) => Math.max(0, (now.getTime() - at) / day)).sort();
  const known = Array.from(prices).filter(Number.isFinite);
  return {
    listings: days.length,
    newListings: days.filter((age) => age <= newDays).length,
    ...(days.length > 0 && { daysOffered: medianOf(days) }),
    prices: known.length < fewestPrices ? [] : known.sort((a, b) => a - b),
  };
}

function mediansOf({ places, prices }: AskedPrices, partOf: (id: number) => Place | undefined): PlaceMedian[] {
  const pricesIn = new Map<Place, number[]>();
  for (let at = 0; at < prices.length; at++) {
    const price = prices[at]!;
    const part = Number.isFinite(price) && partOf(places[at]!);
    if (!part) continue;
    const known = pricesIn.get(part);
    if (known) known.push(price);
    else pricesIn.set(part, [price]);
  }
  return [...pricesIn]
    .filter(([, known]) => known.length >= fewestPrices)
    .map(([place, known]) => ({
      place,
      prices: known.length,
      median: medianOf(known.sort((a, b) => a - b)),
    }))
    .sort((a, b) => b.prices - a.prices || (a.place.key < b.place.key ? -1 : 1));
}
