import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished } from "vitest";
import { createDatabase, type Database, type DatabasePool } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { Replicas } from "./replicas.server.ts";

/** A replica of a database that says of itself how far it has replayed; looked at only when the test says so. */
function openReplica(primary: DatabasePool, url: string) {
  const log = { written: 100n, replayed: 100n as bigint | undefined };
  const db = createDatabase(url, { name: "replica", connections: 2 });
  const replicas = new Replicas(primary, [db], {
    mostLag: 1,
    interval: 3_600_000,
    written: () => Promise.resolve(log.written),
    replayed: (replica) => replica.execute(sql`select`).then(() => log.replayed),
  });
  onTestFinished(() => replicas.close());
  return { replicas, log };
}

const whoAnswers = async (db: Database) => {
  const [row] = await db.execute<{ name: string }>(sql`select current_setting('application_name') as name`);
  return row?.name;
};

describe("replicas", () => {
  dbTest("answer while they are hardly behind, and again once they have caught up", async ({ db, databaseUrl }) => {
    const { replicas, log } = openReplica(db, databaseUrl);
    await replicas.look();
    expect(await replicas.read(whoAnswers)).toBe("replica");
    log.written = 200n;
    await wait(1_100);
    await replicas.look();
    expect(await replicas.read(whoAnswers)).not.toBe("replica");
    log.replayed = 200n;
    await replicas.look();
    expect(await replicas.read(whoAnswers)).toBe("replica");
    // One that was made the primary is no replica any more.
    log.replayed = undefined;
    await replicas.look();
    expect(await replicas.read(whoAnswers)).not.toBe("replica");
  });

  dbTest("that die while they are read cost a visitor nothing, and come back", async ({ db, databaseUrl }) => {
    const { replicas } = openReplica(db, databaseUrl);
    await replicas.look();
    const asked: (string | undefined)[] = [];
    const answer = await replicas.read((database) =>
      database.transaction(async (tx) => {
        asked.push(await whoAnswers(tx));
        if (asked.length === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return whoAnswers(tx);
      }),
    );
    expect(asked[0]).toBe("replica");
    expect(answer).not.toBe("replica");
    expect(replicas.states()).toEqual([expect.objectContaining({ used: false })]);
    expect(replicas.reads).toEqual({ replica: 0, primary: 0, again: 1 });
    await replicas.look();
    expect(await replicas.read(whoAnswers)).toBe("replica");
  });

  dbTest(
    "that can't be reached are not asked, and what is wrong with a question is told",
    async ({ db, databaseUrl }) => {
      const away = openReplica(db, "postgres://nobody@127.0.0.1:1/none").replicas;
      await away.look();
      expect(await away.read(whoAnswers)).not.toBe("replica");
      const { replicas } = openReplica(db, databaseUrl);
      await replicas.look();
      await expect(replicas.read((database) => database.execute(sql`select 1 / 0`))).rejects.toThrow();
      expect(replicas.reads.again).toBe(0);
    },
  );

  dbTest("behind a pooler, nothing lasts for longer than a transaction", async ({ databaseUrl }) => {
    const pooled = createDatabase(databaseUrl, { connections: 1, pooled: true });
    onTestFinished(() => pooled.$client.end());
    await pooled.execute(sql`select ${1}::int as one`);
    const [left] = await pooled.execute<{ statements: number; jit: string }>(sql`
      select (select count(*)::int from pg_prepared_statements) as statements, source as jit
      from pg_settings where name = 'jit'`);
    expect(left).toEqual({ statements: 0, jit: expect.not.stringMatching("client") });
  });
});
