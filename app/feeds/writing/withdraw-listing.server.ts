import { and, eq, ne } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { pairTwins } from "./pair-twins.server.ts";
import { lockImports } from "./withdraw-missing.server.ts";

/**
 * Takes a listing off the site: its page answers 410 from now on (decisions, section 3). It stays so until a feed brings
 * it with a change.
 * @param reference upper and lower case are the same
 * @returns `already` when it was withdrawn before
 */
export async function withdrawListing(
  db: Database,
  reference: string,
  now = new Date(),
): Promise<"withdrawn" | "already" | "unknown"> {
  const sameReference = eq(listings.reference, reference.trim().toLowerCase());
  const withdrawn = await db.transaction(async (tx) => {
    await lockImports(tx);
    const [listing] = await tx
      .update(listings)
      .set({ status: "withdrawn", ownStatus: null, updatedAt: now })
      .where(and(sameReference, ne(listings.status, "withdrawn")))
      .returning({ id: listings.id, reference: listings.reference });
    if (listing) {
      // Whoever else offers the property has its page from now on.
      await pairTwins(tx, [listing.id]);
      await audit(tx, "listing-withdrawn", { subject: listing.reference });
    }
    return listing !== undefined;
  });
  if (withdrawn) return "withdrawn";
  const known = await db.select({ id: listings.id }).from(listings).where(sameReference);
  return known.length > 0 ? "already" : "unknown";
}
