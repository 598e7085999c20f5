import { asc, count, desc, eq, exists, sql } from "drizzle-orm";
import { agencyOfPath } from "#app/filters/agency-filter.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";

export type Agency = typeof advertisers.$inferSelect;

/** An agency by its reference, in any case. @returns undefined for an unknown one */
export async function findAgency(db: Database, reference: string): Promise<Agency | undefined> {
  if (agencyOfPath({ reference }) === undefined) return undefined;
  const [agency] = await db.select().from(advertisers).where(eq(advertisers.reference, reference.toLowerCase()));
  return agency;
}

/** The place of most of its listings, on offer or not: it tells which country's licence it has. */
export async function findMainPlace(db: Database, agencyId: number): Promise<number | undefined> {
  const [listing] = await db
    .select({ placeId: listings.placeId })
    .from(listings)
    .where(eq(listings.advertiserId, agencyId))
    .groupBy(listings.placeId)
    .orderBy(desc(count()), asc(listings.placeId))
    .limit(1);
  return listing?.placeId;
}

/** Agencies that have something on offer, by their ids, for the sitemap. */
export function listAgencies(db: Database, from: number, to: number) {
  return db
    .select({ reference: advertisers.reference, name: advertisers.name })
    .from(advertisers)
    .where(hasOffer(db))
    .orderBy(asc(advertisers.id))
    .limit(to - from)
    .offset(from);
}

/** How many agencies have something on offer. */
export function countAgencies(db: Database): Promise<number> {
  return db.$count(advertisers, hasOffer(db));
}

function hasOffer(db: Database) {
  const offer = db
    .select({ one: sql`1` })
    .from(listings)
    .where(sql`${listings.advertiserId} = ${advertisers.id} and ${listings.listed}`);
  return exists(offer);
}
