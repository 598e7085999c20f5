import { allFilters } from "#app/filters/filters.ts";

/** The filters that the form gives a panel, or a part of one, by their definition alone. */
export const namedFilters = allFilters.flatMap((filter) =>
  filter.control && "label" in filter.control ? [{ ...filter, control: filter.control }] : [],
);
