import { sql, type SQL } from "drizzle-orm";
import { enqueueAll } from "#app/jobs/enqueue.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { failedMails } from "#db/schema/mail.ts";
import { notificationMails, notificationRuns, notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { digestsDueAt, type DueDigests } from "../digest-schedule.ts";
import { composeMails, mailNotificationsJob, type Run } from "./compose-mails.server.ts";

/** Milliseconds for which what an instant search finds is gathered, so that an import is one mail. */
const gathering = 60_000;
/** Notifications that nobody could be told for so long are dropped. */
const stale = 30 * 24 * 60 * 60_000;
/** Of these, so many are dropped by one statement. */
const staleAtOnce = 20_000;
/** Such statements of one run; the next minute's goes on. */
const mostBatches = 1_000;
/** Milliseconds after which a mail that nobody is about to send is asked for again. */
const unsentAfter = 10 * 60_000;

/**
 * Composes the mails that are due (decisions, section 5), every minute: what instant searches have found a minute ago,
 * and from eight in the morning on what daily and weekly ones have. A worker that was away catches up, and a morning's
 * mails leave once.
 * @param signal when to stop, between two batches: the next run goes on
 * @returns how many mails were composed
 */
export async function runNotifications(db: DatabasePool, now = new Date(), signal?: AbortSignal): Promise<number> {
  await requeueUnsent(db, now);
  const instant = await composeMails(db, instantRun(now), now, signal);
  const digests = digestsDueAt(now);
  if (!digests || signal?.aborted || (await hasEnded(db, digests.day))) return instant.mails;
  await dropStale(db, now, signal);
  const { mails, ended } = await composeMails(db, digestRun(digests), now, signal);
  // Somebody another transaction held back was left out: a run is over when there was nobody left.
  if (ended && mails === 0) await db.insert(notificationRuns).values({ day: digests.day }).onConflictDoNothing();
  return instant.mails + mails;
}

function instantRun(now: Date): Run {
  const isInstant = sql`${strategies.frequency} = 'instant'`;
  return { day: null, due: sql`${isInstant} and ${isBefore(new Date(now.getTime() - gathering))}`, taken: isInstant };
}

function digestRun({ day, daily, weekly }: DueDigests): Run {
  const due = sql`((${strategies.frequency} = 'daily' and ${isBefore(daily)})
    or (${strategies.frequency} = 'weekly' and ${isBefore(weekly)}))`;
  return { day, due, taken: due };
}

function isBefore(moment: Date): SQL {
  return sql`${notifications.at} <= ${moment.toISOString()}::timestamptz`;
}

async function hasEnded(db: Database, day: string): Promise<boolean> {
  return (await db.$count(notificationRuns, sql`${notificationRuns.day} = ${day}`)) > 0;
}

async function dropStale(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  for (let batch = 0; batch < mostBatches && !signal?.aborted; batch++) {
    const dropped = await db.execute(sql`
      update ${notifications} set processed_at = ${now.toISOString()}::timestamptz, dropped_for = 'stale'
      where ctid in (select ctid from ${notifications}
        where ${notifications.processedAt} is null and ${isBefore(new Date(now.getTime() - stale))} limit ${staleAtOnce})`);
    if (dropped.count < staleAtOnce) return;
  }
}

/**
 * Asks again for mails that nobody is about to send and that were not given up: a worker that is killed often enough
 * while it sends one uses up its job's attempts.
 */
async function requeueUnsent(db: DatabasePool, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unsentAfter).toISOString();
  await db.transaction(async (tx) => {
    const rows = await tx.execute<{ id: string }>(sql`
      select ${notificationMails.id} from ${notificationMails}
      where ${notificationMails.sentAt} is null and ${notificationMails.droppedAt} is null
        and ${notificationMails.createdAt} < ${before}::timestamptz
        and not exists (select from pgboss.job where name = ${mailNotificationsJob.name} and state <= 'active'
          and data->>'mailId' = ${notificationMails.id}::text)
        and not exists (select from ${failedMails} where ${failedMails.kind} = ${mailNotificationsJob.name}
          and ${failedMails.data}->>'mailId' = ${notificationMails.id}::text)
      for update skip locked`);
    await enqueueAll(
      tx,
      mailNotificationsJob,
      rows.map(({ id }) => ({ mailId: id })),
    );
  });
}
