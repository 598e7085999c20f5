import { asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings, photos } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";

/**
 * Photos that the site does not show, as their pictures can't be had: by advertiser and listing.
 * @returns the first ones, with when the worker tries again (null where it has given up); how many pictures those are in
 *   all; and how many still wait for their first look
 */
export async function listFailedPhotos(db: Database, most = 1_000) {
  const [rows, [counts]] = await Promise.all([
    db
      .select({
        reference: listings.reference,
        advertiser: advertisers.reference,
        source: photos.source,
        failure: pictures.failure,
        attempts: pictures.attempts,
        dueAt: pictures.dueAt,
      })
      .from(pictures)
      .innerJoin(photos, eq(photos.key, pictures.key))
      .innerJoin(listings, eq(listings.id, photos.listingId))
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(eq(pictures.state, sql`'failed'`))
      .orderBy(asc(advertisers.reference), asc(listings.reference), asc(photos.position))
      .limit(most),
    db
      .select({
        failed: count(sql`case when ${pictures.state} = 'failed' then 1 end`),
        waiting: count(sql`case when ${pictures.state} = 'waiting' then 1 end`),
      })
      .from(pictures),
  ]);
  return { rows, failed: counts?.failed ?? 0, waiting: counts?.waiting ?? 0 };
}
