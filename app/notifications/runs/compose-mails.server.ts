import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { countWaiting, enqueueAll } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { notificationMails, notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import type { RunFrequency } from "../notification-mail.ts";
import { markBroken } from "../matching/mark-broken.server.ts";
import { receivesNotifications } from "../recipients.server.ts";
import { checkNotifications, type CheckedNotification } from "./check-notifications.server.ts";

export const mailNotificationsJob = defineJob("mail-notifications", "mailId");

/** Whose notifications are due, and how their mails are told apart. */
export interface Run {
  /** The day whose morning it is, in Brussels: nobody gets two mails of one. Null for instant mails. */
  day: string | null;
  /** A condition on `notifications` and `strategies`: somebody who has one such notification gets a mail. */
  due: SQL;
  /** What is put into it; more than what is due where a mail leaves anyway. */
  taken: SQL;
}

/** People whose mails are composed in one transaction. */
const peopleAtOnce = 100;
/** Milliseconds that a statement about so many people may take: more than a page's, less than the job's. */
const statementTimeout = 60_000;
/** So many mails may wait to be sent; composing goes on when fewer do. What waits in the ledger is still one mail. */
const mostWaiting = 5_000;
/** Transactions of one run; the next minute's goes on. */
const mostBatches = 10_000;

/**
 * Composes the mails of a run: one a person, of all their searches. Each transaction processes some people's notifications, writes
 * their mails and asks for them to be sent, so that a crash loses none and doubles none.
 * @param signal when to stop, between two transactions
 * @returns how many mails there are, and whether the run is through
 */
export async function composeMails(
  db: DatabasePool,
  run: Run,
  now: Date,
  signal?: AbortSignal,
): Promise<{ mails: number; ended: boolean }> {
  const gazetteer = await getGazetteer(db);
  let mails = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (let batch = 0; batch < mostBatches && !signal?.aborted; batch++) {
    if ((await countWaiting(db, mailNotificationsJob, mostWaiting)) >= mostWaiting) break;
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${statementTimeout}`));
      const people = await listPeople(tx, run, after);
      const composed = people.length === 0 ? 0 : await composeFor(tx, gazetteer, run, people, now);
      return { composed, last: people.at(-1) };
    });
    mails += done.composed;
    if (done.last === undefined) return { mails, ended: true };
    after = done.last;
  }
  return { mails, ended: false };
}

/** The next people with something due, each for this transaction alone. */
async function listPeople(tx: Database, { day, due }: Run, after: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select ${users.id} from ${users}
    where ${users.id} > ${after} and ${receivesNotifications()} and not ${mailedOn(day, users.id)} and exists (
      select from ${strategies} join ${notifications} on ${notifications.strategyId} = ${strategies.id}
      where ${strategies.userId} = ${users.id} and ${isOpen} and ${due})
    order by ${users.id} limit ${peopleAtOnce} for no key update skip locked`);
  return rows.map(({ id }) => id);
}

/** Whether somebody, of a column of another table, has had their mail of that day. */
function mailedOn(day: string | null, userId: AnyPgColumn): SQL {
  if (day === null) return sql`false`;
  return sql`exists (select from ${notificationMails} where ${notificationMails.userId} = ${userId} and ${notificationMails.day} = ${day})`;
}

/** Not processed, and of a search that is still there and can be run. */
const isOpen = sql`${notifications.processedAt} is null and ${strategies.removedAt} is null and ${strategies.brokenSince} is null`;

interface OpenNotification extends Record<string, unknown> {
  userId: string;
  frequency: RunFrequency;
  strategyId: string;
  criteria: Record<string, string>;
  listingId: number;
  reason: "new" | "price-drop";
}

async function composeFor(
  tx: Database,
  gazetteer: Gazetteer,
  { day, taken }: Run,
  people: string[],
  now: Date,
): Promise<number> {
  const open = await tx.execute<OpenNotification>(sql`
    select ${strategies.userId} as "userId", ${strategies.frequency}, ${notifications.strategyId} as "strategyId",
      ${strategies.criteria}, ${notifications.listingId} as "listingId", ${notifications.reason}
    from ${strategies} join ${notifications} on ${notifications.strategyId} = ${strategies.id}
    where ${strategies.userId} = any(${sql.param(people)}::uuid[]) and ${isOpen} and ${taken}
      and not ${mailedOn(day, strategies.userId)}`);
  const { notifications: checked, broken } = await checkNotifications(tx, gazetteer, [...open]);
  await markBroken(tx, broken);
  const frequencies = new Map<string, RunFrequency>();
  for (const { notification, droppedFor } of checked) {
    const { userId, frequency } = notification;
    // What a daily and a weekly search found on one morning is one mail, a daily one.
    if (droppedFor === null && frequencies.get(userId) !== "daily") frequencies.set(userId, frequency);
  }
  const mails = await writeMails(tx, frequencies, day, now);
  await markProcessed(tx, checked, mails, now);
  const ids = [...mails.values()];
  await enqueueAll(
    tx,
    mailNotificationsJob,
    ids.map((mailId) => ({ mailId })),
    // Whoever wants to know at once does not stand behind a morning's mails.
    { priority: day === null ? 1 : 0 },
  );
  return ids.length;
}

/** @returns the id of each person's mail */
async function writeMails(
  tx: Database,
  frequencies: ReadonlyMap<string, RunFrequency>,
  day: string | null,
  now: Date,
): Promise<Map<string, string>> {
  if (frequencies.size === 0) return new Map();
  const rows = await tx
    .insert(notificationMails)
    .values([...frequencies].map(([userId, frequency]) => ({ userId, frequency, day, createdAt: now })))
    .returning({ id: notificationMails.id, userId: notificationMails.userId });
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

async function markProcessed(
  tx: Database,
  checked: readonly CheckedNotification<OpenNotification>[],
  mails: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (checked.length === 0) return;
  const rows = checked.map(({ notification: { userId, strategyId, listingId, reason }, droppedFor }) => ({
    strategy_id: strategyId,
    listing_id: listingId,
    reason,
    mail_id: droppedFor === null ? mails.get(userId) : null,
    dropped_for: droppedFor,
  }));
  await tx.execute(sql`
    update ${notifications} set processed_at = ${now.toISOString()}::timestamptz, mail_id = given.mail_id,
      dropped_for = given.dropped_for
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(
      strategy_id uuid, listing_id int, reason notification_reason, mail_id uuid, dropped_for notification_drop)
    where ${notifications.strategyId} = given.strategy_id and ${notifications.listingId} = given.listing_id
      and ${notifications.reason} = given.reason`);
}
