import type { ListingRecord } from "./listing-record.ts";

/**
 * The facts of a record with whether it is on the ground floor as its floor has it: searches ask for that fact alone. On
 * floor 0 it is, whatever else is said; above it it is not, unless one of its units is.
 */
export function withGroundFloor<Given extends Pick<ListingRecord, "facts" | "units">>(record: Given): Given {
  const { facts, units } = record;
  if (facts.floor === 0 && !facts.groundFloor) return { ...record, facts: { ...facts, groundFloor: true } };
  const contradicts = facts.groundFloor && (facts.floor ?? 0) > 0 && !units.some(({ floor }) => floor === 0);
  return contradicts ? { ...record, facts: { ...facts, groundFloor: false } } : record;
}
