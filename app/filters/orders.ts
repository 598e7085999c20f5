import { dealOf, rentsOf } from "./deal.ts";
import type { SearchCriteria } from "./filters.ts";

/** What results can be ordered by: five of the specification, and six by a figure (decisions, section 2). */
export const orders = [
  "newest",
  "oldest",
  "largest-to-smallest",
  "smallest-to-largest",
  "closest",
  "cheapest",
  "dearest",
  "price-per-m2",
  "best-yield",
  "best-energy",
  "nearest-station",
] as const;
export type Order = (typeof orders)[number];

/** The figure that an order goes by, by the name that a search index knows it by. */
export interface OrderedBy {
  figure: string;
  descending: boolean;
}

/**
 * What an order compares; what a listing lacks of it comes last. Prices are those of the deal searched; without one, those
 * of sales.
 * @returns undefined for orders by time and by distance
 */
export function orderedBy(order: Order, criteria: SearchCriteria): OrderedBy | undefined {
  const isToLet = dealOf(criteria) === "to-let";
  const price = isToLet ? rentsOf(criteria) : { low: "saleLow", high: "saleHigh" };
  switch (order) {
    case "largest-to-smallest":
      return { figure: "surfaceTotal", descending: true };
    case "smallest-to-largest":
      return { figure: "surfaceTotal", descending: false };
    case "cheapest":
      return { figure: price.low, descending: false };
    case "dearest":
      return { figure: price.high, descending: true };
    case "price-per-m2":
      // Rents of all but homes are per m² already.
      return { figure: isToLet ? price.low : "price-per-m2", descending: false };
    case "best-yield":
      return { figure: "yield", descending: true };
    case "best-energy":
      return { figure: "energy", descending: false };
    case "nearest-station":
      return { figure: "station", descending: false };
    default:
      return undefined;
  }
}

/** Whether an order makes sense for a search: a yield is of what is sold. */
export function isOrderOffered(order: Order, criteria: SearchCriteria): boolean {
  const deal = dealOf(criteria);
  if (order === "best-yield") return deal === "investment";
  if (order === "price-per-m2") return deal === "for-sale" || deal === "investment";
  return deal !== undefined || (order !== "cheapest" && order !== "dearest");
}
