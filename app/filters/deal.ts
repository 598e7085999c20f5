import type { SearchCriteria } from "./criteria.ts";

/** The three doors into a search; investment uses the invest flag instead of a transaction. */
export const deals = ["to-let", "for-sale", "investment"] as const;
export type Deal = (typeof deals)[number];

/** The criteria that a deal stands for. */
export function criteriaOfDeal(deal: Deal): SearchCriteria {
  return deal === "investment" ? { invest: true } : { transaction: deal };
}
