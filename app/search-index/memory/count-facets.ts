import type { PlacePart } from "#app/places/place-scope.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { dealOf, priceUnitOf } from "#app/filters/describe.ts";
import { readPrice } from "#app/filters/ranges.ts";
import type { Facets, Histogram } from "../facets.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { propertyTypes, type PropertyType } from "#app/listings/vocabulary.ts";
import { ofPrice, type ComparedPrices } from "./filters.ts";
import { coworkingFlag, flagSets, forSaleFlag, investFlag, listedFlag, toLetFlag, typeFlag } from "./columns.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** Classes in which figures are counted: their lower bounds, all multiples of a step. */
interface Classes {
  from: readonly number[];
  step: number;
}

/** m² */
const surfaceClasses: Classes = {
  from: [0, 50, 75, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000],
  step: 25,
};
/** EUR per m² and year, EUR per month, and EUR. */
const rentClasses = {
  perYear: { from: [0, 50, 75, 100, 125, 150, 175, 200, 225, 250, 300, 400], step: 25 },
  perMonth: { from: [0, 500, 700, 850, 1_000, 1_150, 1_300, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000], step: 50 },
};
const saleClasses: Classes = {
  from: [0, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 700_000, 1_000_000, 2_000_000, 5_000_000],
  step: 50_000,
};

/**
 * How many listings each other choice of a filter finds: a facet counts what the search without its own filter finds.
 * @param parts the places to count in: those directly in the location, or the countries
 * @param find the rows of a search
 */
export function countFacetsIn(
  index: MemoryIndex,
  search: ResolvedCriteria,
  parts: readonly PlacePart[],
  find: (search: ResolvedCriteria) => Uint32Array,
): Facets {
  const { columns } = index;
  const without = (...names: (keyof SearchCriteria)[]) => {
    const criteria = { ...search.criteria };
    for (const name of names) delete criteria[name];
    return find({ ...search, criteria });
  };
  const prices = priceClassesOf(search.criteria);
  const priceOf = dealOf(search.criteria) === "to-let" ? columns.rentLow : columns.saleLow;
  return {
    ...countDeals(index, search.criteria, without("transaction", "invest", "price")),
    ...countTypes(without("type", "typeGroup", "unitSurfaceType"), columns.flags),
    places: countParts(find({ ...search, districts: [] }), columns.place, parts),
    surface: countClasses(without("surface"), columns.surfaceTotal, surfaceClasses),
    price: prices && countClasses(without("price"), priceOf, prices),
  };
}

/** Each deal compares the price with another figure. */
function countDeals(
  { columns, scratch }: MemoryIndex,
  criteria: SearchCriteria,
  rows: Uint32Array,
): Pick<Facets, "deals" | "anyDeal"> {
  const price = readPrice(criteria.price);
  const count = (compared: ComparedPrices, flags: number[]) =>
    countFlags(price ? ofPrice(rows, scratch, columns, price, compared) : rows, columns.flags, flags);
  const deals = [toLetFlag, forSaleFlag, investFlag];
  const byRent = count({ rents: true, sales: false }, deals);
  const bySale = price ? count({ rents: false, sales: true }, deals) : byRent;
  const [any] = price ? count({ rents: true, sales: true }, [listedFlag]) : [rows.length];
  return { deals: { "to-let": byRent[0]!, "for-sale": bySale[1]!, investment: bySale[2]! }, anyDeal: any! };
}

function countTypes(rows: Uint32Array, flags: Uint32Array): Pick<Facets, "types" | "anyType" | "coworking"> {
  const [coworking, ...counts] = countFlags(rows, flags, [coworkingFlag, ...propertyTypes.map(typeFlag)]);
  const types = Object.fromEntries(propertyTypes.map((type, at) => [type, counts[at]])) as Record<PropertyType, number>;
  return { types, anyType: rows.length, coworking: coworking! };
}

/** How many rows have each of some flags. */
function countFlags(rows: Uint32Array, flags: Uint32Array, wanted: readonly number[]): number[] {
  const combined = new Uint32Array(flagSets);
  for (const row of rows) combined[flags[row]!]!++;
  const sums = wanted.map(() => 0);
  for (let has = 0; has < combined.length; has++) {
    if (combined[has] === 0) continue;
    for (const [at, flag] of wanted.entries()) if ((has & flag) !== 0) sums[at]! += combined[has]!;
  }
  return sums;
}

function countParts(rows: Uint32Array, place: Uint16Array, parts: readonly PlacePart[]): Facets["places"] {
  const counts = new Uint32Array(0x10000);
  for (const row of rows) counts[place[row]!]!++;
  return parts.map(({ id, ids }) => ({ placeId: id, count: ids.reduce((sum, each) => sum + counts[each]!, 0) }));
}

/** Undefined when the search mixes prices of different units. */
function priceClassesOf(criteria: SearchCriteria): Classes | undefined {
  const deal = dealOf(criteria);
  if (deal !== "to-let") return deal && saleClasses;
  const unit = priceUnitOf(criteria);
  return unit === "total" ? undefined : rentClasses[unit];
}

/**
 * Counts figures by class; unknown ones (NaN) in none.
 * @returns undefined when no figure is known
 */
function countClasses(rows: Uint32Array, figures: Float64Array, { from, step }: Classes): Histogram | undefined {
  const steps = new Uint32Array(from[from.length - 1]! / step + 1);
  for (const row of rows) {
    const figure = figures[row]!;
    if (!Number.isNaN(figure)) steps[Math.min(steps.length - 1, Math.floor(figure / step))]!++;
  }
  const counts = from.map((bound, at) => {
    const next = from[at + 1];
    return steps.subarray(bound / step, next && next / step).reduce((sum, count) => sum + count, 0);
  });
  return counts.some((count) => count > 0) ? { from: [...from], counts } : undefined;
}
