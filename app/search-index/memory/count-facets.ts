import type { Classes } from "#app/filters/condition.ts";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import {
  allFilters,
  filtersIn,
  isOffered,
  typesAsked,
  type FilterName,
  type NamedFilter,
  type SearchCriteria,
} from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary.ts";
import type { Circle } from "#app/places/circle.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Facets, Histogram } from "../facets.ts";
import { circlesOfChoices, type ResolvedCriteria } from "../resolved-criteria.ts";
import { coworkingFlag, figureColumn, forSaleFlag, investFlag, toLetFlag, typeFlag } from "./columns.ts";
import { countChoices } from "./count-choices.ts";
import { tally, type FigureColumn } from "./figure-column.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { isOfFigures, withFigures } from "./figure-filters.ts";
import { inCircle } from "./row-filters.ts";

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
  const offered = allFilters.filter((filter) => isOffered(filter, search.criteria));
  const histograms = offered.flatMap((filter) => {
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
    choices: Object.fromEntries(
      offered.flatMap((filter) => {
        if (filter.control?.kind !== "choices") return [];
        const values = filter.control.values(search.criteria[filter.name], typesAsked(search.criteria));
        const circles = circlesOfChoices(search, filter, values);
        if (circles) return [[filter.name, countCircles(index, circles, without(filter.name, ...needsOf(filter)))]];
        return [[filter.name, countChoices(index, filter, values, search.criteria, without(filter.name))]];
      }),
    ),
  };
}

function needsOf({ needs }: NamedFilter): FilterName[] {
  return needs ? [needs] : [];
}

function countCircles(
  { columns, scratch }: MemoryIndex,
  circles: Readonly<Record<string, Circle>>,
  rows: Uint32Array,
): Record<string, number> {
  // From the widest on: the others lie in it.
  const widest = Object.entries(circles).sort(([, a], [, b]) => b.metres - a.metres);
  let left = rows;
  return Object.fromEntries(
    widest.map(([key, circle]) => {
      left = inCircle(left, scratch, columns, circle);
      return [key, left.length];
    }),
  );
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
  // For a sale and as an investment the same is compared: what that finds is looked for once.
  const counted = new Map<string, Record<Deal | "any", number>>();
  const count = (deal: Deal | undefined) => {
    const asked = { ...criteria, transaction: undefined, invest: undefined, ...(deal && criteriaOfDeal(deal)) };
    const ranges = filtersIn(compared)
      .flatMap(({ filter, value }) => filter.conditions?.(value, asked) ?? [])
      .filter(isOfFigures);
    const key = JSON.stringify(ranges);
    const known = counted.get(key);
    if (known) return known;
    const found = ranges.reduce((passed, range) => withFigures(passed, scratch, columns, range), rows);
    const counts = countByDeal(found, columns.flags);
    counted.set(key, counts);
    return counts;
  };
  return {
    deals: {
      "to-let": count("to-let")["to-let"],
      "for-sale": count("for-sale")["for-sale"],
      investment: count("investment").investment,
    },
    anyDeal: count(undefined).any,
  };
}

function countByDeal(rows: Uint32Array, flags: Uint32Array): Record<Deal | "any", number> {
  let [toLet, forSale, investment] = [0, 0, 0];
  for (let at = 0; at < rows.length; at++) {
    const has = flags[rows[at]!]!;
    // One bit each: shifted to the right end, they count themselves.
    toLet += (has & toLetFlag) >>> toLetBit;
    forSale += (has & forSaleFlag) >>> forSaleBit;
    investment += (has & investFlag) >>> investBit;
  }
  return { "to-let": toLet, "for-sale": forSale, investment, any: rows.length };
}

const bitOf = (flag: number) => 31 - Math.clz32(flag);
const [toLetBit, forSaleBit, investBit, coworkingBit] = [
  bitOf(toLetFlag),
  bitOf(forSaleFlag),
  bitOf(investFlag),
  bitOf(coworkingFlag),
];

function countTypes(rows: Uint32Array, flags: Uint32Array): Pick<Facets, "types" | "anyType" | "coworking"> {
  const counts = new Uint32Array(32);
  let coworking = 0;
  for (let at = 0; at < rows.length; at++) {
    const has = flags[rows[at]!]!;
    // A listing is of one type, and no other flag is higher.
    counts[31 - Math.clz32(has)]!++;
    coworking += (has & coworkingFlag) >>> coworkingBit;
  }
  const types = Object.fromEntries(propertyTypes.map((type) => [type, counts[bitOf(typeFlag(type))]]));
  return { types: types as Record<PropertyType, number>, anyType: rows.length, coworking };
}

function countParts(rows: Uint32Array, place: Uint16Array, parts: readonly PlacePart[]): Facets["places"] {
  const counts = new Uint32Array(0x10000);
  for (let at = 0; at < rows.length; at++) counts[place[rows[at]!]!]!++;
  return parts.map(({ id, ids }) => ({ placeId: id, count: ids.reduce((sum, each) => sum + counts[each]!, 0) }));
}

/**
 * Counts figures by class; unknown ones in none.
 * @returns undefined when no figure is known
 */
function countClasses(rows: Uint32Array, column: FigureColumn, { from }: Classes): Histogram | undefined {
  const counts = from.map(() => 0);
  tally(rows, column, (figure, count) => {
    const at = from.findLastIndex((bound) => figure >= bound);
    if (at >= 0) counts[at]! += count;
  });
  return counts.some((count) => count > 0) ? { from: [...from], counts } : undefined;
}
