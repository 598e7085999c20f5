import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { closeDatabase, createDatabase } from "./client.server.ts";
import { dbTest } from "./testing/db-test.ts";

describe("a database pool", () => {
  dbTest("plans each search for its own values, without workers or compiled expressions", async ({ db }) => {
    const names = ["jit", "max_parallel_workers_per_gather", "plan_cache_mode", "statement_timeout"];
    const rows = await db.execute(sql`select name, setting from pg_settings where name in ${names} order by name`);
    expect(rows.map((row) => row.setting)).toEqual(["off", "0", "force_custom_plan", "5000"]);
  });

  dbTest("prepares a statement once", async ({ databaseUrl }) => {
    const db = createDatabase(databaseUrl, { connections: 1 });
    for (const value of [1, 2, 3]) await db.execute(sql`select ${value}::int + 1`);
    const rows = await db.execute(sql`select statement from pg_prepared_statements where statement like '%+ 1'`);
    expect(rows).toHaveLength(1);
    await closeDatabase(db);
  });

  // The driver's own pauses grow to twenty seconds: twelve of them would take more than a minute.
  test("says that no server is there without a growing pause, every time", async () => {
    const db = createDatabase("postgres://nobody:x@127.0.0.1:1/none", { connections: 1 });
    const start = Date.now();
    for (let attempt = 0; attempt < 12; attempt++) await expect(db.execute(sql`select 1`)).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(20_000);
    await closeDatabase(db);
  });

  dbTest("lets a slow statement be, but drops a connection that the network swallows", async ({ databaseUrl }) => {
    const network = await openNetwork(databaseUrl);
    const db = createDatabase(network.url, { connections: 1 });
    await db.execute(sql`select pg_sleep(2.2)`);
    network.swallow = true;
    // A network that swallows everything answers never: the connection is dropped, or the test does not end.
    const { cause } = (await db.execute(sql`select 1`).then(null, (error: unknown) => error)) as Error;
    expect(cause).toMatchObject({ code: "CONNECTION_CLOSED" });
    network.swallow = false;
    await db.execute(sql`select 1`);
    await closeDatabase(db);
    network.close();
  });

  dbTest("takes its own program's being busy for no silence of the server", async ({ databaseUrl }) => {
    const db = createDatabase(databaseUrl, { connections: 1 });
    await db.execute(sql`select 1`);
    const seen = { answered: false };
    const slow = db.execute(sql`select pg_sleep(4) is null as slept`).finally(() => (seen.answered = true));
    // Each time longer than the server has for a sign of life, which lies unread meanwhile.
    for (let time = 0; time < 100 && !seen.answered; time++) {
      for (const end = Date.now() + 900; Date.now() < end; );
      await nextTurn();
    }
    expect(await slow).toEqual([{ slept: false }]);
    await closeDatabase(db);
  });
});

/** A way to the database that can be made to lose everything without a word. */
async function openNetwork(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const serverPort = Number(url.port);
  const network = { url: "", swallow: false, close: () => void proxy.close() };
  const proxy = createServer((client) => {
    const server = connect(serverPort, url.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on("data", (data) => network.swallow || to.write(data));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  url.port = String((proxy.address() as AddressInfo).port);
  network.url = url.href;
  return network;
}
