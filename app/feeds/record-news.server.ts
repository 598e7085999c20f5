import { and, inArray, isNull, sql } from "drizzle-orm";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers } from "#db/schema/listings.ts";
import { listingNews } from "#db/schema/notifications.ts";
import { insertRows } from "./json-rows.server.ts";

/** What makes a listing news; see docs/decisions/018-notifications.md. */
export type News = typeof listingNews.$inferInsert;

/**
 * Whether a change makes a listing news (decisions, section 5): listed for the first time, or on offer for less than
 * before, also when it comes back. Coming back as it was is none.
 */
export function newsOf(
  before: { firstListedAt: Date | null } | undefined,
  listed: boolean,
  priceDropped: boolean,
): News["reason"] | null {
  if (!listed) return null;
  if (!before?.firstListedAt) return "new";
  return priceDropped ? "price-drop" : null;
}

/**
 * Writes down which listings of a batch are news, last in the transaction that makes them so, and asks for them to be
 * matched with the saved searches: once for the whole batch.
 */
export async function recordNews(tx: Database, news: News[]): Promise<void> {
  if (news.length === 0) return;
  await tx.execute(insertRows(listingNews, news));
  await enqueue(tx, "match-news", {});
}

/**
 * Says that an import has brought all that these advertisers had on offer. Only from then on do their listings make news:
 * a first import, in one go or resumed after a crash, alerts nobody.
 * @param references lower case
 */
export async function introduceAdvertisers(db: Database, references: Iterable<string>): Promise<void> {
  const given = [...references];
  if (given.length === 0) return;
  await db
    .update(advertisers)
    .set({ knownSince: sql`now()` })
    .where(and(isNull(advertisers.knownSince), inArray(advertisers.reference, given)));
}
