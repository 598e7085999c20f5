import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Database } from "#db/client.server.ts";
import { jobExecutor } from "#db/jobs/job-executor.server.ts";
import type { Job, JobData } from "./job.ts";
import { withTrace } from "./trace-job.server.ts";

/** Writes jobs only, on whatever transaction it is handed. */
const boss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error("A job needs a transaction")) },
  supervise: false,
  schedule: false,
});

/**
 * Asks for many jobs of a kind at once, inside the transaction that causes them.
 * @param db the transaction
 * @param priority jobs with more of it are done first; 0 is usual
 * @throws when there is no queue of that name yet: the migrations were not run
 */
export async function enqueueAll<Kind extends Job>(
  db: Database,
  { name }: Kind,
  jobs: readonly JobData<Kind>[],
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  if (jobs.length === 0) return;
  // pg-boss inserts nothing, and says nothing, where there is no queue.
  const [queue] = await db.execute(sql`select from pgboss.queue where name = ${name}`);
  if (!queue) throw new Error(noQueue(name));
  await boss.insert(
    jobs.map((data) => ({ name, data: withTrace(data), priority })),
    { db: jobExecutor(db) },
  );
}

/** How many jobs of a kind wait to be done, counted up to `most`. */
export async function countWaiting(db: Database, { name }: Job, most: number): Promise<number> {
  const [waiting] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from pgboss.job where name = ${name} and state < 'active' limit ${most}
    ) as job`);
  return waiting?.count ?? 0;
}

/**
 * Asks for a job inside the transaction that causes it: the worker sees it when that commits, and never when it does not.
 * @param db the transaction
 * @param data ids only
 * @throws when there is no queue of that name yet: the migrations were not run
 */
export async function enqueue<Kind extends Job>(db: Database, { name }: Kind, data: JobData<Kind>): Promise<void> {
  const id = await boss.send(name, withTrace(data), { db: jobExecutor(db) });
  if (id === null) throw new Error(noQueue(name));
}

const noQueue = (name: string) =>
  `There is no queue for ${name}: the migrations were not run, or app/worker/jobs.server.ts does not list it`;
