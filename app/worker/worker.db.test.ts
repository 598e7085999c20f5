import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, vi, type Mock } from "vitest";
import { agreeIdentityJob } from "#app/account/deletion/close-account.server.ts";
import { mailAccountRestoredJob } from "#app/account/deletion/suspend-account.server.ts";
import { MailFailure } from "#app/email/mail-failure.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob, type DoJob } from "#app/jobs/job.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { installQueues } from "./install-queues.server.ts";
import type { JobName } from "./jobs.server.ts";
import { schedule } from "./schedule.ts";
import { startWorker } from "./start-worker.server.ts";

const { doers, broken, formerName } = vi.hoisted(() => ({
  doers: new Map<string, Mock<DoJob<object>>>(),
  /** Kinds whose feature can't be loaded. */
  broken: new Set<string>(),
  /** Of the queue of agree-identity, one version ago. */
  formerName: "agree-with-identity",
}));

vi.mock("./jobs.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./jobs.server.ts")>();
  const idle = Object.entries(original.jobs).map(([name, job]) => {
    const doer = vi.fn<DoJob<object>>();
    doers.set(name, doer);
    const load = () => (broken.has(name) ? Promise.reject(new Error(`No ${name}`)) : Promise.resolve(doer));
    return [name, { ...job, load }];
  });
  return {
    ...original,
    jobs: Object.fromEntries(idle),
    formerNames: { [formerName]: "agree-identity" },
    findJobName: (queue: string) => (queue === formerName ? "agree-identity" : original.findJobName(queue)),
  };
});

const doerOf = (name: JobName) => doers.get(name)!;
const agree = doerOf("agree-identity");
const mail = doerOf("mail-account-restored");
const exportToCrm = defineJob("export-to-crm", null);
const userId = "5b0c2c6e-1f0b-4d8e-9d53-2f4f6f1a7f10";
const patience = { timeout: 30_000, interval: 100 };

beforeEach(() => {
  broken.clear();
  for (const handler of [agree, mail]) handler.mockReset().mockResolvedValue(undefined);
});

async function findJob(db: DatabasePool) {
  const [job] = await db.execute<{ id: string; state: string; output: unknown; waits: boolean }>(
    sql`select id, state, output, start_after > now() as waits from pgboss.job where data->>'userId' = ${userId}`,
  );
  return job;
}

async function withWorker(db: DatabasePool, use: () => Promise<void>) {
  const worker = await startWorker(db, { pollingSeconds: 0.5 });
  await use().finally(worker.stop);
}

describe("a job that takes longer than its queue allows", () => {
  /** Jobs of a kind count as lost after a second, and come again a second later: often enough to outlast what holds them. */
  const hurry = (db: DatabasePool, name: string, seconds = 1) =>
    db.execute(
      sql`update pgboss.queue set expire_seconds = ${seconds}, retry_delay = 1, retry_backoff = false where name = ${name}`,
    );

  dbTest("is not done by another beside it, over all workers; what it came to stands", async ({ db }) => {
    await hurry(db, "agree-identity");
    let [running, most, runs] = [0, 0, 0];
    agree.mockImplementation(async () => {
      most = Math.max(most, ++running);
      if (++runs === 1) await wait(3_000);
      running--;
    });
    await enqueue(db, agreeIdentityJob, { userId });
    await withWorker(db, () =>
      withWorker(db, async () => {
        await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
      }),
    );
    expect([runs, most]).toEqual([2, 1]);
  });

  dbTest("is asked to end before that, where it can", async ({ db }) => {
    await hurry(db, "agree-identity", 4);
    const seen: boolean[] = [];
    agree.mockImplementation(async (_db, _data, _jobId, signal) => {
      while (!signal.aborted && seen.length < 1_000) seen.push(await wait(10, false));
    });
    await enqueue(db, agreeIdentityJob, { userId });
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
    });
    expect(agree).toHaveBeenCalledTimes(1);
    expect(seen.length).toBeLessThan(1_000);
  });

  dbTest("of the clock's is left to whoever is at it: others end at once", async ({ db }) => {
    await hurry(db, "export-to-crm");
    const exporting = doerOf("export-to-crm");
    let finish = () => {};
    exporting.mockReset().mockImplementation(() => new Promise<void>((done) => (finish = done)));
    await db.transaction((tx) => enqueue(tx, exportToCrm, {}));
    await withWorker(db, async () => {
      await expect.poll(() => exporting.mock.calls.length, patience).toBe(1);
      await wait(1_500); // Its time is over, and pg-boss gives its place to the next.
      await db.transaction((tx) => enqueue(tx, exportToCrm, {}));
      await expect
        .poll(async () => {
          const [job] = await db.execute(
            sql`select from pgboss.job where name = 'export-to-crm' and state = 'completed'`,
          );
          return job !== undefined;
        }, patience)
        .toBe(true);
      expect(exporting).toHaveBeenCalledTimes(1);
      finish();
    });
  });
});

