import type { z } from "zod";
import { marketOfType } from "#app/vocabulary/vocabulary.ts";
import { fieldsSchema } from "./listing-record-fields.ts";
import { submarketKeys } from "./submarket.ts";

/**
 * The product's own listing format: one JSON object a line (decisions, section 3). Every other feed maps to it.
 * Surfaces are m², amounts EUR, lengths m, dates ISO 8601. Text is trimmed and composed (NFC). Messages are read by the
 * operator who sent the line. `docs/listing-format.md` describes the format, `docs/listing-format.schema.json` is made
 * from it by `npm run listings -- schema`.
 */

/** One line of a feed, parsed; see above. */
export const listingRecordSchema = fieldsSchema.superRefine((record, context) => {
  for (const { path, message } of contradictions(record)) context.addIssue({ code: "custom", path, message });
});

interface Contradiction {
  path: (string | number)[];
  message: string;
}

/** What fits field by field, but not together. */
function contradictions(record: z.output<typeof fieldsSchema>): Contradiction[] {
  const found: Contradiction[] = [];
  const refuse = (path: Contradiction["path"], message: string) => found.push({ path, message });
  const { transactions, invest, surface, energy, facts } = record;

  const own = submarketKeys[marketOfType(record.type)];
  for (const key of Object.values(submarketKeys)) {
    if (record[key] !== undefined && key !== own) refuse([key], `is no field of this type; its submarket is ${own}`);
  }
  if (transactions.length === 0 && !invest) refuse(["transactions"], "needs a transaction, or the invest flag");
  if (transactions.includes("to-let") && !record.rent) refuse(["rent"], "is needed for a listing to let, or onRequest");
  if ((transactions.includes("for-sale") || invest) && !record.sale) {
    refuse(["sale"], "is needed for a listing for sale or an investment, or onRequest");
  }
  record.units.forEach((unit, index) => {
    if (surface && unit.surface > surface.total) refuse(["units", index, "surface"], "must not exceed surface.total");
  });
  if (energy && (energy.scheme === "CPE") !== (record.address.country === "LU")) {
    refuse(["energy", "scheme"], "must be CPE in Luxembourg, and EPC, EPB or PEB in Belgium");
  }
  if (energy?.exemption !== undefined && (energy.class !== undefined || energy.certificate !== undefined)) {
    refuse(["energy", "exemption"], "does not go with a class or a certificate: what has one is not exempt");
  }
  if (energy && energy.scheme !== "CPE" && (energy.insulationClass ?? energy.emissionsClass) !== undefined) {
    refuse(["energy", energy.insulationClass === undefined ? "emissionsClass" : "insulationClass"], "is of a CPE only");
  }
  if (facts.builtYear && facts.renovatedYear && facts.renovatedYear < facts.builtYear) {
    refuse(["facts", "renovatedYear"], "must not be before builtYear");
  }
  return found;
}

/** A listing as a feed gives it, checked. */
export type ListingRecord = z.output<typeof listingRecordSchema>;
/** A listing as it may be written into a feed file: what has a default may be left out. */
export type ListingRecordInput = z.input<typeof listingRecordSchema>;
export type Rent = NonNullable<ListingRecord["rent"]>;
export type Sale = NonNullable<ListingRecord["sale"]>;
export type Facts = ListingRecord["facts"];
export type Legal = ListingRecord["legal"];
type Energy = NonNullable<ListingRecord["energy"]>;
export type EnergyDetails = Pick<Energy, "total" | "insulationClass" | "emissionsClass" | "exemption">;
