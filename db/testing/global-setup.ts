import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { holdEmbeddedIdentity } from "../../packages/identity-emulator/embedded-identity.ts";
import { holdEmbeddedDatabase, stopEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { ensureTemplate } from "./template-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServerUrl: string;
    databaseTemplate: string;
    identityEmulatorHost: string;
  }
}

/**
 * Once before the database tests: a server, and the template that each test's own database is copied from. Beside it an
 * identity emulator, whose accounts are forgotten afterwards; tests make accounts of their own. Whichever run ends last
 * stops the server.
 */
export default async function setup({ provide }: TestProject) {
  const { TEST_DATABASE_URL, DATABASE_URL, DATA_DIR = ".data" } = process.env;
  const identity = holdEmbeddedIdentity(join(DATA_DIR, "test", "vitest"), { ephemeral: true });
  const given = TEST_DATABASE_URL || DATABASE_URL;
  const directory = join(DATA_DIR, "test");
  const held = given ? null : await holdEmbeddedDatabase(directory, undefined, { inMemory: true });
  const serverUrl = held?.url ?? given!;
  if (held) await stopWaitingForDisk(held.url);
  provide("databaseServerUrl", serverUrl);
  provide("databaseTemplate", await ensureTemplate(serverUrl));
  await dropLeftovers(serverUrl);
  const { host, release } = await identity;
  provide("identityEmulatorHost", host);
  return async () => {
    await release();
    await held?.release();
    if (held) await stopEmbeddedDatabase(directory, { unlessInUse: true });
  };
}

/** No database of a test outlives a power cut, and each is made and dropped: nothing of it has to reach the disk. */
async function stopWaitingForDisk(serverUrl: string) {
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) {
    await server`alter system set ${server(setting)} = off`;
  }
  await server`select pg_reload_conf()`;
  await server.end();
}

/** Databases of test runs that were killed: their names say when they were made. */
async function dropLeftovers(serverUrl: string) {
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  const found = await server<{ datname: string }[]>`
    select datname from pg_database where datname ~ '^quartier_test_[0-9]+_'
      and split_part(datname, '_', 3)::bigint < extract(epoch from now() - interval '1 hour') * 1000`;
  for (const { datname } of found) await server`drop database if exists ${server(datname)} with (force)`;
  await server.end();
}
