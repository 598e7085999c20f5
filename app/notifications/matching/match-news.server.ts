import { asc, gt, inArray } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { readFewListings } from "#app/search-index/percolate/few-listings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listingNews } from "#db/schema/notifications.ts";
import { tookTooLong } from "./find-texts.server.ts";
import { withPercolator } from "./with-percolator.server.ts";
import { matchListings, type Match } from "./match-listings.server.ts";
import { noteBroken } from "./note-broken.server.ts";
import { writeNotices, type News } from "./write-notices.server.ts";

/** Looks for news that a run takes at most, the smaller ones after one that took too long included. */
const mostLooks = 100_000;

interface MatchOptions {
  /** When to stop: what is not written by then stays news, and the next run goes on. */
  signal?: AbortSignal;
  /** Listings matched and written at a time. */
  atOnce?: number;
  /** Milliseconds that they may take; where they take longer, fewer are tried. */
  patience?: number;
}

/**
 * Matches every listing that is news with the saved searches and writes down who is to hear of it. Safe to run at any
 * time, twice and by several at once: each of the news is gone in the transaction that writes what it came to, and the
 * ledger takes each search, listing and reason once. No transaction is open while searches are matched.
 * @returns how many news were matched and written
 */
export async function matchNews(
  db: DatabasePool,
  { signal, atOnce = 500, patience = 120_000 }: MatchOptions = {},
): Promise<number> {
  let matched = 0;
  let [after, size] = [0, atOnce];
  for (let look = 0; look < mostLooks && !signal?.aborted; look++) {
    const news = await db
      .select()
      .from(listingNews)
      .where(gt(listingNews.id, after))
      .orderBy(asc(listingNews.id))
      .limit(size);
    const last = news.at(-1);
    if (!last) break;
    const late = AbortSignal.timeout(patience);
    try {
      matched += await matchSome(db, news, signal ? AbortSignal.any([signal, late]) : late);
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

async function matchSome(db: DatabasePool, news: News[], signal: AbortSignal): Promise<number> {
  const listings = await readFewListings(db, [...new Set(news.map(({ listingId }) => listingId))]);
  const { matches, broken } = await withPercolator(db, (known) => matchListings(db, listings, known, signal));
  await noteBroken(db, broken);
  return write(db, news, matches, signal);
}

/** @returns how many of the news it was that wrote them; somebody else may have written the others meanwhile */
async function write(db: DatabasePool, news: News[], matches: Match[], signal: AbortSignal): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select()
      .from(listingNews)
      .where(amongst(news))
      .orderBy(asc(listingNews.id))
      .for("update", { skipLocked: true });
    if (held.length === 0) return 0;
    await writeNotices(tx, matches, held, signal);
    await tx.delete(listingNews).where(amongst(held));
    return held.length;
  });
}

function amongst(news: readonly News[]) {
  return inArray(
    listingNews.id,
    news.map(({ id }) => id),
  );
}
