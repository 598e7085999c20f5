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
}

export const dbTest = test.extend<DatabaseFixtures>({
  // eslint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  databaseUrl: async ({}, use) => {
    const serverUrl = inject("databaseServerUrl");
    const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
    const name = `quartier_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
    await server`create database ${server(name)} template ${server(inject("databaseTemplate"))}`;
    try {
      await use(urlOfDatabase(serverUrl, name));
    } finally {
      await server`drop database ${server(name)} with (force)`;
      await server.end();
    }
  },
  db: async ({ databaseUrl }, use) => {
    const db = createDatabase(databaseUrl, { name: "quartier test", connections: 4 });
    await use(db);
    await closeDatabase(db);
  },
});
