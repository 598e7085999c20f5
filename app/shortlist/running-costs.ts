import type { ListingRecord } from "#app/listings/listing-record.ts";
import { monthOf, smallestRent, type Rented } from "#app/listings/smallest-rent.ts";

/** What a tenant pays at the least: for what of a property costs least a month. */
export interface RunningCosts {
  /** EUR a month: the asking rent, with the charges where they are known. */
  perMonth: number;
  /** False where the advertiser gives no charges, or none that can be told of a part of the property. */
  withCharges: boolean;
  withVat: boolean;
  /** m² */
  surface: number;
  isDivisible: boolean;
}

/**
 * The least rent of a property (smallest-rent.ts) and its charges, brought to a month: per m² times the surface, a twelfth of
 * a year. Charges of a whole property are not divided among its parts: nobody tells how the agent would.
 * @returns undefined for a rent on request, and where the surface or what it costs is not known
 */
export function runningCosts(rented: Rented & { charges: ListingRecord["charges"] | null }): RunningCosts | undefined {
  const least = smallestRent(rented);
  if (!least) return undefined;
  const { rent, surface, perMonth } = least;
  const { charges, surfaceTotal } = rented;
  const isDivisible = surfaceTotal !== null && surface < surfaceTotal;
  const isKnown = !rent.chargesIncluded && !!charges && (charges.basis === "m2" || !isDivisible);
  return {
    perMonth: perMonth + (isKnown ? monthOf(charges, surface) : 0),
    withCharges: rent.chargesIncluded || isKnown,
    withVat: rent.vatIncluded,
    surface,
    isDivisible,
  };
}
