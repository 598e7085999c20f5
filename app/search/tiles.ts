import type { SearchCriteria } from "./criteria.ts";
import type { TypeSegment } from "./words.ts";

/** The three doors into a search; investment uses the invest flag instead of a transaction. */
export const deals = ["to-let", "for-sale", "investment"] as const;
export type Deal = (typeof deals)[number];

/** The home page's category tiles, in order (specification, section 2). */
const common = [
  "office",
  "warehouse",
  "sme-business-unit",
  "city-centre-store",
  "out-of-town-stand-alone-or-retail-park",
  "shopping-centre",
] as const satisfies TypeSegment[];

export const tiles = {
  "to-let": common,
  "for-sale": [...common, "apartment"],
  investment: [...common, "apartment"],
} as const satisfies Record<Deal, readonly TypeSegment[]>;

/** The preset search of a tile. */
export function criteriaOfDeal(deal: Deal): SearchCriteria {
  return deal === "investment" ? { invest: true } : { transaction: deal };
}
