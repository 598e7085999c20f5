import type { Market } from "#app/vocabulary/vocabulary.ts";

/**
 * The field in which feeds and the customer-relationship system name a submarket, by market (specification, section 3,
 * "Market categories"; the spelling of the last is the contract). An investment's is that of the market it is in.
 */
export const submarketKeys = {
  office: "F_OFFICE_SUBMARKET",
  industrial: "F_LOGISTICS_SUBMARKET",
  retail: "F_RETAIL_SUBMARKET",
  residential: "F_RESIDENITAL_SUBMARKET",
} as const satisfies Record<Exclude<Market, "invest">, string>;
