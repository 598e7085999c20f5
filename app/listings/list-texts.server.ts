import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** What a feed tells of a listing beyond its card. */
export type ListingTexts = Awaited<ReturnType<typeof selectTexts>>[number];

/** The descriptions of listings and when they last changed, by id. */
export async function listTexts(db: Database, ids: readonly number[]): Promise<Map<number, ListingTexts>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectTexts(db, ids)).map((texts) => [texts.id, texts]));
}

function selectTexts(db: Database, ids: readonly number[]) {
  return db
    .select({ id: listings.id, descriptions: listings.descriptions, updatedAt: listings.updatedAt })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
}
