import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { listingNews, notices } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { noticeReasons } from "../notice-mail.ts";
import { hearsOfPlaces } from "../who-hears.server.ts";
import type { Match } from "./match-listings.server.ts";

export type News = typeof listingNews.$inferSelect;

/** Rows offered to the ledger by one statement. */
const rowsAtOnce = 20_000;
/** Milliseconds that such a statement may take: more than a page's, less than a job's. */
const statementTimeout = 60_000;

/**
 * Writes into the ledger who is to hear of which news.
 * @param tx the transaction that takes the news away
 * @throws what the signal says, between two statements
 */
export async function writeNotices(
  tx: Database,
  matches: readonly Match[],
  news: readonly News[],
  signal: AbortSignal,
): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeout}`));
  // What is new comes first: its price drops are looked at when it is in the ledger.
  for (const reason of noticeReasons) {
    const newsOf = new Map(news.filter((each) => each.reason === reason).map(({ listingId, id }) => [listingId, id]));
    let pairs: Pair[] = [];
    for (const { ids, listingIds } of matches) {
      for (const listingId of listingIds) {
        const newsId = newsOf.get(listingId);
        if (newsId === undefined) continue;
        for (const strategyId of ids) {
          pairs.push({ strategyId, newsId });
          if (pairs.length < rowsAtOnce) continue;
          signal.throwIfAborted();
          await offer(tx, pairs);
          pairs = [];
        }
      }
    }
    if (pairs.length > 0) await offer(tx, pairs);
  }
}

/** A saved search, and the news that it finds. */
interface Pair {
  strategyId: string;
  newsId: number;
}

/**
 * Puts into the ledger what somebody is to hear of: nothing for searches without mail, nothing that was news before the
 * search was saved (its owner has seen it; five seconds for clocks that differ), nothing that is there already, and no
 * price drop of a listing that the next mail calls new.
 */
async function offer(tx: Database, pairs: Pair[]): Promise<void> {
  const strategyIds = sql`${sql.param(pairs.map(({ strategyId }) => strategyId))}::uuid[]`;
  const newsIds = sql`${sql.param(pairs.map(({ newsId }) => newsId))}::bigint[]`;
  await tx.execute(sql`
    insert into ${notices} (strategy_id, listing_id, reason)
    select ${strategies.id}, ${listingNews.listingId}, ${listingNews.reason}
    from unnest(${strategyIds}, ${newsIds}) as pair(strategy_id, news_id)
    join ${listingNews} on ${listingNews.id} = pair.news_id
    join ${strategies} on ${strategies.id} = pair.strategy_id
    join ${users} on ${users.id} = ${strategies.userId}
    where ${strategies.removedAt} is null and ${strategies.frequency} <> 'off'
      and ${strategies.createdAt} <= ${listingNews.at} + interval '5 seconds'
      and ${hearsOfPlaces()}
      and not (${listingNews.reason} = 'price-drop' and exists (
        select from ${notices} as earlier where earlier.strategy_id = pair.strategy_id
          and earlier.listing_id = ${listingNews.listingId} and earlier.reason = 'new' and earlier.settled_at is null))
    on conflict do nothing`);
}
