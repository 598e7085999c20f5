import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import type { Sql } from "postgres";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { urlOfDatabase } from "#db/ensure-database.server.ts";

/** What a template holds, and so what its name is a digest of. */
const ingredients = ["db/migrations", "db/jobs", "app/worker", "node_modules/pg-boss/src", "db/seed", "app/places"];
const prefix = "quartier_template_";
const maxTemplates = 3;

/**
 * Makes sure that the server of `serverUrl` has a template database with every table and the gazetteer, from which
 * a test copies its own in a few hundredths of a second. Returns the template's name.
 */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = prefix + (await digestIngredients());
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await server`select pg_advisory_lock(hashtext(${prefix}))`;
    const [found] = await server`select 1 from pg_database where datname = ${name}`;
    if (!found) await makeTemplate(server, serverUrl, name);
    return name;
  } finally {
    await server.end();
  }
}

async function makeTemplate(server: Sql, serverUrl: string, name: string) {
  const unfinished = `${name}_unfinished`;
  await server`drop database if exists ${server(unfinished)} with (force)`;
  await server`create database ${server(unfinished)}`;
  const url = urlOfDatabase(serverUrl, unfinished);
  await migrateDatabase(url);
  await fillWithPlaces(url);
  await server`alter database ${server(unfinished)} rename to ${server(name)}`;
  const old = await server<{ datname: string }[]>`
    select datname from pg_database where datname like ${`${prefix}%`} order by oid desc offset ${maxTemplates}`;
  for (const { datname } of old) await server`drop database if exists ${server(datname)}`;
}

async function fillWithPlaces(url: string) {
  const db = createDatabase(url, { statementTimeout: 0 });
  try {
    await loadGazetteer(db);
    await db.execute("vacuum analyze");
  } finally {
    await closeDatabase(db);
  }
  // Whoever comes first notes what the catalogues say in a file, which each copy then has.
  const first = createDatabase(url, { connections: 1 });
  try {
    await first.execute("select 1");
  } finally {
    await closeDatabase(first);
  }
}

async function digestIngredients() {
  const digest = createHash("sha256");
  for (const directory of ingredients) {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.filter((path) => !path.endsWith("test.ts")).sort()) {
      digest.update(path).update(await readFile(path));
    }
  }
  return digest.digest("hex").slice(0, 16);
}
