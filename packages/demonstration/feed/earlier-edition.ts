import type { Listing } from "../listing-format.ts";
import { Random, roundAmount, roundTo } from "../listings/random.ts";

/** Share of those listings that could have been dearer. */
const share = 0.07;

/**
 * The listing as it stood in the feed before its price came down; undefined for most, whose price has never changed.
 * Importing this first and the listing itself later gives price drops as real feeds do.
 */
export function earlierEdition(record: Listing, seed: string): Listing | undefined {
  const isSimple = record.status === "published" && !record.invest && (record.units ?? []).length === 0;
  if (!isSimple || record.updatedAt === undefined) return undefined;
  const random = new Random(`${seed} ${record.reference} earlier`);
  if (!random.chance(share)) return undefined;
  const factor = random.between(1.03, 1.11);
  const { rent, sale, updatedAt: _, ...same } = record;
  if ((rent && "onRequest" in rent) || (sale && "onRequest" in sale)) return undefined;
  const dearer = (amount: number) => {
    const before = amount < 500 ? roundTo(amount * factor, amount < 60 ? 0.5 : 5) : roundAmount(amount * factor);
    return before > amount ? before : undefined;
  };
  const rentBefore = rent && dearer(rent.amount);
  const saleBefore = sale && dearer(sale.amount);
  if ((rent && rentBefore === undefined) || (sale && saleBefore === undefined)) return undefined;
  return {
    ...same,
    ...(rent && rentBefore !== undefined && { rent: { ...rent, amount: rentBefore } }),
    ...(sale && saleBefore !== undefined && { sale: { ...sale, amount: saleBefore } }),
  };
}
