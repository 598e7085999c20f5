import type { Classes } from "#app/filters/condition.ts";
import { criteriaOfDeal, deals, type Deal } from "#app/filters/deal.ts";
import {
  allFilters,
  histogramsOf,
  isOffered,
  typesAsked,
  type FilterName,
  type NamedFilter,
  type SearchCriteria,
} from "#app/filters/filters.ts";
import type { Circle } from "#app/places/circle.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Facets, Histogram } from "../facets.ts";
import { circlesOfChoices, type ResolvedCriteria } from "../resolved-criteria.ts";
import { figureColumn, flagSetsColumn, type Columns } from "./columns.ts";
import { countChoices } from "./count-choices.ts";
import { countTypes } from "./count-types.ts";
import type { FigureColumn } from "./figure-column.ts";
import { forSaleFlag, investFlag, toLetFlag } from "./listing-flags.ts";
import { flagsOf } from "./matcher.ts";
import { Tally } from "./tally.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { changingWith, figuresOf, ledTo } from "../per-deal.ts";
import { withFigures } from "./figure-filters.ts";
import { inCircle, type Rows } from "./row-filters.ts";

/**
 * How many listings each other choice of a filter finds: a facet counts what the search without its own filter finds.
 * @param parts the places to count in: those directly in the location, or the countries
 * @param find the rows of a search
 */
export function countFacetsIn(
  index: MemoryIndex,
  search: ResolvedCriteria,
  parts: readonly PlacePart[],
  find: (search: ResolvedCriteria) => Rows,
): Facets {
  const { columns } = index;
  const tallies = new Map<Uint32Array, Tally>();
  const counted = (changed: ResolvedCriteria) => {
    const found = find(changed);
    const tally = tallies.get(found.rows) ?? new Tally(found, index.tallyWith(flagsOf(changed.criteria)));
    tallies.set(found.rows, tally);
    return tally;
  };
  const asIs = counted(search);
  const without = (...names: (keyof SearchCriteria)[]) => {
    if (names.every((name) => search.criteria[name] === undefined)) return asIs;
    const criteria = { ...search.criteria };
    for (const name of names) delete criteria[name];
    return counted({ ...search, criteria });
  };
  const offered = allFilters.filter((filter) => isOffered(filter, search.criteria));
  const histograms = histogramsOf(search.criteria).flatMap(({ name, figure, classes }) => {
    const counts = countClasses(without(name), figureColumn(columns, figure), classes);
    return counts ? [[name, counts] as const] : [];
  });
  const unstated: Facets["unstated"] = {};
  return {
    ...countDeals(index, search, find, counted),
    ...countTypes(index, search, find, counted),
    places: countParts(counted({ ...search, districts: [] }), columns.place, parts),
    histograms: Object.fromEntries(histograms),
    choices: Object.fromEntries(
      offered.flatMap((filter) => {
        if (filter.control?.kind !== "choices") return [];
        const values = filter.control.values(search.criteria[filter.name], typesAsked(search.criteria));
        const circles = circlesOfChoices(search, filter, values);
        if (circles)
          return [[filter.name, countCircles(index, circles, without(filter.name, ...needsOf(filter)).rows)]];
        const found = countChoices(index, filter, values, search.criteria, without(filter.name));
        if (found.unstated > 0) unstated[filter.name] = found.unstated;
        return [[filter.name, found.counts]];
      }),
    ),
    unstated,
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

/**
 * @param find the rows of a search
 * @param counted what it finds, for counting
 */
function countDeals(
  { columns, scratch }: MemoryIndex,
  search: ResolvedCriteria,
  find: (search: ResolvedCriteria) => Rows,
  counted: (search: ResolvedCriteria) => Tally,
): Pick<Facets, "deals" | "anyDeal"> {
  const names = changingWith("deal", search.criteria);
  const ofDeal = (deal: Deal | undefined, left: readonly FilterName[] = []): ResolvedCriteria => {
    const criteria = ledTo(search.criteria, "deal", deal ? criteriaOfDeal(deal) : {});
    for (const name of left) delete criteria[name];
    return { ...search, criteria };
  };
  if (names.length === 0) {
    const { any, ...counts } = countByDeal(counted(ofDeal(undefined)), columns);
    return { deals: counts, anyDeal: any };
  }
  // For each deal something else is compared, of its own listings: they are looked through, and not gathered.
  const count = (deal: Deal) =>
    figuresOf(names, ofDeal(deal).criteria).reduce(
      (passed, range) => withFigures(passed, scratch, columns, range),
      find(ofDeal(deal, names)).rows,
    ).length;
  return {
    deals: Object.fromEntries(deals.map((deal) => [deal, count(deal)])) as Facets["deals"],
    anyDeal: find(ofDeal(undefined)).rows.length,
  };
}

function countByDeal(found: Tally, columns: Columns): Record<Deal | "any", number> {
  const counts = { "to-let": 0, "for-sale": 0, investment: 0, any: found.rows.length };
  found.forEachValue(flagSetsColumn(columns), (flags, count) => {
    if (flags & toLetFlag) counts["to-let"] += count;
    if (flags & forSaleFlag) counts["for-sale"] += count;
    if (flags & investFlag) counts.investment += count;
  });
  return counts;
}

function countParts(found: Tally, place: Uint16Array, parts: readonly PlacePart[]): Facets["places"] {
  const counts = found.countsOf(place, 0x10000);
  return parts.map(({ id, ids }) => ({ placeId: id, count: ids.reduce((sum, each) => sum + counts[each]!, 0) }));
}

/**
 * Counts figures by class; unknown ones in none.
 * @returns undefined when no figure is known
 */
function countClasses(found: Tally, column: FigureColumn, classes: Classes): Histogram | undefined {
  const { from } = classes;
  const counts = from.map(() => 0);
  const { entries, figures } = column;
  if (entries instanceof Float64Array) {
    for (const row of found.rows) {
      const at = classOf(entries[row]!, from);
      if (at >= 0) counts[at]!++;
    }
  } else {
    const ofFigures = found.countsOf(entries, figures.length);
    const numbers = classNumbers(figures, from);
    for (let number = 0; number < figures.length; number++) {
      if (numbers[number]! >= 0) counts[numbers[number]!]! += ofFigures[number]!;
    }
  }
  return counts.some((count) => count > 0) ? { from: [...from], counts } : undefined;
}

/** The last of the classes that a figure reaches; -1 where it reaches none, or is unknown. */
const classOf = (figure: number, from: readonly number[]) => from.findLastIndex((bound) => figure >= bound);

/** The class of each different figure of a column, by its number: figures are added to a column, and never changed. */
const known = new WeakMap<readonly number[], WeakMap<readonly number[], Int16Array>>();

function classNumbers(figures: readonly number[], from: readonly number[]): Int16Array {
  const ofFigures = known.get(figures) ?? new WeakMap<readonly number[], Int16Array>();
  known.set(figures, ofFigures);
  let numbers = ofFigures.get(from);
  if (!numbers || numbers.length < figures.length) {
    numbers = Int16Array.from(figures, (figure) => classOf(figure, from));
    ofFigures.set(from, numbers);
  }
  return numbers;
}
