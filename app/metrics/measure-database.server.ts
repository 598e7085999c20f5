import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { DatabasePool } from "#db/client.server.ts";
import { registry } from "./registry.server.ts";

/** Milliseconds for which what was found is told again, to whoever asks: asking costs nothing. */
const cachedFor = 15_000;
/** Milliseconds that the database may take. */
const patience = 2_000;

const states = ["due", "later", "active", "done", "failed"] as const;
const outcomes = ["sent", "given-up", "bounced", "complaint"] as const;
const importStates = ["running", "done", "held", "released", "superseded", "failed"] as const;

/** What the database knows of the worker's part: every process tells the same, so take the highest, not the sum. */
interface Found {
  queues: { name: string }[];
  jobs: { name: string; state: (typeof states)[number]; jobs: number; oldest: number | null }[];
  mails: { outcome: (typeof outcomes)[number]; mails: number }[];
  imports: { status: (typeof importStates)[number]; runs: number; refused: number }[];
  purges: { told: number; refused: number; givenUp: number; waiting: number | null };
  delays: { unmatched: number | null; unsent: number | null; imported: number | null };
}

/**
 * Measures what the database knows: queues, mails, imports and how late alerts are. Where it does not answer in time,
 * `quartier_database_up` is 0 and the others are left out.
 * @returns brings the figures up to date
 */
export function measureDatabase(db: DatabasePool): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `quartier_${name}`, help, labelNames, registers: [registry] });
  const jobs = gauge("jobs", "Jobs by queue and state; done and failed: within the last hour", ["queue", "state"]);
  const oldest = gauge("job_oldest_due_seconds", "How long the oldest job has waited beyond its time", ["queue"]);
  const mails = gauge("mails_last_hour", "Mails by outcome, within the last hour", ["outcome"]);
  const imports = gauge("imports_last_day", "Imports begun within the last day, by what became of them", ["status"]);
  const refused = gauge("import_rows_refused_last_day", "Rows that imports of the last day refused");
  const imported = gauge("import_ended_seconds", "When an import ended well last, in seconds since 1970");
  const purges = gauge("purges_total", "How often shared caches were told of a kind of change, by result", ["result"]);
  const untold = gauge("purge_waiting_seconds", "How long the oldest change has waited to be told to shared caches");
  const unmatched = gauge("alert_unmatched_seconds", "How long the oldest new listing has waited to be matched");
  const unsent = gauge("alert_unsent_seconds", "How long the oldest composed mail about listings has waited to leave");
  const up = gauge("database_up", "Whether the database has told what it knows");
  const all = [jobs, oldest, mails, imports, refused, imported, purges, untold, unmatched, unsent];

  const show = ({ queues, jobs: counted, mails: sent, imports: runs, purges: calls, delays }: Found) => {
    for (const { name: queue } of queues) {
      const of = counted.filter(({ name }) => name === queue);
      for (const state of states) jobs.set({ queue, state }, of.find((row) => row.state === state)?.jobs ?? 0);
      oldest.set({ queue }, Math.max(0, of.find(({ state }) => state === "due")?.oldest ?? 0));
    }
    const sum = (of: readonly { mails: number }[]) => of.reduce((total, row) => total + row.mails, 0);
    for (const outcome of outcomes) mails.set({ outcome }, sum(sent.filter((row) => row.outcome === outcome)));
    for (const status of importStates) imports.set({ status }, runs.find((row) => row.status === status)?.runs ?? 0);
    refused.set(runs.reduce((sum, run) => sum + run.refused, 0));
    purges.set({ result: "told" }, calls.told);
    purges.set({ result: "refused" }, calls.refused);
    purges.set({ result: "given-up" }, calls.givenUp);
    untold.set(calls.waiting ?? 0);
    if (delays.imported !== null) imported.set(delays.imported);
    unmatched.set(delays.unmatched ?? 0);
    unsent.set(delays.unsent ?? 0);
  };

  let found: { at: number; answer: Promise<Found | undefined> } | undefined;
  return async () => {
    if (!found || performance.now() - found.at > cachedFor) found = { at: performance.now(), answer: inTime(look(db)) };
    const answer = await found.answer;
    for (const figure of all) figure.reset();
    if (answer) show(answer);
    else found = undefined;
    up.set(answer ? 1 : 0);
  };
}

async function look(db: DatabasePool): Promise<Found> {
  const [queues, jobs, mails, imports, [purges], [delays]] = await Promise.all([
    db.execute<Found["queues"][number]>(sql`select name from pgboss.queue where not starts_with(name, '__pgboss__')`),
    db.execute<Found["jobs"][number]>(sql`
      select name, said.state, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as oldest
      from pgboss.job, lateral (select case
          when job.state = 'active' then 'active'
          when job.state in ('created', 'retry') then case when start_after > now() then 'later' else 'due' end
          when job.state = 'completed' then 'done' else 'failed' end as state) said
      where job.state <= 'active' or completed_on > now() - interval '1 hour'
      group by name, said.state`),
    db.execute<Found["mails"][number]>(sql`
      select 'sent' as outcome, count(*)::int as mails from pgboss.job
        where name like 'mail-%' and state = 'completed' and completed_on > now() - interval '1 hour'
      union all select 'given-up', count(*)::int from failed_mails where at > now() - interval '1 hour'
      union all select case type when 'complaint' then 'complaint' else 'bounced' end, count(*)::int
        from mail_bounces where received_at > now() - interval '1 hour' group by 1`),
    db.execute<Found["imports"][number]>(sql`
      select status, count(*)::int as runs, sum(refused)::int as refused
      from import_runs where started_at > now() - interval '1 day' group by status`),
    db.execute<Found["purges"]>(sql`
      select coalesce(sum(told), 0)::float8 as told, coalesce(sum(refused), 0)::float8 as refused,
        coalesce(sum(given_up), 0)::float8 as "givenUp",
        extract(epoch from now() - min(waiting_since))::float8 as waiting from cache_tags`),
    db.execute<Found["delays"]>(sql`
      select extract(epoch from now() - (select min(at) from listing_events))::float8 as unmatched,
        extract(epoch from now() - (select min(created_at) from notification_mails
          where sent_at is null and dropped_at is null))::float8 as unsent,
        extract(epoch from (select max(ended_at) from import_runs where status = 'done'))::float8 as imported`),
  ]);
  return {
    ...{ queues, jobs, mails, imports },
    purges: purges ?? { told: 0, refused: 0, givenUp: 0, waiting: null },
    delays: delays ?? { unmatched: null, unsent: null, imported: null },
  };
}

/** Undefined when it fails or takes too long: the gauge says so, and pages that need the database log why. */
async function inTime(looking: Promise<Found>): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const answer = await Promise.race([looking.catch(() => undefined), late]);
  clearTimeout(timer);
  return answer;
}
