import { and, asc, count, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";

const heldBack = and(eq(listings.status, "draft"), isNotNull(listings.heldFor));

/**
 * Listings that imports took but do not show, as the law asks for facts that they do not tell: by advertiser.
 * @returns the first ones, and how many there are in all
 */
export async function listHeldBack(db: Database, most = 1_000) {
  const [rows, [all]] = await Promise.all([
    db
      .select({
        reference: listings.reference,
        advertiser: advertisers.reference,
        fields: listings.heldFor,
        importedAt: listings.importedAt,
      })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(heldBack)
      .orderBy(asc(advertisers.reference), asc(listings.reference))
      .limit(most),
    db.select({ count: count() }).from(listings).where(heldBack),
  ]);
  return { rows, count: all?.count ?? 0 };
}
