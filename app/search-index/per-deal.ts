import { criteriaOfDeal, deals, type LeadingCriteria } from "#app/filters/deal.ts";
import { filtersIn, goOn, namesInPath, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { isOfFigures, type FigureCondition } from "./figure-tests.ts";

/** What a facet offers: any, and each. */
const offered: Record<"deal" | "type", readonly LeadingCriteria[]> = {
  deal: [{}, ...deals.map(criteriaOfDeal)],
  type: [{}, { unitSurfaceType: "co-working" }, ...propertyTypes.map((type) => ({ type }))],
};

/** The filters of a search that ask something else, or nothing, of listings of another deal or type. */
export function changingWith(part: "deal" | "type", criteria: SearchCriteria): FilterName[] {
  const searches = offered[part].map((to) => ledTo(criteria, part, to));
  const others = filtersIn(criteria).filter(({ filter }) => filter.inPath !== part);
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

/** What filters ask of the listings of each type when it is looked for by itself; types that are asked alike together. */
export function figuresByType(
  names: readonly FilterName[],
  criteria: SearchCriteria,
): { types: PropertyType[]; figures: FigureCondition[] }[] {
  const groups = new Map<string, { types: PropertyType[]; figures: FigureCondition[] }>();
  for (const type of propertyTypes) {
    const figures = figuresOf(names, ledTo(criteria, "type", { type }));
    const key = JSON.stringify(figures);
    const group = groups.get(key);
    if (group) group.types.push(type);
    else groups.set(key, { types: [type], figures });
  }
  return [...groups.values()];
}
