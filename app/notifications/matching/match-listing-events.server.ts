import { asc, gt, inArray } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { readFewListings } from "#app/search-index/percolate/few-listings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { tookTooLong } from "./find-texts.server.ts";
import { withPercolator } from "./with-percolator.server.ts";
import { matchListings, type Match } from "./match-listings.server.ts";
import { markBroken } from "./mark-broken.server.ts";
import { writeNotifications, type ListingEvent } from "./write-notifications.server.ts";

/** Batches of events that a run takes at most, the smaller ones after one that took too long included. */
const mostLooks = 100_000;

interface MatchOptions {
  /** When to stop: what is not written by then stays in its table, and the next run goes on. */
  signal?: AbortSignal;
  /** Listings matched and written at a time. */
  atOnce?: number;
  /** Milliseconds that they may take; where they take longer, fewer are tried. */
  patience?: number;
}

/**
 * Matches every listing event with the saved searches and writes down whom to notify. Safe to run at any
 * time, twice and by several at once: each event is gone in the transaction that writes what it came to, and the
 * ledger takes each search, listing and reason once. No transaction is open while searches are matched.
 * @returns how many events were matched and written
 */
export async function matchListingEvents(
  db: DatabasePool,
  { signal, atOnce = 500, patience = 120_000 }: MatchOptions = {},
): Promise<number> {
  let matched = 0;
  let [after, size] = [0, atOnce];
  for (let look = 0; look < mostLooks && !signal?.aborted; look++) {
    const events = await db
      .select()
      .from(listingEvents)
      .where(gt(listingEvents.id, after))
      .orderBy(asc(listingEvents.id))
      .limit(size);
    const last = events.at(-1);
    if (!last) break;
    const late = AbortSignal.timeout(patience);
    try {
      matched += await matchSome(db, events, signal ? AbortSignal.any([signal, late]) : late);
      after = last.id;
    } catch (error) {
      if (signal?.aborted) break;
      // A statement that PostgreSQL ended for its time says what our own patience says: fewer at a time.
      if (!late.aborted && !tookTooLong(error)) throw error;
      if (size > 1) {
        size = Math.ceil(size / 4);
        continue;
      }
      log.error(
        { listing: last.listingId, err: error },
        "A listing takes too long to match; it is left for the next run",
      );
      after = last.id;
    }
  }
  return matched;
}

async function matchSome(db: DatabasePool, events: ListingEvent[], signal: AbortSignal): Promise<number> {
  const listings = await readFewListings(db, [...new Set(events.map(({ listingId }) => listingId))]);
  const { matches, broken } = await withPercolator(db, (known) => matchListings(db, listings, known, signal));
  await markBroken(db, broken);
  return write(db, events, matches, signal);
}

/** @returns how many of the events it was that wrote; somebody else may have written the others meanwhile */
async function write(db: DatabasePool, events: ListingEvent[], matches: Match[], signal: AbortSignal): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select()
      .from(listingEvents)
      .where(amongst(events))
      .orderBy(asc(listingEvents.id))
      .for("update", { skipLocked: true });
    if (held.length === 0) return 0;
    await writeNotifications(tx, matches, held, signal);
    await tx.delete(listingEvents).where(amongst(held));
    return held.length;
  });
}

function amongst(events: readonly ListingEvent[]) {
  return inArray(
    listingEvents.id,
    events.map(({ id }) => id),
  );
}
