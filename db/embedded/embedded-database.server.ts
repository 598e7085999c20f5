import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { ensureDatabase } from "#db/ensure-database.server.ts";
import { makeFolder } from "#db/make-folder.js";
import {
  createCluster,
  readNote,
  readRunningPort,
  roleName,
  startServer,
  stopServer,
  writeNote,
} from "./cluster.server.ts";
import type { ServerNote } from "./cluster.server.ts";
import { errorCode, withLockFile } from "#db/lock-file.js";
import { findMemoryFolder, isInMemory } from "./memory-folder.server.ts";

const supervisorName = "quartier supervisor";

interface Wish {
  /** The data may be lost with the machine: new ones are laid into memory, where it has room. Those that are there stay. */
  inMemory?: boolean;
}

/**
 * The database that starts by itself, for development, demonstration and tests: a real PostgreSQL server with its data
 * in `dataDir`, on a free port of its own, shared by every process that uses the same `dataDir` and outliving them.
 *
 * Returns the URL of a database in it, which is made when it is missing. The server is started when it does not run.
 */
export async function ensureEmbeddedDatabase(
  dataDir: string,
  databaseName = roleName,
  { inMemory = false }: Wish = {},
): Promise<string> {
  const note = await ensureServer(resolve(dataDir, "postgres"), inMemory);
  return ensureDatabase(urlOf(note), databaseName);
}

/** A database whose server nobody stops who asks whether it is in use, until whoever holds it has let go, or ended. */
export interface HeldDatabase {
  url: string;
  release: () => Promise<void>;
}

/** Like {@link ensureEmbeddedDatabase}, for who is not connected to it all the time that it has to be there. */
export async function holdEmbeddedDatabase(
  dataDir: string,
  databaseName = roleName,
  { inMemory = false }: Wish = {},
): Promise<HeldDatabase> {
  const home = resolve(dataDir, "postgres");
  makeFolder(home);
  // Under the lock of whoever stops it: between their look at who uses it and its end nobody comes.
  const { note, sql } = await withLockFile(join(home, "starting.lock"), async () => {
    const note = await startUntilItAnswers(home, await findCluster(home, inMemory));
    const sql = openConnection(note, "quartier holder");
    await sql`select 1`;
    return { note, sql };
  });
  const release = () => sql.end({ timeout: 1 });
  try {
    return { url: await ensureDatabase(urlOf(note), databaseName), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Whether `dataDir` has a database that outlives the machine's memory, and people may count on. */
export async function isKeptOnDisk(dataDir: string): Promise<boolean> {
  const noted = await readNote(resolve(dataDir, "postgres"));
  return noted !== null && !isInMemory(noted.cluster);
}

/**
 * Stops the server of `dataDir`; with `unlessInUse`, only when no other process is connected to it.
 * @returns whether none runs any more
 */
export async function stopEmbeddedDatabase(dataDir: string, options: { unlessInUse?: boolean } = {}): Promise<boolean> {
  const home = resolve(dataDir, "postgres");
  // A start that is on its way, perhaps our own, ends first.
  makeFolder(home);
  return withLockFile(join(home, "starting.lock"), async () => {
    const note = await readNote(home);
    if (note === null) return true;
    if (options.unlessInUse && (await isInUse(note))) return false;
    await stopServer(note);
    return true;
  });
}

async function ensureServer(home: string, inMemory: boolean): Promise<ServerNote> {
  makeFolder(home);
  const noted = await readNote(home);
  if (noted && (await answers(noted))) return noted;
  return withLockFile(join(home, "starting.lock"), async () => {
    return startUntilItAnswers(home, await findCluster(home, inMemory));
  });
}

/** The server's data: those that are noted, wherever they are, or new ones. */
async function findCluster(home: string, inMemory: boolean): Promise<ServerNote> {
  const noted = await readNote(home);
  return noted ?? createCluster(home, await findFreePort(), inMemory ? await findMemoryFolder() : null);
}

/** Several attempts: after a crash the remains of the old server may live on for a moment, or its port be taken. */
async function startUntilItAnswers(home: string, note: ServerNote): Promise<ServerNote> {
  const deadline = Date.now() + 20_000;
  let failure: unknown = new Error("The embedded PostgreSQL runs but does not answer.");
  for (let current = note; Date.now() < deadline; await sleep(250)) {
    try {
      const runningPort = await readRunningPort(current.cluster);
      current = { ...current, port: runningPort ?? (await findFreePort(current.port)) };
      await writeNote(home, current);
      if (runningPort === null) await startServer(current);
      if (await answers(current)) return current;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Whether our server answers there: the password is its own, so another server refuses it. */
async function answers(note: ServerNote) {
  return withConnection(note, (sql) => sql`select 1`).then(
    () => true,
    () => false,
  );
}

async function isInUse(note: ServerNote) {
  const [others] = await withConnection(
    note,
    (sql) => sql`select 1 from pg_stat_activity
      where backend_type = 'client backend' and application_name <> ${supervisorName} limit 1`,
  ).catch(() => []);
  return others !== undefined;
}

function openConnection(note: ServerNote, name: string): postgres.Sql {
  return postgres(urlOf(note), {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: name },
  });
}

async function withConnection<T>(note: ServerNote, task: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = openConnection(note, supervisorName);
  try {
    return await task(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function urlOf(note: ServerNote) {
  return `postgres://${roleName}:${note.password}@127.0.0.1:${note.port}/postgres`;
}

/** The preferred port when it is free, else any that is. */
async function findFreePort(preferred = 0): Promise<number> {
  const probe = createServer();
  probe.listen(preferred, "127.0.0.1");
  try {
    await once(probe, "listening");
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    if (preferred && errorCode(error) === "EADDRINUSE") return await findFreePort();
    throw error;
  } finally {
    probe.close();
  }
}
