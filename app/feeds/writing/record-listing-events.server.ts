import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers } from "#db/schema/listings.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { insertRows } from "./json-rows.server.ts";

export const matchListingEventsJob = defineJob("match-listing-events", null);

/** A listing that is new or asks less; see docs/decisions/018-notifications.md. */
export type ListingEvent = typeof listingEvents.$inferInsert;

/**
 * Whether a change is an event of the listing (decisions, section 5): listed for the first time, or on offer for less than
 * before, also when it comes back. Coming back as it was is none.
 */
export function eventOf(
  before: { firstListedAt: Date | null } | undefined,
  listed: boolean,
  priceDropped: boolean,
): ListingEvent["reason"] | null {
  if (!listed) return null;
  if (!before?.firstListedAt) return "new";
  return priceDropped ? "price-drop" : null;
}

/**
 * Writes down the events of a batch, last in the transaction that causes them, and asks for them to be
 * matched with the saved searches: once for the whole batch.
 */
export async function recordListingEvents(tx: Database, events: ListingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(insertRows(listingEvents, events));
  await enqueue(tx, matchListingEventsJob, {});
}

/**
 * The advertisers whose first import has ended, by their references. Looked up when an import begins: of whoever is not
 * among them, nothing that it brings is an event, even when another import of the same feed ends meanwhile.
 */
export async function listKnownAdvertisers(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ reference: advertisers.reference })
    .from(advertisers)
    .where(isNotNull(advertisers.knownSince));
  return new Set(rows.map(({ reference }) => reference));
}

/**
 * Says that an import has brought all that these advertisers had on offer. Only for imports that begin from then on do
 * their listings cause events: a first import, in one go or resumed after a crash, alerts nobody.
 * @param references lower case
 * @param unfinished more of the same first feed follows: they were heard of, and no more
 */
export async function introduceAdvertisers(
  db: Database,
  references: Iterable<string>,
  { now, unfinished = false }: { now: Date; unfinished?: boolean },
): Promise<void> {
  const given = [...references].sort();
  if (given.length === 0) return;
  await db.transaction(async (tx) => {
    // As a batch of another import does (write-changes.server.ts): neither meets the other halfway.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quartier listing import'))`);
    await tx.update(advertisers).set({ heardAt: now }).where(inArray(advertisers.reference, given));
    if (unfinished) return;
    await tx
      .update(advertisers)
      .set({ knownSince: sql`now()` })
      .where(and(isNull(advertisers.knownSince), inArray(advertisers.reference, given)));
  });
}
