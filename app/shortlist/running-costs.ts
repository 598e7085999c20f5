import type { ListingRecord, Rent } from "#app/listings/listing-record.ts";

/** What a tenant pays for the smallest surface on offer. */
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

interface Rented {
  rent: Rent | null;
  charges: ListingRecord["charges"] | null;
  surfaceMin: number | null;
  surfaceTotal: number | null;
}

/**
 * The asking rent of the smallest surface on offer and its charges, brought to a month: per m² times the surface, a
 * twelfth of a year. Charges of a whole property are not divided among its parts: nobody tells how the agent would.
 * @returns undefined for a rent on request, and where the surface is not known
 */
export function runningCosts({ rent, charges, surfaceMin, surfaceTotal }: Rented): RunningCosts | undefined {
  const surface = surfaceMin ?? surfaceTotal;
  if (!rent || !("amount" in rent) || !surface) return undefined;
  const perMonth = ({ amount, basis, period }: { amount: number; basis: "m2" | "total"; period: "year" | "month" }) =>
    (amount * (basis === "m2" ? surface : 1)) / (period === "year" ? 12 : 1);
  const isDivisible = surfaceTotal !== null && surface < surfaceTotal;
  const isKnown = !rent.chargesIncluded && !!charges && (charges.basis === "m2" || !isDivisible);
  return {
    perMonth: perMonth(rent) + (isKnown ? perMonth(charges) : 0),
    withCharges: rent.chargesIncluded || isKnown,
    withVat: rent.vatIncluded,
    surface,
    isDivisible,
  };
}
