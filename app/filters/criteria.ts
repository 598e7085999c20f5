import type { SearchCriteria } from "./filters.ts";
import { orders, type Order } from "./orders.ts";

export type { SearchCriteria };

export { orders, type Order };

export const displays = ["list", "map", "service"] as const;
type Display = (typeof displays)[number];

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
