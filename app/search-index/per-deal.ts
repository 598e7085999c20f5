import { filtersIn, namesInPath, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { isOfFigures, type FigureCondition } from "./figure-tests.ts";

/** The filters of a search that compare another figure for each deal. */
export function perDeal(criteria: SearchCriteria): FilterName[] {
  return filtersIn(criteria).flatMap(({ filter: { name, isPerDeal } }) => (isPerDeal ? [name] : []));
}

/** What those filters ask of a listing when its type alone is looked for: the same of every type. */
export function figuresOfOneType(criteria: SearchCriteria): FigureCondition[] {
  const asked = { ...criteria };
  for (const name of namesInPath("type")) delete asked[name];
  const [type] = propertyTypes;
  return filtersIn(criteria)
    .filter(({ filter }) => filter.isPerDeal)
    .flatMap(({ filter, value }) => filter.conditions?.(value, { ...asked, type }) ?? [])
    .filter(isOfFigures);
}
