import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Database } from "#db/client.server.ts";
import { jobExecutor } from "#db/jobs/job-executor.server.ts";
import { findJobName, formerNames, jobs } from "./jobs.server.ts";

/** Where pg-boss itself puts what a schedule wants done; it would make it at the first start. */
const scheduleQueue = "__pgboss__send-it";

/**
 * Makes pg-boss's schema and a table for each queue, or brings them up to date. Run with the migrations: afterwards,
 * web servers and workers need only read and write. A queue that this version does not have goes, with what waits in it:
 * nobody would take it from there.
 */
export async function installQueues(db: Database): Promise<void> {
  const boss = new PgBoss({ db: jobExecutor(db), migrate: true, supervise: false, schedule: false });
  let failure: Error | undefined;
  boss.on("error", (error) => (failure ??= error));
  await boss.start();
  await boss.createQueue(scheduleQueue);
  for (const name of [...Object.keys(jobs), ...Object.keys(formerNames)]) {
    const { retries } = jobs[findJobName(name)!];
    await boss.createQueue(name, { name, ...retries });
    await boss.updateQueue(name, { name, ...retries });
  }
  for (const { name } of await boss.getQueues()) {
    if (isKnown(name)) continue;
    // pg-boss deletes an empty queue only, and purges only what waits in it.
    await db.execute(sql`delete from pgboss.job where name = ${name}`);
    await boss.deleteQueue(name);
  }
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

/** pg-boss has queues of its own beside ours. */
const isKnown = (name: string) => findJobName(name) !== undefined || name.startsWith("__pgboss__");