describe("the worker", () => {
  dbTest("does a job once, and the job's id is what a repeat can be told by", async ({ db }) => {
    await enqueue(db, agreeIdentityJob, { userId });
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
    });
    expect(agree).toHaveBeenCalledTimes(1);
    expect(agree).toHaveBeenCalledWith(db, { userId }, (await findJob(db))?.id, expect.any(AbortSignal));
  });

  dbTest("does what waits under a queue's former name", async ({ db }) => {
    await installQueues(db);
    await db.execute(
      sql`insert into pgboss.job (name, data) values (${formerName}, '{"userId": "${sql.raw(userId)}"}')`,
    );
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
    });
    expect(agree).toHaveBeenCalledTimes(1);
  });

  dbTest("does not start, and takes nothing, while a feature that does jobs can't be loaded", async ({ db }) => {
    await enqueue(db, agreeIdentityJob, { userId });
    broken.add("purge-due");
    await expect(startWorker(db, { pollingSeconds: 0.5 })).rejects.toThrow("No purge-due");
    await wait(1_000);
    expect(agree).not.toHaveBeenCalled();
    expect((await findJob(db))?.state).toBe("created");
  });

  dbTest("tries what failed again after a pause, and keeps nothing of what it failed with", async ({ db }) => {
    agree.mockRejectedValueOnce(new Error("550 <anke@test.example> unknown", { cause: new Error("Anke") }));
    await enqueue(db, agreeIdentityJob, { userId });
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("retry");
      const job = await findJob(db);
      expect(job?.waits).toBe(true);
      expect(JSON.stringify(job?.output)).not.toMatch(/anke/i);
      const { id } = job!;
      await db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where id = ${id}`);
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
      expect(agree.mock.calls.map(([, , jobId]) => jobId)).toEqual([id, id]);
    });
  });

  dbTest("gives up a mail that its server will never take", async ({ db }) => {
    mail.mockRejectedValueOnce(new MailFailure("550", { final: true }));
    await enqueue(db, mailAccountRestoredJob, { userId });
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
    });
    expect(mail).toHaveBeenCalledTimes(1);
  });

  dbTest("goes on when its connections are cut, and does not do twice what it has done", async ({ db }) => {
    const cut = () =>
      db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    agree.mockImplementation(cut);
    await enqueue(db, agreeIdentityJob, { userId });
    await withWorker(db, async () => {
      await expect.poll(async () => (await findJob(db).catch(() => undefined))?.state, patience).toBe("completed");
    });
    expect(agree).toHaveBeenCalledTimes(1);
  });

  dbTest("ends with the job in progress, not before it", async ({ db }) => {
    let finish = () => {};
    agree.mockImplementation(() => new Promise<void>((done) => (finish = done)));
    await enqueue(db, agreeIdentityJob, { userId });
    const worker = await startWorker(db, { pollingSeconds: 0.5 });
    await expect.poll(() => agree.mock.calls.length, patience).toBe(1);
    const stopped = worker.stop();
    finish();
    await stopped;
    expect((await findJob(db))?.state).toBe("completed");
  });

  dbTest("purges by the clock, and forgets what the schedule no longer names", async ({ db }) => {
    await db.execute(sql`insert into pgboss.schedule (name, cron) values ('agree-identity', '* * * * *')`);
    await withWorker(db, async () => {
      const rows = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
      const expected = Object.entries(schedule).map(([name, cron]) => ({ name, cron, timezone: "Europe/Brussels" }));
      expect(rows).toHaveLength(expected.length);
      expect([...rows]).toEqual(expect.arrayContaining(expected));
      expect([...rows]).toContainEqual({ name: "purge-due", cron: "17 * * * *", timezone: "Europe/Brussels" });
    });
  });

  dbTest("needs no right to make tables: the migrations have made what it works with", async ({ db, databaseUrl }) => {
    const role = `worker_${randomUUID().replaceAll("-", "")}`;
    await db.execute(
      sql.raw(`
      create role ${role} login password 'worker';
      grant usage on schema pgboss to ${role};
      grant select, insert, update, delete on all tables in schema pgboss to ${role};
      grant select, insert, update, delete on leases to ${role};`),
    );
    const url = Object.assign(new URL(databaseUrl), { username: role, password: "worker" });
    const restricted = createDatabase(url.href, { connections: 4 });
    try {
      await enqueue(restricted, agreeIdentityJob, { userId });
      await withWorker(restricted, async () => {
        await expect.poll(async () => (await findJob(db))?.state, patience).toBe("completed");
      });
      await expect(restricted.execute(sql`create table pgboss.mine ()`)).rejects.toThrow();
    } finally {
      await closeDatabase(restricted);
      await db.execute(sql.raw(`drop owned by ${role}; drop role ${role};`));
    }
  });
});
