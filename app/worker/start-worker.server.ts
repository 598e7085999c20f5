import { setTimeout as wait } from "node:timers/promises";
import PgBoss from "pg-boss";
import { recordFailedMail } from "#app/email/failed-mails.server.ts";
import { closeMail } from "#app/email/send-mail.server.ts";
import { MailFailure } from "#app/email/mail-failure.ts";
import { log } from "#app/http/log.server.ts";
import { webhookEndpoint } from "#app/http/post-webhook.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { timeZone } from "#app/i18n/time-zone.ts";
import type { DoJob } from "#app/jobs/job.ts";
import { deleteOldLeases, LeaseHeld, withLease } from "#app/jobs/lease.server.ts";
import { traceJob } from "#app/jobs/trace-job.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { keepCachesTold } from "#app/shared-caches/keep-caches-told.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { jobExecutor } from "#db/jobs/job-executor.server.ts";
import { findJobName, formerNames, jobs, type JobName } from "./jobs.server.ts";
import { schedule } from "./schedule.ts";

/** Jobs of a kind done at the same time, where it is more than one. */
const sideBySide: Partial<Record<JobName, number>> = { "mail-notifications": 4 };
/** Seconds that jobs in progress have to end when the worker does. */
const patience = 10;
/** Milliseconds between attempts to write down that a job is done. */
const pause = 1_000;
/** So many of them: an hour of a database that is away. The job then comes again, and finds what was done. */
const attempts = 3_600;
/** Of the time after which a job counts as lost, the part after which it is asked to end by itself. */
const timely = 0.8;
/** Jobs that send a mail say so in their names. */
const isMail = /\bmail\b/;

const queues = [...Object.keys(jobs), ...Object.keys(formerNames)];

export interface RunningWorker {
  /** Lets the jobs in progress end, takes no new ones. */
  stop: () => Promise<void>;
}

/**
 * Takes jobs from their queues and does them, several kinds side by side, mostly one of each at a time; asks for those that
 * the schedule names; and tells shared caches of changes. Where the database goes away it waits until it is back.
 * @param pollingSeconds between two looks into a queue that was empty
 * @param checkSeconds between two looks for jobs whose worker has died
 * @throws when a feature that does jobs can't be loaded; when the database can't be reached now, or its queues are not those
 *   of this version
 */
export async function startWorker(
  db: DatabasePool,
  { pollingSeconds = 2, checkSeconds = 30 } = {},
): Promise<RunningWorker> {
  const doers = await loadAll();
  // Only the migrations make tables.
  const boss = new PgBoss({
    db: jobExecutor(db),
    migrate: false,
    deleteAfterDays: 3,
    maintenanceIntervalSeconds: checkSeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "Jobs can't be taken; trying again"));
  await boss.start();
  const stopping = new AbortController();
  try {
    await keepSchedule(boss);
    await deleteOldLeases(db);
    for (const queue of queues) {
      const name = findJobName(queue)!;
      for (let hand = 0; hand < (sideBySide[name] ?? 1); hand++) {
        await takeJobs(boss, queue, pollingSeconds, async (job) => {
          await traceJob(name, job, (data) => doJob(db, name, doers.get(name)!, { ...job, data }, stopping.signal));
          await complete(boss, queue, job.id, stopping.signal);
        });
      }
    }
  } catch (error) {
    // Whoever tries again starts another.
    await boss.stop({ graceful: false });
    throw error;
  }
  const caches = webhookEndpoint(settings.PURGE_WEBHOOK_URL, settings.PURGE_WEBHOOK_SECRET);
  const telling = keepCachesTold(db, caches, stopping.signal);
  log.info({ queues }, "The worker waits for jobs");
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([boss.stop({ timeout: patience * 1000 }), telling]);
      closeMail();
    },
  };
}

/** Takes one job after the other; where there is none, pg-boss looks again after a while. */
async function takeJobs(
  boss: PgBoss,
  queue: string,
  pollingSeconds: number,
  work: (job: PgBoss.JobWithMetadata) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: pollingSeconds, includeMetadata: true } as const;
  const hand: string = await boss.work<object>(queue, options, ([job]) =>
    // By itself pg-boss would wait after each job as well.
    work(job!).finally(() => {
      boss.notifyWorker(hand);
    }),
  );
}

