import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { listingEvents, notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { notificationReasons } from "../notification-mail.ts";
import { receivesNotifications } from "../recipients.server.ts";
import type { Match } from "./match-listings.server.ts";

export type ListingEvent = typeof listingEvents.$inferSelect;

/** Rows offered to the ledger by one statement. */
const rowsAtOnce = 20_000;
/** Milliseconds that such a statement may take: more than a page's, less than a job's. */
const statementTimeout = 60_000;

/**
 * Writes into the ledger whom to notify of which listing events.
 * @param tx the transaction that takes the events away
 * @throws what the signal says, between two statements
 */
export async function writeNotifications(
  tx: Database,
  matches: readonly Match[],
  events: readonly ListingEvent[],
  signal: AbortSignal,
): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeout}`));
  // What is new comes first: its price drops are looked at when it is in the ledger.
  for (const reason of notificationReasons) {
    const eventIdOf = new Map(
      events.filter((each) => each.reason === reason).map(({ listingId, id }) => [listingId, id]),
    );
    let pairs: Pair[] = [];
    for (const { ids, listingIds } of matches) {
      for (const listingId of listingIds) {
        const eventId = eventIdOf.get(listingId);
        if (eventId === undefined) continue;
        for (const strategyId of ids) {
          pairs.push({ strategyId, eventId });
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

/** A saved search, and the event that it finds. */
interface Pair {
  strategyId: string;
  eventId: number;
}

/**
 * Puts into the ledger what somebody is to be notified of: nothing for searches without mail, nothing that happened before the
 * search was saved (its owner has seen it; five seconds for clocks that differ), nothing that is there already, and no
 * price drop of a listing that the next mail calls new. A price that drops once more waits for a mail again: the row leaves
 * the mail it was put into, so that one which has not left yet does not tell it a second time.
 */
async function offer(tx: Database, pairs: Pair[]): Promise<void> {
  const strategyIds = sql`${sql.param(pairs.map(({ strategyId }) => strategyId))}::uuid[]`;
  const eventIds = sql`${sql.param(pairs.map(({ eventId }) => eventId))}::bigint[]`;
  await tx.execute(sql`
    insert into ${notifications} (strategy_id, listing_id, reason)
    select distinct ${strategies.id}, ${listingEvents.listingId}, ${listingEvents.reason}
    from unnest(${strategyIds}, ${eventIds}) as pair(strategy_id, event_id)
    join ${listingEvents} on ${listingEvents.id} = pair.event_id
    join ${strategies} on ${strategies.id} = pair.strategy_id
    join ${users} on ${users.id} = ${strategies.userId}
    where ${strategies.removedAt} is null and ${strategies.frequency} <> 'off'
      and ${strategies.createdAt} <= ${listingEvents.at} + interval '5 seconds'
      and ${receivesNotifications()}
      and not (${listingEvents.reason} = 'price-drop' and exists (
        select from ${notifications} as earlier where earlier.strategy_id = pair.strategy_id
          and earlier.listing_id = ${listingEvents.listingId} and earlier.reason = 'new' and earlier.processed_at is null))
    on conflict (strategy_id, listing_id, reason) do update
    set at = excluded.at, processed_at = null, mail_id = null, dropped_for = null
    where ${notifications.reason} = 'price-drop' and ${notifications.processedAt} is not null`);
}
