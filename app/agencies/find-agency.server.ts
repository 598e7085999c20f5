import { and, asc, count, desc, eq, exists, sql } from "drizzle-orm";
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

/** Where an agency has something on offer: places of its listings, and how many lie there. */
export function listPlacesOf(db: Database, agencyId: number) {
  return db
    .select({ placeId: listings.placeId, count: count() })
    .from(listings)
    .where(and(eq(listings.advertiserId, agencyId), sql`${listings.listed}`))
    .groupBy(listings.placeId);
}

/** The languages that its listings on offer have titles in, the commonest first. */
export async function listLanguagesOf(db: Database, agencyId: number): Promise<string[]> {
  const spoken = await db.execute<{ language: string }>(sql`
    select language
    from ${listings}, jsonb_object_keys(${listings.titles}) as language
    where ${listings.advertiserId} = ${agencyId} and ${listings.listed}
    group by language
    order by count(*) desc, language`);
  return spoken.map(({ language }) => language);
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
    .where(
      sql`${listings.advertiserId} = ${advertisers.id} and (${listings.listed} or ${listings.ownStatus} is not null)`,
    );
  return exists(offer);
}