/** Every feature that does jobs: one that is broken ends the worker before it has taken any, not at its first job. */
async function loadAll(): Promise<ReadonlyMap<string, DoJob<never>>> {
  const loaded = Object.entries(jobs).map(async ([name, job]) => [name, await job.load()] as const);
  return new Map(await Promise.all(loaded));
}

/**
 * Does a job, unless it is still being done: pg-boss gives a job to the next one when its time is over, whether or not it
 * has ended. What the clock asks for is then done by whoever is at it; anything else comes again.
 */
async function doJob(
  db: DatabasePool,
  name: JobName,
  run: DoJob<never>,
  found: PgBoss.JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const started = Date.now();
  const { id, data, retryCount, retryLimit } = found;
  const job = { job: name, id };
  let signal = AbortSignal.any([stopping, AbortSignal.timeout(found.expireInSeconds * 1000 * timely)]);
  const [failure] = await withLease(db, `job ${name} ${JSON.stringify(data)}`, (lost) => {
    signal = AbortSignal.any([signal, lost]);
    return run(db, data as never, id, signal);
  }).then(
    () => [],
    (error: unknown) => [error],
  );
  if (failure === undefined) {
    log.info({ ...job, ms: Date.now() - started, ended: signal.aborted ? "early" : "done" }, "A job is done");
    return;
  }
  if (failure instanceof LeaseHeld) {
    if (Object.hasOwn(schedule, name)) {
      log.info(job, "A job of this kind is under way already");
      return;
    }
    log.warn(job, "A job is still under way; it is asked for again later");
    throw new Error("Still under way");
  }
  const isFinal = failure instanceof MailFailure && failure.final;
  const isLast = isFinal || retryCount >= retryLimit;
  if (isLast && isMail.test(name)) await giveUp(db, name, { id, data }, failure);
  if (isFinal) {
    log.error({ ...job, err: failure }, "A mail can't be delivered; it is not tried again");
    return;
  }
  log.error({ ...job, err: failure }, isLast ? "A job failed; it is given up" : "A job failed; it is tried again");
  // pg-boss keeps what a job failed with, and that may say whom it was about: it gets nothing but this.
  throw new Error("See the worker's log for the id of this job");
}

/** Writes down a mail that is given up, and asks in the same transaction for what follows from it, once. */
async function giveUp(
  db: DatabasePool,
  name: JobName,
  { id, data }: Pick<PgBoss.Job, "id" | "data">,
  failure: unknown,
): Promise<void> {
  const follow = (await jobs[name].loadGivenUp?.()) as ((tx: Database, data: object) => Promise<void>) | undefined;
  await db.transaction(async (tx) => {
    const isFirst = await recordFailedMail(tx, { id, name, data }, failure);
    if (isFirst) await follow?.(tx, data);
  });
}

/**
 * Writes down that a job is done, though the database is away for an hour: pg-boss tries once, and a mail that has left would
 * leave again. That pg-boss then says so too changes nothing.
 */
async function complete(boss: PgBoss, queue: string, id: string, stopping: AbortSignal): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await boss.complete(queue, id);
    } catch (error) {
      if (stopping.aborted || attempt === attempts) throw error;
      log.warn({ job: queue, id, err: error }, "A job is done, but the database can't be told yet");
      await wait(pause);
    }
  }
}

/** Makes the database's schedule that of `schedule.ts`. */
async function keepSchedule(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!Object.hasOwn(schedule, name)) await boss.unschedule(name);
  for (const [name, cron] of Object.entries(schedule)) await boss.schedule(name, cron, {}, { tz: timeZone });
}

/**
 * pg-boss does not wait for the answer when it writes down how a job went: without this, a database that is away at that
 * moment would end the process. The job comes again when its time is over.
 */
export function surviveLostAnswers(): void {
  process.on("unhandledRejection", (error) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, "The database went away before a job's end could be written down");
  });
}
