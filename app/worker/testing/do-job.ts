import type { DoJob } from "#app/jobs/job.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { jobs, type JobName } from "../jobs.server.ts";

/** A row of pg-boss's table of jobs. */
export interface WaitingJob extends Record<string, unknown> {
  id: string;
  name: JobName;
  data: object;
}

/** Does a job as the worker would, here and now. @throws what it fails with */
export async function doJob(db: DatabasePool, { id, name, data }: WaitingJob): Promise<void> {
  const run = (await jobs[name].load()) as DoJob<object>;
  await run(db, data, id, new AbortController().signal);
}
