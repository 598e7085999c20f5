import type { Classes } from "#app/filters/condition.ts";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import { allFilters, filtersIn, type FilterName, type NamedFilter, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Facets, Histogram } from "../facets.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { coworkingFlag, figureColumn, flagSets, forSaleFlag, investFlag, toLetFlag, typeFlag } from "./columns.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { inRange } from "./row-filters.ts";

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
  const histograms = allFilters.flatMap((filter) => {
    const { name } = filter;
    const counted = filter.histogram?.(search.criteria);
    const counts = counted && countClasses(without(name), figureColumn(columns, counted.figure), counted.classes);
    return counts ? [[name, counts] as const] : [];
  });
  return {
    ...countDeals(index, search.criteria, without(...namesInPath("deal"), ...perDeal(search.criteria))),
    ...countTypes(without(...namesInPath("type")), columns.flags),
    places: countParts(find({ ...search, districts: [] }), columns.place, parts),
    histograms: Object.fromEntries(histograms),
  };
}

function namesInPath(part: NamedFilter["inPath"]): FilterName[] {
  return allFilters.flatMap(({ name, inPath }) => (inPath === part ? [name] : []));
}

/** The filters of a search that compare another figure for each deal. */
function perDeal(criteria: SearchCriteria): FilterName[] {
  return filtersIn(criteria).flatMap(({ filter: { name, isPerDeal } }) => (isPerDeal ? [name] : []));
}

/** @param rows what the search finds without its deal and without what is compared by deal */
function countDeals(
  { columns, scratch }: MemoryIndex,
  criteria: SearchCriteria,
  rows: Uint32Array,
): Pick<Facets, "deals" | "anyDeal"> {
  const names = perDeal(criteria);
  const compared = Object.fromEntries(names.map((name) => [name, criteria[name]])) as SearchCriteria;
  const count = (deal: Deal | undefined) => {
    const asked = { ...criteria, transaction: undefined, invest: undefined, ...(deal && criteriaOfDeal(deal)) };
    let found = rows;
    for (const { filter, value } of filtersIn(compared)) {
      for (const condition of filter.conditions?.(value, asked) ?? []) {
        if (condition.kind === "range") found = inRange(found, scratch, columns, condition);
      }
    }
    return found;
  };
  const ofDeal = (deal: Deal) => {
    const wanted = flagOfDeal[deal];
    let found = 0;
    for (const row of count(deal)) if ((columns.flags[row]! & wanted) !== 0) found++;
    return found;
  };
  return {
    deals: { "to-let": ofDeal("to-let"), "for-sale": ofDeal("for-sale"), investment: ofDeal("investment") },
    anyDeal: count(undefined).length,
  };
}

const flagOfDeal: Record<Deal, number> = { "to-let": toLetFlag, "for-sale": forSaleFlag, investment: investFlag };

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
