import type { Property } from "./property.ts";

/** What a parking space costs as the country quotes it: by the year in Belgium, by the month in Luxembourg. */
export function parkingRent({ facts, at }: Property): { amount: number; period: "month" | "year" } | undefined {
  const perYear = facts.parkingRentPerYear;
  if (!perYear) return undefined;
  return at.country === "LU"
    ? { amount: Math.round(perYear / 12), period: "month" }
    : { amount: perYear, period: "year" };
}
