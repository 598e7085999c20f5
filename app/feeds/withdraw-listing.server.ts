import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

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
  const withdrawn = await db
    .update(listings)
    .set({ status: "withdrawn", updatedAt: now })
    .where(and(sameReference, ne(listings.status, "withdrawn")))
    .returning({ id: listings.id });
  if (withdrawn.length > 0) return "withdrawn";
  const known = await db.select({ id: listings.id }).from(listings).where(sameReference);
  return known.length > 0 ? "already" : "unknown";
}
