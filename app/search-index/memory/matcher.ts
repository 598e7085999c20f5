import type { Flag } from "#app/filters/condition.ts";
import { conditionsOf, filtersIn, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { circleOf, type ResolvedCriteria } from "../resolved-criteria.ts";
import {
  coworkingFlag,
  forSaleFlag,
  investFlag,
  listedFlag,
  toLetFlag,
  typeSetOf,
  type AskedFlags,
} from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { isOfFigures, type FigureCondition } from "../figure-tests.ts";
import { withFigures } from "./figure-filters.ts";
import { inArea, inBox, inCircle, inPlaces, ofAdvertiser, withFlags, withText, type Rows } from "./row-filters.ts";

/**
 * The one matcher (decisions, section 2): the rows that a search finds. Results, counts, facets, maps, feeds and saved
 * searches all go through it. Filter by filter, each over what the one before let through.
 * @param text a bit for each id of a listing, set where the free text is found
 * @param known what {@link widerThan} finds, where somebody has it at hand
 */
export function matchRows(index: MemoryIndex, search: ResolvedCriteria, text?: Uint32Array, known?: Rows): Rows {
  const { columns, scratch: out } = index;
  const last = figuresOf(search.criteria).at(-1);
  if (!last) return matchWithoutFigures(index, search, text);
  const { rows, newestFirst } = known ?? matchRows(index, without(search, last.name), text);
  const found = last.figures.reduce((passed, condition) => withFigures(passed, out, columns, condition), rows);
  return { rows: index.arrays.copy(found), newestFirst };
}

/** The same search without its last filter by figures, from which {@link matchRows} goes on; undefined where it has none. */
export function widerThan(search: ResolvedCriteria): ResolvedCriteria | undefined {
  const last = figuresOf(search.criteria).at(-1);
  return last && without(search, last.name);
}

function without(search: ResolvedCriteria, name: FilterName): ResolvedCriteria {
  const { [name]: _, ...criteria } = search.criteria;
  return { ...search, criteria };
}

/** The filters of a search that compare figures and nothing else, in their order. */
function figuresOf(criteria: SearchCriteria): { name: FilterName; figures: FigureCondition[] }[] {
  return filtersIn(criteria).flatMap(({ filter, value }) => {
    const conditions = filter.conditions?.(value, criteria) ?? [];
    const figures = conditions.filter(isOfFigures);
    return figures.length > 0 && figures.length === conditions.length ? [{ name: filter.name, figures }] : [];
  });
}

function matchWithoutFigures(index: MemoryIndex, search: ResolvedCriteria, text: Uint32Array | undefined): Rows {
  const { criteria, location, districts, advertiser, alsoTheirs } = search;
  const { columns, scratch: out } = index;
  const from = startOf(index, search);
  let { rows } = from;
  if (location && !from.inLocation) rows = inPlaces(rows, out, columns, location.ids);
  if (districts.length > 0 && !from.inDistricts) {
    rows = inPlaces(
      rows,
      out,
      columns,
      districts.flatMap(({ ids }) => ids),
    );
  }
  if (advertiser !== undefined) rows = ofAdvertiser(rows, out, columns, advertiser, alsoTheirs);
  const circle = search.around && circleOf(search);
  if (circle) rows = inCircle(rows, out, columns, circle);
  if (text) rows = withText(rows, out, columns, text);
  for (const condition of conditionsOf(criteria)) {
    if (condition.kind === "box") rows = inBox(rows, out, columns, condition.box);
    else if (condition.kind === "polygon") rows = inArea(rows, out, columns, condition.corners);
    else if (isOfFigures(condition)) rows = withFigures(rows, out, columns, condition);
  }
  return { rows: rows.buffer === out.buffer ? index.arrays.copy(rows) : rows, newestFirst: from.newestFirst };
}

/** Below this share of the index, the rows of places are gathered instead of looking for them among all. */
const narrow = 0.2;

/** Where to begin: the listings of a small place, or all of the deal and type, which the index has at hand. */
function startOf(
  index: MemoryIndex,
  { criteria, location, districts }: ResolvedCriteria,
): Rows & { inLocation: boolean; inDistricts: boolean } {
  const asked = flagsOf(criteria);
  const scopes = districts.length > 0 ? districts : location ? [location] : [];
  const gathered = scopes.length > 0 && index.rowsIn(new Set(scopes.flatMap(({ ids }) => ids)), index.size * narrow);
  if (!gathered) return { rows: index.rowsWith(asked), newestFirst: true, inLocation: false, inDistricts: false };
  const inDistricts = districts.length > 0;
  return {
    rows: withFlags(gathered, gathered, index.columns, asked),
    newestFirst: false,
    inLocation: !inDistricts,
    inDistricts,
  };
}

const bitOf: Record<Flag, number> = {
  toLet: toLetFlag,
  forSale: forSaleFlag,
  invest: investFlag,
  coworking: coworkingFlag,
};

/** The flags that a search asks for. */
export function flagsOf(criteria: SearchCriteria): AskedFlags {
  let every = listedFlag;
  let types = typeSetOf(propertyTypes);
  for (const condition of conditionsOf(criteria)) {
    if (condition.kind === "flag") every |= bitOf[condition.flag];
    else if (condition.kind === "types") types &= typeSetOf(condition.types);
  }
  return { every, types };
}
