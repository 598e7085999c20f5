import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { agreeIdentityJob } from "#app/account/deletion/close-account.server.ts";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import { jobs } from "#app/worker/jobs.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { enqueue } from "./enqueue.server.ts";
import { defineJob } from "./job.ts";

const userId = "5b0c2c6e-1f0b-4d8e-9d53-2f4f6f1a7f10";

async function listJobs(db: Database) {
  return db.execute<{ name: string; data: object; retry_limit: number; retry_backoff: boolean }>(
    sql`select name, data, retry_limit, retry_backoff from pgboss.job order by created_on`,
  );
}

describe("a job", () => {
  dbTest(
    "is there when the transaction that causes it commits, with its queue's way of trying again",
    async ({ db }) => {
      await db.transaction(async (tx) => {
        await enqueue(tx, agreeIdentityJob, { userId });
        expect(await listJobs(db)).toHaveLength(0);
      });
      expect([...(await listJobs(db))]).toEqual([
        {
          name: "agree-identity",
          data: { userId },
          retry_limit: jobs["agree-identity"].retries.retryLimit,
          retry_backoff: true,
        },
      ]);
    },
  );

  dbTest("is gone with a transaction that does not", async ({ db }) => {
    const failed = db.transaction(async (tx) => {
      await enqueue(tx, agreeIdentityJob, { userId });
      throw new Error("No");
    });
    await expect(failed).rejects.toThrow("No");
    expect(await listJobs(db)).toHaveLength(0);
  });

  dbTest("of a name without a queue fails its transaction", async ({ db }) => {
    const unknown = defineJob("not-made-yet", "userId");
    await expect(db.transaction((tx) => enqueue(tx, unknown, { userId }))).rejects.toThrow("migrations");
  });

  dbTest("has its queue in every database that was migrated, again without effect", async ({ db, databaseUrl }) => {
    expect(await migrateDatabase(databaseUrl)).toBe(0);
    const found = await db.execute<{ name: string }>(sql`select name from pgboss.queue`);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(jobs)));
  });
});
