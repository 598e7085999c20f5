import { namesInPath } from "#app/filters/filters.ts";
import {
  propertyTypes,
  typeGroups,
  typesOfGroup,
  type PropertyType,
  type TypeGroup,
} from "#app/vocabulary/vocabulary.ts";
import type { Facets } from "../facets.ts";
import { changingWith, figuresByKind, ledTo } from "../per-deal.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { flagSetsColumn, type Columns } from "./columns.ts";
import { withFigures } from "./figure-filters.ts";
import { coworkingFlag, typeOfFlags } from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { Rows } from "./row-filters.ts";
import { Tally } from "./tally.ts";

/**
 * How many listings there are of each type and group: its own rents are compared, and not what all of it costs, and a price that would
 * be another there is left.
 * @param find the rows of a search
 * @param counted what it finds, for counting
 */
export function countTypes(
  { columns, scratch }: MemoryIndex,
  search: ResolvedCriteria,
  find: (search: ResolvedCriteria) => Rows,
  counted: (search: ResolvedCriteria) => Tally,
): Pick<Facets, "types" | "groups" | "anyType" | "coworking"> {
  const anyType = counted({ ...search, criteria: ledTo(search.criteria, "type", {}) });
  const names = changingWith("type", search.criteria);
  if (names.length === 0) {
    const types = typesOf(anyType, columns);
    const groups = Object.fromEntries(typeGroups.map((group) => [group, countOfGroup(types, group)]));
    return {
      types,
      groups: groups as Record<TypeGroup, number>,
      anyType: anyType.rows.length,
      coworking: desksOf(anyType, columns),
    };
  }
  const criteria = { ...search.criteria };
  for (const name of [...namesInPath("type"), ...names]) delete criteria[name];
  const bare = counted({ ...search, criteria });
  const counts: Partial<Record<PropertyType, number>> = {};
  const ofGroups: Partial<Record<TypeGroup, number>> = {};
  for (const { types, groups, figures } of figuresByKind(names, search.criteria)) {
    const passed = figures.reduce((rows, range) => withFigures(rows, scratch, columns, range), bare.rows);
    const ofTypes = typesOf(figures.length > 0 ? new Tally({ rows: passed, newestFirst: false }) : bare, columns);
    for (const type of types) counts[type] = ofTypes[type];
    for (const group of groups) ofGroups[group] = countOfGroup(ofTypes, group);
  }
  const desks = { ...search, criteria: ledTo(search.criteria, "type", { unitSurfaceType: "co-working" }) };
  return {
    types: counts as Record<PropertyType, number>,
    groups: ofGroups as Record<TypeGroup, number>,
    anyType: anyType.rows.length,
    // By itself: what a desk costs is another price.
    coworking: find(desks).rows.length,
  };
}

const countOfGroup = (types: Record<PropertyType, number>, group: TypeGroup): number =>
  typesOfGroup[group].reduce((sum, type) => sum + types[type], 0);

function typesOf(found: Tally, columns: Columns): Record<PropertyType, number> {
  const types = Object.fromEntries(propertyTypes.map((type) => [type, 0])) as Record<PropertyType, number>;
  found.forEachValue(flagSetsColumn(columns), (flags, count) => {
    const type = typeOfFlags(flags);
    if (type) types[type] += count;
  });
  return types;
}

function desksOf(found: Tally, columns: Columns): number {
  let desks = 0;
  found.forEachValue(flagSetsColumn(columns), (flags, count) => {
    if (flags & coworkingFlag) desks += count;
  });
  return desks;
}
