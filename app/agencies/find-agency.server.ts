import { and, asc, count, desc, eq, exists, sql } from "drizzle-orm";
import { selectCards, type CardRow } from "#app/listings/card-columns.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";

export type Agency = typeof advertisers.$inferSelect;

/** What an importer may have stored: up to 64 characters, none of them a control character, which the database refuses. */
const isStorable = (reference: string) => /^\P{Cc}{1,64}$/u.test(reference);

/** An agency by its reference, in any case. @returns undefined for an unknown one */
export async function findAgency(db: Database, reference: string): Promise<Agency | undefined> {
  if (!isStorable(reference)) return undefined;
  const [agency] = await db.select().from(advertisers).where(eq(advertisers.reference, reference.toLowerCase()));
  return agency;
}

/** How many of an agency's listings are on offer, and by which deal; one may be counted under several. */
export async function countOffer(db: Database, agencyId: number) {
  const having = (column: "toLet" | "forSale" | "invest") =>
    sql<number>`count(*) filter (where ${listings[column]})`.mapWith(Number);
  const [counts] = await db
    .select({
      all: count(),
      "to-let": having("toLet"),
      "for-sale": having("forSale"),
      investment: having("invest"),
    })
    .from(listings)
    .where(isOffered(agencyId));
  return counts!;
}

/** One page of an agency's listings on offer, the newest first; ties by reference, so that none is on two pages. */
export async function listOffer(db: Database, agencyId: number, limit: number, offset: number): Promise<CardRow[]> {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(isOffered(agencyId))
    .orderBy(desc(listings.publishedAt), asc(listings.reference))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  const cards = new Map((await selectCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
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

const isOffered = (agencyId: number) => and(eq(listings.advertiserId, agencyId), sql`${listings.listed}`);

function hasOffer(db: Database) {
  const offer = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.advertiserId, advertisers.id), sql`${listings.listed}`));
  return exists(offer);
}
