import { allFilters, isOffered, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";

/** The filters that the form gives a panel, or a part of one, by their definition alone. */
export const namedFilters = allFilters.flatMap((filter) =>
  filter.control && "label" in filter.control ? [{ ...filter, control: filter.control }] : [],
);

/** What a search is offered in the panel of a filter of the bar: that filter, and those that stand beside it. */
export const panelOf = (name: FilterName, criteria: SearchCriteria) =>
  namedFilters.filter((each) => (each.name === name || each.beside === name) && isOffered(each, criteria));
