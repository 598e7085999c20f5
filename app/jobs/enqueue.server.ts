import PgBoss from "pg-boss";
import type { Database } from "#db/client.server.ts";
import { jobExecutor } from "#db/jobs/job-executor.server.ts";
import type { JobName } from "#db/jobs/queues.ts";
import type { JobData } from "./job-data.ts";

/** Writes jobs only, on whatever transaction it is handed. */
const boss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error("A job needs a transaction")) },
  supervise: false,
  schedule: false,
});

/**
 * Asks for a job inside the transaction that causes it: the worker sees it when that commits, and never when it does not.
 * @param db the transaction
 * @param data ids only
 * @throws when there is no queue of that name yet: the migrations were not run
 */
export async function enqueue<Name extends JobName>(db: Database, name: Name, data: JobData<Name>): Promise<void> {
  const id = await boss.send(name, data, { db: jobExecutor(db) });
  if (id === null) throw new Error(`There is no queue for ${name}: the migrations make it`);
}
