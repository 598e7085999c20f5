import { asc, count, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { advertisers } from "#db/schema/listings.ts";

/**
 * Documents that the site does not show: who brought them first, and why.
 * @returns the first ones, with when the worker tries again (null where it has given up); how many those are in all; and how
 *   many still wait for their first look
 */
export async function listFailedDocuments(db: Database, most = 1_000) {
  const [rows, [counts]] = await Promise.all([
    db
      .select({
        advertiser: advertisers.reference,
        source: attachments.source,
        failure: attachments.failure,
        attempts: attachments.attempts,
        dueAt: attachments.dueAt,
      })
      .from(attachments)
      .leftJoin(advertisers, eq(advertisers.id, attachments.advertiserId))
      .where(eq(attachments.state, sql`'failed'`))
      .orderBy(asc(advertisers.reference), asc(attachments.id))
      .limit(most),
    db
      .select({
        failed: count(sql`case when ${attachments.state} = 'failed' then 1 end`),
        waiting: count(sql`case when ${attachments.state} = 'waiting' then 1 end`),
      })
      .from(attachments),
  ]);
  return { rows, failed: counts?.failed ?? 0, waiting: counts?.waiting ?? 0 };
}
