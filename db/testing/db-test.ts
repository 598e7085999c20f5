import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject, test } from "vitest";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { urlOfDatabase } from "#db/ensure-database.server.ts";

interface DatabaseFixtures {
  /** A database of the test's own, with every table and the gazetteer; dropped afterwards. */
  databaseUrl: string;
  /** A pool on that database. */
  db: DatabasePool;
  /** A pool on a database without any table, for migrations; dropped afterwards. */
  emptyDb: DatabasePool;
}

export const dbTest = test.extend<DatabaseFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  databaseUrl: async ({}, use) => {
    await inDatabase(inject("databaseTemplate"), use);
  },
  db: async ({ databaseUrl }, use) => {
    await withPool(databaseUrl, async (db) => {
      knowArrays(db.$client.options);
      await use(db);
      arrays ??= copyArrays(db.$client.options);
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  emptyDb: async ({}, use) => {
    await inDatabase("template0", (url) => withPool(url, use));
  },
});

let opened: postgres.Sql | undefined;

/** The connection by which all tests of a process make their databases; it closes once that takes nobody's time any more. */
function openServer(): postgres.Sql {
  const settings = { max: 1, idle_timeout: 5, fetch_types: false, onnotice: () => {} };
  return (opened ??= postgres(inject("databaseServerUrl"), settings));
}

/** Makes a database from another, and drops it after its use. */
async function inDatabase(template: string, use: (url: string) => Promise<void>) {
  const server = openServer();
  const name = `quartier_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
  // Copied as files: written ahead, every page of the template would pass through the log as well.
  await server`create database ${server(name)} template ${server(template)} strategy file_copy`;
  try {
    await use(urlOfDatabase(inject("databaseServerUrl"), name));
  } finally {
    await server`drop database ${server(name)} with (force)`;
  }
}

type Options = postgres.Sql["options"];

/** How arrays are read and written, by the numbers of their types, which every copy of the template shares. */
let arrays: Pick<Options, "parsers" | "serializers"> | undefined;

/**
 * Tells a pool what another has asked its server about arrays. Each connection asks for itself otherwise: a third of what it
 * takes, and a test opens four.
 */
function knowArrays(options: Options): void {
  if (!arrays) return;
  // Those that the pool has, as Drizzle's own, stay.
  Object.assign(options.parsers, { ...arrays.parsers, ...options.parsers });
  Object.assign(options.serializers, { ...arrays.serializers, ...options.serializers });
  Object.assign(options, { fetch_types: false });
}

/** Undefined when the pool has not been asked anything, and so knows of none. */
function copyArrays({ parsers, serializers }: Options): typeof arrays {
  const textArray = 1009;
  return serializers[textArray] && { parsers: { ...parsers }, serializers: { ...serializers } };
}

async function withPool(url: string, use: (db: DatabasePool) => Promise<void>) {
  const db = createDatabase(url, { name: "quartier test", connections: 4 });
  await use(db);
  await closeDatabase(db);
}
