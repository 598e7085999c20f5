import type { Location } from "../places/location.ts";

/**
 * Months of rent that the tenant of a home in Belgium gives as a deposit: three in Flanders, two in Brussels and
 * Wallonia. That is the most the regions' laws on residential leases allow, and what landlords ask.
 */
export function deposit(region: Location["region"]): number {
  return region === "flanders" ? 3 : 2;
}
