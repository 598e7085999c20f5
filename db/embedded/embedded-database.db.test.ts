import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ensureEmbeddedDatabase,
  holdEmbeddedDatabase,
  isKeptOnDisk,
  stopEmbeddedDatabase,
} from "./embedded-database.server.ts";
import { findMemoryFolder } from "./memory-folder.server.ts";

describe("the embedded database", () => {
  let dataDir: string;

  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), "quartier "));
    await chmod(directory, 0o755);
    dataDir = join(directory, "data");
  });

  afterAll(async () => {
    await stopEmbeddedDatabase(dataDir);
    await rm(join(dataDir, ".."), { recursive: true });
  });

  async function query<T>(url: string, task: (sql: postgres.Sql) => Promise<T>) {
    // No question of its own about types: where the server stops at that moment, nobody hears of its failure.
    const sql = postgres(url, { max: 1, connect_timeout: 30, fetch_types: false, onnotice: () => {} });
    return task(sql).finally(() => sql.end({ timeout: 1 }));
  }

  test("starts once for all who ask at the same time, with a password that only its owner can read", async () => {
    const urls = await Promise.all([1, 2, 3].map(() => ensureEmbeddedDatabase(dataDir)));
    expect(new Set(urls).size).toBe(1);
    expect((await stat(join(dataDir, "postgres/server.json"))).mode & 0o777).toBe(0o600);
    const [row] = await query(urls[0]!, (sql) => sql`select datlocale from pg_database where datname = 'quartier'`);
    expect(row?.datlocale).toBe("und");
    const wrong = new URL(urls[0]!);
    wrong.password = "guess";
    await expect(query(wrong.href, (sql) => sql`select 1`)).rejects.toThrow(/password/);
  });

  test("comes back after kill -9 with everything that was committed", async () => {
    const url = await ensureEmbeddedDatabase(dataDir);
    await query(url, (sql) => sql`create table kept as select generate_series(1, 1000) as n`);
    const note = JSON.parse(await readFile(join(dataDir, "postgres/server.json"), "utf8")) as { cluster: string };
    const lock = await readFile(resolve(dataDir, "postgres", note.cluster, "postmaster.pid"), "utf8");
    process.kill(Number.parseInt(lock, 10), "SIGKILL");
    const again = await ensureEmbeddedDatabase(dataDir);
    const [row] = await query(again, (sql) => sql`select count(*)::int as count from kept`);
    expect(row?.count).toBe(1000);
  });

  test("data on the disk stay there, with all they have, when others ask for data in memory", async () => {
    const folder = join(dataDir, "kept");
    const url = await ensureEmbeddedDatabase(folder);
    try {
      await query(url, (sql) => sql`create table kept as select 1 as n`);
      await stopEmbeddedDatabase(folder);
      const again = await ensureEmbeddedDatabase(folder, undefined, { inMemory: true });
      expect(await query(again, (sql) => sql`select n from kept`)).toEqual([{ n: 1 }]);
      expect(await isKeptOnDisk(folder)).toBe(true);
    } finally {
      await stopEmbeddedDatabase(folder);
    }
  });

  test("new data that may be lost are laid into memory where it has room", async () => {
    const home = join(dataDir, "tests", "postgres");
    const readCluster = async () => {
      const note = JSON.parse(await readFile(join(home, "server.json"), "utf8")) as { cluster: string };
      return resolve(home, note.cluster);
    };
    const memory = await findMemoryFolder();
    const url = await ensureEmbeddedDatabase(join(home, ".."), "other", { inMemory: true });
    const cluster = await readCluster();
    try {
      if (memory) expect(dirname(cluster)).toBe(memory);
      expect(await isKeptOnDisk(join(home, ".."))).toBe(memory === null);
      const [row] = await query(url, (sql) => sql`select current_setting('fsync') as fsync`);
      expect(row?.fsync).toBe(memory ? "off" : "on");
      await stopEmbeddedDatabase(join(home, ".."));
      // Whoever does not ask for it starts what there is.
      await ensureEmbeddedDatabase(join(home, ".."));
      expect(await readCluster()).toBe(cluster);
    } finally {
      await stopEmbeddedDatabase(join(home, ".."));
      await rm(cluster, { recursive: true });
    }
  });

  test("stops only when nobody else uses it, if so asked", async () => {
    const url = await ensureEmbeddedDatabase(dataDir);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    await sql`select 1`;
    await stopEmbeddedDatabase(dataDir, { unlessInUse: true });
    await sql`select 1`;
    await sql.end();
    await stopEmbeddedDatabase(dataDir, { unlessInUse: true });
    await expect(query(url, (sql) => sql`select 1`)).rejects.toThrow(/ECONNREFUSED/);
  });

  test("stays for who holds it, whether anybody is connected to it or not, also if it is about to be stopped", async () => {
    await ensureEmbeddedDatabase(dataDir);
    const stop = () => stopEmbeddedDatabase(dataDir, { unlessInUse: true });
    for (let round = 0; round < 3; round++) {
      const [held] = await Promise.all([holdEmbeddedDatabase(dataDir, "other"), stop()]);
      await stop();
      expect(await query(held.url, (sql) => sql`select 1 as n`)).toEqual([{ n: 1 }]);
      await held.release();
      await stop();
      await expect(query(held.url, (sql) => sql`select 1`)).rejects.toThrow(/ECONNREFUSED/);
    }
  });

  test("stays for a command that needs it, between its steps as well, and ends with the last one", async () => {
    const program = fileURLToPath(new URL("../../bin/steps/testing/holds-database.js", import.meta.url));
    const command = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    const [said] = (await once(command.stdout, "data")) as [Buffer];
    const url = said.toString().trim();
    await stopEmbeddedDatabase(dataDir, { unlessInUse: true });
    expect(await query(url, (sql) => sql`select 1 as n`)).toEqual([{ n: 1 }]);
    command.kill("SIGTERM");
    await once(command, "exit");
    await expect(query(url, (sql) => sql`select 1`)).rejects.toThrow(/ECONNREFUSED/);
  });

  test("ends with a command that is killed, once what that had started has let go of it", async () => {
    const program = fileURLToPath(new URL("../../bin/steps/testing/holds-database.js", import.meta.url));
    const command = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
    const [said] = (await once(command.stdout, "data")) as [Buffer];
    const url = said.toString().trim();
    const other = postgres(url, { max: 1, onnotice: () => {} });
    await other`select 1`;
    command.kill("SIGKILL");
    await once(command, "exit");
    expect(await other`select 1 as n`).toEqual([{ n: 1 }]);
    await other.end();
    const refused = () => query(url, (sql) => sql`select 1`).then(String, String);
    await expect.poll(refused, { timeout: 30_000, interval: 200 }).toContain("ECONNREFUSED");
  });
});
