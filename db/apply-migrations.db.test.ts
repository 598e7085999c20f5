import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { applyMigrations } from "./apply-migrations.server.ts";
import type { DatabasePool } from "./client.server.ts";
import { dbTest } from "./testing/db-test.ts";

const later = Date.parse("2100-01-01");
const first = { sql: ["create table first_of_test (id int)"], hash: "first", folderMillis: later };
const second = { sql: ["alter table users add column of_test int"], hash: "second", folderMillis: later + 1 };
const patience = { lock: 200, pause: 50, tries: 100 };

/** Somebody reads the accounts in a transaction that stays open until it is let go. */
async function readAccounts(db: DatabasePool) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun = () => {};
  const reading = new Promise<void>((resolve) => (begun = resolve));
  const done = db.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from users`);
    begun();
    await released;
  });
  await reading;
  return { release: () => (release(), done) };
}

const isThere = async (db: DatabasePool, table: string) =>
  (await db.execute(sql`select to_regclass(${table}) as found`))[0]?.found !== null;

describe("migrations", () => {
  dbTest("are applied once, in order", async ({ db }) => {
    expect(await applyMigrations(db, [first, second], patience)).toBe(2);
    expect(await applyMigrations(db, [first, second], patience)).toBe(0);
    const rows = await db.execute(
      sql`select hash from drizzle.__drizzle_migrations where created_at >= ${later} order by id`,
    );
    expect(rows.map(({ hash }) => hash)).toEqual(["first", "second"]);
  });

  dbTest("wait for a table that is in use, and let others at it meanwhile", async ({ db }) => {
    const reader = await readAccounts(db);
    const applying = applyMigrations(db, [first, second], patience);
    // The first stands while the second waits: they are no one transaction.
    await expect.poll(() => isThere(db, "first_of_test")).toBe(true);
    // Whoever signs in now comes before the migration, or right after its wait; in vain, this would wait for the reader.
    await db.execute(sql`select count(*) from users`);
    await reader.release();
    expect(await applying).toBe(2);
    await db.execute(sql`select of_test from users`);
  });

  dbTest("give up in a sentence, keep what was applied, and go on the next time", async ({ db }) => {
    const reader = await readAccounts(db);
    const hasty = { lock: 50, pause: 10, tries: 2 };
    await expect(applyMigrations(db, [first, second], hasty)).rejects.toThrow("run the migrations again");
    expect(await isThere(db, "first_of_test")).toBe(true);
    await reader.release();
    expect(await applyMigrations(db, [first, second], hasty)).toBe(1);
  });

  dbTest("that are wrong are not tried again, and leave nothing half done", async ({ db }) => {
    const wrong = { sql: ["create table half_of_test (id int)", "alter table nothing add column a int"] };
    await expect(applyMigrations(db, [{ ...wrong, hash: "wrong", folderMillis: later }], patience)).rejects.toThrow();
    expect(await isThere(db, "half_of_test")).toBe(false);
  });
});
