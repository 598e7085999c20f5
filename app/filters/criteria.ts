import { filtersIn, suitedValue, type SearchCriteria } from "./filters.ts";
import { orders, type Order } from "./orders.ts";

export type { SearchCriteria };

export { orders, type Order };

export const displays = ["list", "map", "service"] as const;
export type Display = (typeof displays)[number];

/** How the results are shown; no part of what is searched for. */
export interface SearchView {
  order?: Order;
  /** The visitor's position, `lat,lng`, for the order `closest`. */
  near?: string;
  display?: Display;
  page?: number;
  numPropertiesPerPage?: number;
  /** The id of the visitor's saved search that is being edited; see app/strategies. */
  strategy?: string;
}

/** A search as the URL gives it: what is searched for, and how it is shown. */
export type SearchQuery = SearchCriteria & SearchView;

export const defaultPageSize = 24;

/** A search without the filters that no listing of its types can meet (decisions, section 2). */
export function dropUnsuited<Query extends SearchCriteria>(query: Query): Query {
  const kept = { ...query };
  for (const { filter, value } of filtersIn(query)) {
    const suited = suitedValue(filter, value, query);
    if (suited === undefined) delete kept[filter.name];
    else if (suited !== value) Object.assign(kept, { [filter.name]: suited });
  }
  return kept;
}

/** Criteria in the one spelling of what they mean, without those that constrain nothing. */
export function canonicalValues(criteria: SearchCriteria): SearchCriteria {
  const written = { ...criteria };
  for (const { filter, value } of filtersIn(criteria)) {
    if (filter.canonical) Object.assign(written, { [filter.name]: filter.canonical(value) });
  }
  return written;
}

/** The part of a search that says what is searched for. */
export function criteriaOf({ order, near, display, page, numPropertiesPerPage, strategy, ...criteria }: SearchQuery) {
  return criteria satisfies SearchCriteria;
}

/** A search without all that a visitor can take out of it; an agency's page stays that agency's. */
export function emptied({ strategy, agency }: SearchQuery): SearchQuery {
  return { strategy, ...(agency !== undefined && { agency }) };
}

/** The district parameter as separate places. */
export function districtsOf(criteria: SearchCriteria): string[] {
  return (criteria.district ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
