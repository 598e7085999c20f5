import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { closeDatabase, createDatabase, type Database } from "./client.server.ts";
import { dbTest } from "./testing/db-test.ts";

const backendOf = async (db: Database) => {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row!.pid;
};
const kill = (db: Database, pid: number) => db.execute(sql`select pg_terminate_backend(${pid})`);

const isWell = (db: Database) => db.execute(sql`select 1`);

// Without the guard, the driver throws outside of any promise: the test run itself then fails.
dbTest("a transaction whose connection is killed fails alone, whenever that happens", async ({ db, databaseUrl }) => {
  const victim = createDatabase(databaseUrl, { connections: 1 });
  for (let round = 0; round < 3; round++) {
    await expect(
      victim.transaction(async (tx) => {
        await kill(db, await backendOf(tx));
        await tx.execute(sql`select 1`);
      }),
      "between two queries",
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);

    await expect(
      victim.transaction(async (tx) => {
        const pid = await backendOf(tx);
        await Promise.all([tx.execute(sql`select pg_sleep(60)`), kill(db, pid)]);
      }),
      "during one",
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);

    await expect(
      victim.transaction(async (tx) => {
        await kill(db, await backendOf(tx));
        await expect(tx.execute(sql`select 1`)).rejects.toThrow();
        return "after an error that was caught";
      }),
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);
  }
  await closeDatabase(victim);
});

dbTest("so does one whose connection is killed within a savepoint", async ({ db, databaseUrl }) => {
  const victim = createDatabase(databaseUrl, { connections: 1 });
  for (let round = 0; round < 3; round++) {
    const ends: unknown[] = [];
    await expect(
      victim.transaction((tx) =>
        tx
          .transaction(async (inner) => {
            await kill(db, await backendOf(inner));
            await inner.execute(sql`select 1`);
          })
          .finally(() => ends.push("between two queries")),
      ),
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);

    await expect(
      victim.transaction((tx) =>
        tx.transaction((inner) =>
          inner.transaction(async (innermost) => {
            const pid = await backendOf(innermost);
            await Promise.all([innermost.execute(sql`select pg_sleep(60)`), kill(db, pid)]);
          }),
        ),
      ),
      "during one, deeper",
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);

    await expect(
      victim.transaction(async (tx) => {
        await kill(db, await backendOf(tx));
        await expect(tx.execute(sql`select 1`)).rejects.toThrow();
        await expect(tx.transaction((inner) => inner.execute(sql`select 1`))).rejects.toMatchObject({
          code: "CONNECTION_CLOSED",
        });
        ends.push("after an error that was caught");
      }),
    ).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await isWell(victim);
    // Whoever waits for a savepoint hears of its end.
    await vi.waitUntil(() => ends.length === 2);
  }
  await closeDatabase(victim);
});

dbTest("a connection that is killed fails what it was asked, and nothing after that", async ({ db, databaseUrl }) => {
  const victim = createDatabase(databaseUrl, { connections: 1 });
  for (let round = 0; round < 3; round++) {
    const pid = await backendOf(victim);
    const asked = expect(victim.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: "CONNECTION_CLOSED" },
    });
    await vi.waitUntil(
      async () =>
        (await db.execute(sql`select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`)).length > 0,
    );
    await kill(db, pid);
    await asked;
    await isWell(victim);
    await kill(db, await backendOf(victim));
    // Its end may not have come through yet; the server's words about it are nobody's answer.
    await isWell(victim).catch((error: unknown) =>
      expect(error).toMatchObject({ cause: { code: "CONNECTION_CLOSED" } }),
    );
    await isWell(victim);
  }
  await closeDatabase(victim);
});

dbTest("a transaction that fails by itself is rolled back as ever", async ({ db }) => {
  await db.execute(sql`create table notes (text text unique)`);
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('first')`);
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await db.execute(sql`select * from notes`)).toHaveLength(0);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('second')`);
    // A savepoint of its own.
    await tx.transaction((inner) => inner.execute(sql`insert into notes values ('second')`)).catch(() => {});
  });
  expect(await db.execute(sql`select text from notes`)).toEqual([{ text: "second" }]);
});
