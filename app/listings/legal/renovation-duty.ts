import type { Listing } from "../find-listing.server.ts";

/** What decides whether a buyer has to renovate; only Flanders has the scheme EPC. */
type Certified = Pick<Listing, "type" | "energyScheme" | "energyClass" | "energyDetails" | "forSale" | "invest">;

/** Whether an advertisement must mention that the home is to be renovated after its sale (docs/legal-facts.md#flanders-renovation). */
export function hasRenovationDuty(listing: Certified): boolean {
  const { type, energyScheme, energyClass, energyDetails, forSale, invest } = listing;
  const isDwelling = type === "house" || type === "apartment";
  const isPoor = energyClass === "E" || energyClass === "F";
  return isDwelling && isPoor && energyScheme === "EPC" && !energyDetails?.exemption && (forSale || invest);
}
