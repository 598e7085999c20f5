import { isDeepStrictEqual } from "node:util";
import type { ListingRecord } from "#app/listings/listing-record.ts";
import { isResidential, type PropertyType } from "#app/vocabulary/vocabulary.ts";

/** What a listing asks, as stored: the prices as given and the figures compared. */
export interface Asked {
  type: PropertyType;
  rent?: ListingRecord["rent"] | null;
  sale?: ListingRecord["sale"] | null;
  rentLow?: number | null;
  saleLow?: number | null;
}

/**
 * Compares what a listing asked with what it asks now. `dropped` and `raised` are about the compared figures, and only
 * where the price itself has changed: a surface put right is no price drop. Rents of homes and of other types have
 * different units and are never compared.
 */
export function comparePrices(before: Asked, after: Asked): { changed: boolean; dropped: boolean; raised: boolean } {
  const rentChanged = !samePrice(before.rent, after.rent);
  const saleChanged = !samePrice(before.sale, after.sale);
  const rentStep =
    rentChanged && isResidential(before.type) === isResidential(after.type) ? step(before.rentLow, after.rentLow) : 0;
  const saleStep = saleChanged ? step(before.saleLow, after.saleLow) : 0;
  return {
    changed: rentChanged || saleChanged,
    dropped: rentStep < 0 || saleStep < 0,
    raised: rentStep > 0 || saleStep > 0,
  };
}

function samePrice(before: unknown, after: unknown): boolean {
  return isDeepStrictEqual(before ?? null, after ?? null);
}

/** Below 0 for a drop; 0 when there is nothing to compare. */
function step(before: number | null | undefined, after: number | null | undefined): number {
  return typeof before === "number" && typeof after === "number" ? after - before : 0;
}
