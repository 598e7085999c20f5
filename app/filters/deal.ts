import { groupOfType, type PropertyType, type Transaction, type TypeGroup } from "#app/vocabulary/vocabulary.ts";
import type { FigurePair } from "./condition.ts";

/** The criteria that what others mean and say hangs on: a price is a rent or a sum, and a radius stands with its centre. */
export interface LeadingCriteria {
  transaction?: Transaction;
  invest?: true;
  type?: PropertyType;
  typeGroup?: TypeGroup;
  unitSurfaceType?: "co-working";
  /** As written: a rent of the whole stands with the surface that is let for it. */
  surface?: string;
  radius?: string;
}

/** The three doors into a search; investment uses the invest flag instead of a transaction. */
export const deals = ["to-let", "for-sale", "investment"] as const;
export type Deal = (typeof deals)[number];

/** The criteria that a deal stands for. */
export function criteriaOfDeal(deal: Deal): LeadingCriteria {
  return deal === "investment" ? { invest: true } : { transaction: deal };
}

/** To let, for sale or as an investment; undefined when the search leaves it open. */
export function dealOf({ transaction, invest }: LeadingCriteria): Deal | undefined {
  return transaction ?? (invest ? "investment" : undefined);
}

/**
 * What a price in this search is compared with (decisions, section 2). Who looks for coworking asks what a desk costs a
 * month, and who names no kind of property what all of it costs a month.
 */
export function priceUnitOf(criteria: LeadingCriteria): "perYear" | "perMonth" | "perDesk" | "total" {
  if (criteria.transaction !== "to-let") return "total";
  if (criteria.unitSurfaceType) return "perDesk";
  if (criteria.typeGroup === "residential" || (criteria.type && groupOfType(criteria.type) === "residential")) {
    return "perMonth";
  }
  return mixesRents(criteria) ? "perMonth" : "perYear";
}

/** Under which key the words for what is compared stand: of business premises a rent is asked without VAT, homes have none. */
export function priceNamed(criteria: LeadingCriteria) {
  const unit = priceUnitOf(criteria);
  return unit === "perMonth" && !mixesRents(criteria) ? "perMonthHome" : unit;
}

/** Whether a search finds rents per m² and year beside those of homes, which compare only as what all of it costs a month. */
export function mixesRents({ type, typeGroup }: LeadingCriteria): boolean {
  return !type && !typeGroup;
}

/**
 * Whether one price says the same in both searches. A rent per m² and year, one per month and one per desk are no figures
 * of each other, and none is a sum; where no deal is asked for, a price may be either.
 */
export function pricesAlike(one: LeadingCriteria, other: LeadingCriteria): boolean {
  const asked = [one, other];
  if (asked.some(isOfSums)) return asked.every((criteria) => dealOf(criteria) !== "to-let");
  const [unit, otherUnit] = asked.map((criteria) => priceUnitOf({ ...criteria, transaction: "to-let" }));
  return unit === otherUnit;
}

const isOfSums = (criteria: LeadingCriteria) => ["for-sale", "investment"].includes(dealOf(criteria) ?? "");

/** The rents that a search compares, by the names that a search index knows them by. */
export function rentsOf(criteria: LeadingCriteria): FigurePair {
  if (priceUnitOf(criteria) === "perDesk") return { low: "deskRentLow", high: "deskRentHigh" };
  return mixesRents(criteria)
    ? { low: "monthlyRentLow", high: "monthlyRentHigh" }
    : { low: "rentLow", high: "rentHigh" };
}
