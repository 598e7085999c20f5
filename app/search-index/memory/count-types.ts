import { namesInPath } from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Facets } from "../facets.ts";
import { figuresOfOneType, perDeal } from "../per-deal.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { flagSetsColumn, type Columns } from "./columns.ts";
import { withFigures } from "./figure-filters.ts";
import { coworkingFlag, typeOfFlags } from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { Rows } from "./row-filters.ts";
import { Tally } from "./tally.ts";

/** What is found of each type when it is looked for by itself: its own rents are compared, and not what all of it costs. */
export function ofOneType(
  { columns, scratch }: MemoryIndex,
  search: ResolvedCriteria,
  find: (search: ResolvedCriteria) => Rows,
): Tally | undefined {
  const names = perDeal(search.criteria);
  if (names.length === 0) return undefined;
  const criteria = { ...search.criteria };
  for (const name of [...namesInPath("type"), ...names]) delete criteria[name];
  const { rows, newestFirst } = find({ ...search, criteria });
  const narrowed = figuresOfOneType(search.criteria).reduce(
    (passed, range) => withFigures(passed, scratch, columns, range),
    rows,
  );
  return new Tally({ rows: narrowed, newestFirst });
}

/**
 * How many listings there are of each type.
 * @param ofEach what is found of each type by itself; undefined where that is the same
 */
export function countTypes(
  found: Tally,
  columns: Columns,
  ofEach: () => Tally | undefined,
): Pick<Facets, "types" | "anyType" | "coworking"> {
  const types = Object.fromEntries(propertyTypes.map((type) => [type, 0])) as Record<PropertyType, number>;
  let coworking = 0;
  found.forEachValue(flagSetsColumn(columns), (flags, count) => {
    if (flags & coworkingFlag) coworking += count;
  });
  (ofEach() ?? found).forEachValue(flagSetsColumn(columns), (flags, count) => {
    const type = typeOfFlags(flags);
    if (type) types[type] += count;
  });
  return { types, anyType: found.rows.length, coworking };
}
