import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { urlOfDatabase } from "./ensure-database.server.ts";
import { dbTest } from "./testing/db-test.ts";
import { checkDatabase } from "../bin/steps/start-checks.js";

/** What the site and the worker say of a database before they start; null when they go on. */
async function saidOf(url: string): Promise<string | null> {
  process.env["DATABASE_URL"] = url;
  return checkDatabase("web").then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

dbTest("the site starts with a database of its version, and with one that is still away", async ({ databaseUrl }) => {
  expect(await saidOf(databaseUrl)).toBeNull();
  expect(await saidOf("postgres://nobody:secret@127.0.0.1:1/nothing")).toBeNull();
});

dbTest(
  "a process that a newer version replaces starts again, whatever has become of its queues",
  async ({ db, databaseUrl }) => {
    await db.execute(sql`delete from pgboss.queue where name = 'purge-due'`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    expect(await saidOf(databaseUrl)).toBeNull();
  },
);

dbTest("a database that will not do is named in a sentence before the site starts", async ({ db, databaseUrl }) => {
  expect(await saidOf(urlOfDatabase(databaseUrl, "quartier_there_is_none"))).toBe(
    "The database that DATABASE_URL names does not exist.",
  );
  const stranger = new URL(databaseUrl);
  stranger.password = "wrong";
  expect(await saidOf(stranger.href)).toBe("The database refuses the user name or the password of DATABASE_URL.");
  await db.execute(sql`delete from pgboss.queue where name in ('mail-new-login', 'purge-due')`);
  expect(await saidOf(databaseUrl)).toBe(
    "The database has no queue for jobs of this version (mail-new-login, purge-due): npm run db:migrate makes them.",
  );
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await saidOf(databaseUrl)).toBe(
    "The database is older than this version: npm run db:migrate brings it up to date.",
  );
  await db.execute(sql`drop schema drizzle cascade`);
  expect(await saidOf(databaseUrl)).toBe("The database has no tables yet: npm run db:migrate makes them.");
});
