import type { LeadingCriteria } from "#app/filters/deal.ts";
import { filtersIn, goOn, namesInPath, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { isOfFigures, type FigureCondition } from "./figure-tests.ts";

/** The filters of a search whose figures hang on its deal and type. */
export function perDeal(criteria: SearchCriteria): FilterName[] {
  return filtersIn(criteria).flatMap(({ filter: { name, isAlike } }) => (isAlike ? [name] : []));
}

/** What those filters ask of a listing. */
export function figuresPerDeal(criteria: SearchCriteria): FigureCondition[] {
  return filtersIn(criteria)
    .filter(({ filter }) => filter.isAlike)
    .flatMap(({ filter, value }) => filter.conditions?.(value, criteria) ?? [])
    .filter(isOfFigures);
}

/** The search that a choice of a facet leads to: for another deal or type, or for any. */
export function ledTo(criteria: SearchCriteria, part: "deal" | "type", to: LeadingCriteria): SearchCriteria {
  const next = { ...criteria };
  for (const name of namesInPath(part)) delete next[name];
  return goOn(criteria, { ...next, ...to });
}

/** What those filters ask of the listings of each type when it is looked for by itself; types that are asked alike together. */
export function figuresByType(criteria: SearchCriteria): { types: PropertyType[]; figures: FigureCondition[] }[] {
  const groups = new Map<string, { types: PropertyType[]; figures: FigureCondition[] }>();
  for (const type of propertyTypes) {
    const figures = figuresPerDeal(ledTo(criteria, "type", { type }));
    const key = JSON.stringify(figures);
    const group = groups.get(key);
    if (group) group.types.push(type);
    else groups.set(key, { types: [type], figures });
  }
  return [...groups.values()];
}
