import { criteriaOfDeal, deals, type LeadingCriteria } from "#app/filters/deal.ts";
import { filtersIn, goOn, mayChange, namesInPath, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes, typeGroups, type PropertyType, type TypeGroup } from "#app/vocabulary/vocabulary.ts";
import { isOfFigures, type FigureCondition } from "./figure-tests.ts";

/** What a facet offers: any, and each. */
const offered: Record<"deal" | "type", readonly LeadingCriteria[]> = {
  deal: [{}, ...deals.map(criteriaOfDeal)],
  type: [
    {},
    { unitSurfaceType: "co-working" },
    ...propertyTypes.map((type) => ({ type })),
    ...typeGroups.map((typeGroup) => ({ typeGroup })),
  ],
};

/** The filters of a search that ask something else, or nothing, of listings of another deal or type. */
export function changingWith(part: "deal" | "type", criteria: SearchCriteria): FilterName[] {
  const others = filtersIn(criteria).filter(({ filter }) => filter.inPath !== part && mayChange(filter));
  // Most searches have no filter that hangs on the deal or the type, or a price alone, and need not be led on to each of them.
  const hangs = others.some(({ filter }) => !filter.isAlike);
  const searches = hangs ? offered[part].map((to) => ledTo(criteria, part, to)) : [];
  return others.flatMap(({ filter: { name, isAlike }, value }) =>
    isAlike || searches.some((search) => search[name] !== value) ? [name] : [],
  );
}

/** What those filters ask of a listing. */
export function figuresOf(names: readonly FilterName[], criteria: SearchCriteria): FigureCondition[] {
  return filtersIn(criteria)
    .filter(({ filter }) => names.includes(filter.name))
    .flatMap(({ filter, value }) => filter.conditions?.(value, criteria) ?? [])
    .filter(isOfFigures);
}

/** The search that a choice of a facet leads to: for another deal or type, or for any. */
export function ledTo(criteria: SearchCriteria, part: "deal" | "type", to: LeadingCriteria): SearchCriteria {
  const next = { ...criteria };
  for (const name of namesInPath(part)) delete next[name];
  return goOn(criteria, { ...next, ...to });
}

/** Types and groups that are asked the same, and what that is. */
interface AskedAlike {
  types: PropertyType[];
  groups: TypeGroup[];
  figures: FigureCondition[];
}

/** What filters ask of the listings of each type, or group, when it is looked for by itself; those that are asked alike together. */
export function figuresByKind(names: readonly FilterName[], criteria: SearchCriteria): AskedAlike[] {
  const alike = new Map<string, AskedAlike>();
  const askedAs = (kind: LeadingCriteria): AskedAlike => {
    const figures = figuresOf(names, ledTo(criteria, "type", kind));
    const key = JSON.stringify(figures);
    const known = alike.get(key) ?? { types: [], groups: [], figures };
    alike.set(key, known);
    return known;
  };
  for (const type of propertyTypes) askedAs({ type }).types.push(type);
  for (const typeGroup of typeGroups) askedAs({ typeGroup }).groups.push(typeGroup);
  return [...alike.values()];
}
