import { inArray, sql } from "drizzle-orm";
import { readStock } from "#app/listings/stock/get-stock.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { listingNews, notices } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { users } from "#db/schema/accounts.ts";
import { noticeReasons } from "../notice-mail.ts";
import { hearsOfPlaces } from "../who-hears.server.ts";
import { getSearchIndex } from "./get-search-index.server.ts";
import { matchStock, type Match } from "./match-stock.server.ts";

type News = typeof listingNews.$inferSelect;

/** Listings matched in one transaction. */
const listingsAtOnce = 500;
/** Rows offered to the ledger by one statement. */
const rowsAtOnce = 20_000;

/**
 * Matches every listing that is news with the saved searches and writes down who is to hear of it. Safe to run at any
 * time, twice and by several at once: news are gone in the transaction that writes the ledger, and the ledger takes each
 * search, listing and reason once.
 * @returns how many news there were
 */
export async function matchNews(db: DatabasePool): Promise<number> {
  for (let matched = 0; ; ) {
    const taken = await matchSome(db);
    matched += taken;
    if (taken === 0) return matched;
  }
}

async function matchSome(db: DatabasePool): Promise<number> {
  return db.transaction(async (tx) => {
    // A broad search finds much: the ledger may need more than a page's time.
    await tx.execute(sql`set local statement_timeout = 0`);
    const news = await tx
      .select()
      .from(listingNews)
      .orderBy(listingNews.id)
      .limit(listingsAtOnce)
      .for("update", { skipLocked: true });
    if (news.length === 0) return 0;
    const stock = await readStock(tx, [...new Set(news.map(({ listingId }) => listingId))]);
    const matches = await matchStock(tx, stock, await getSearchIndex(db));
    await writeNotices(tx, matches, news);
    await tx.delete(listingNews).where(
      inArray(
        listingNews.id,
        news.map(({ id }) => id),
      ),
    );
    return news.length;
  });
}

async function writeNotices(tx: Database, matches: Match[], news: News[]): Promise<void> {
  // What is new comes first: its price drops are looked at when it is in the ledger.
  for (const reason of noticeReasons) {
    const newsOf = new Map(news.filter((each) => each.reason === reason).map(({ listingId, id }) => [listingId, id]));
    let pairs: Pair[] = [];
    for (const { ids, listingIds } of matches) {
      for (const listingId of listingIds) {
        const newsId = newsOf.get(listingId);
        if (newsId === undefined) continue;
        for (const strategyId of ids) pairs.push({ strategyId, newsId });
        if (pairs.length >= rowsAtOnce) {
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
