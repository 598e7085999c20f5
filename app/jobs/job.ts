import type { DatabasePool } from "#db/client.server.ts";

/**
 * A kind of job, as whoever asks for it knows it; who does it, and how it is tried again, is the worker's matter
 * (app/worker/jobs.server.ts).
 */
export interface Job<Name extends string = string, Id extends string | null = string | null> {
  /** Of its queue. */
  name: Name;
  /**
   * What the id is called that it is about; null for a job about nobody in particular. An id, never a name or an address,
   * as pg-boss keeps what was done for days.
   */
  about: Id;
}

/** What is kept of a job: the id that it is about, under its name. */
export type JobData<Kind extends Job> = Kind["about"] extends string
  ? Record<Kind["about"], string>
  : Kind["about"] extends null
    ? Record<string, never>
    : Record<string, string>;

/**
 * Does a job; what it throws makes the job come again. What may take long ends where it can when `signal` says so, well
 * before the job's time is over: the next run goes on from there.
 * @param jobId the same at a repeat
 */
export type DoJob<Data> = (db: DatabasePool, data: Data, jobId: string, signal: AbortSignal) => Promise<unknown>;

/** A kind of job, defined where it is asked for. Jobs that send a mail say so in their names (`mail-…`). */
export function defineJob<Name extends string, Id extends string | null>(name: Name, about: Id): Job<Name, Id> {
  return { name, about };
}
