import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { expect } from "vitest";
import { jobExecutor } from "#db/jobs/job-executor.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { installQueues } from "./install-queues.server.ts";
import { formerNames, jobs } from "./jobs.server.ts";

dbTest("a queue that this version does not have goes, those that it has keep their jobs", async ({ db }) => {
  const boss = new PgBoss({ db: jobExecutor(db), migrate: false, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue("of-an-earlier-version");
  await boss.send("of-an-earlier-version", {});
  await boss.send("purge-due", {});
  await boss.stop({ graceful: false });

  await installQueues(db);

  const names = async (table: string) =>
    (await db.execute<{ name: string }>(sql.raw(`select distinct name from pgboss.${table}`))).map(({ name }) => name);
  const left = await names("queue");
  expect(left).not.toContain("of-an-earlier-version");
  expect(left).toEqual(
    expect.arrayContaining([...Object.keys(jobs), ...Object.keys(formerNames), "__pgboss__send-it"]),
  );
  expect(await names("job")).toEqual(["purge-due"]);
});
