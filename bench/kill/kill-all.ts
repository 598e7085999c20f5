import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { readNumber } from "#app/command-line/run-command.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { ensureEmbeddedDatabase, stopEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import { killImports } from "./kill-imports.ts";
import { readKillOptions } from "./kill-options.ts";
import { runRounds } from "./run-rounds.ts";

const values = readKillOptions();
// Asked to end, it leaves neither a server nor a folder behind.
const asked = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => asked.abort());
const directory = await mkdtemp(path.join(tmpdir(), "quartier-kill-"));
const started = Date.now();
const tell = (round: number) => {
  if (round % 20 === 0) console.log(`round ${round}, ${Math.round((Date.now() - started) / 1000)} s`);
};
try {
  const [rounds, imports] = ["rounds", "imports"].map((name) => readNumber(values, name, { least: 0 }));
  const isWell = [rounds ? await killWorkers(rounds) : true, imports ? await killAllImports(imports) : true];
  process.exitCode = isWell.every(Boolean) ? 0 : 1;
} catch (error) {
  if (!asked.signal.aborted) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopEmbeddedDatabase(directory);
  await rm(directory, { recursive: true, force: true });
}

/** @returns whether nothing was lost and nothing doubled */
async function killWorkers(wanted: number): Promise<boolean> {
  const databaseUrl = await makeDatabase("quartier_kill");
  const db = createDatabase(databaseUrl, { name: "quartier kill test", connections: 4 });
  try {
    const { rounds, killed, unfinished, expected, lost, doubled, mails, repeated } = await runRounds({
      db,
      databaseUrl,
      directory,
      signal: asked.signal,
      rounds: wanted,
      onRound: tell,
    });
    if (asked.signal.aborted) throw new Error("Ended before its time: nothing was counted.");
    console.log(`
rounds    ${rounds}: a worker killed ${killed.workers} times, the mail server ${killed.mailServer}, the workers' connections cut ${killed.connections}
expected  ${expected} (search, place and reason), in ${mails} mails
lost      ${lost}${unfinished > 0 ? `, of which ${unfinished} steps were still under way when time was up` : ""}
doubled   ${doubled}
repeated  ${repeated} mails came again with the same Message-ID: taken, but the answer was lost with whoever was killed`);
    return lost + doubled === 0;
  } finally {
    await closeDatabase(db);
  }
}

/** @returns whether every import ended as one that nobody disturbed */
async function killAllImports(rounds: number): Promise<boolean> {
  const databaseUrl = await makeDatabase("quartier_kill_imports");
  // Importers are killed here, and never the server or its machine: a copy of the database for each round needs no disk.
  await withoutDisk(databaseUrl);
  const { killed, midway, wrong } = await killImports({
    databaseUrl,
    directory,
    rounds,
    onRound: tell,
    signal: asked.signal,
  });
  if (asked.signal.aborted) throw new Error("Ended before its time: nothing was counted.");
  console.log(`
imports   ${rounds}: ${killed} killed, ${midway} of them with something written already
otherwise ${wrong.length}: what the next import left and an undisturbed one does not`);
  for (const each of wrong.slice(0, 20)) console.log(`          ${each}`);
  return wrong.length === 0;
}

async function withoutDisk(url: string): Promise<void> {
  const db = createDatabase(url, { name: "quartier kill test", connections: 1 });
  try {
    for (const name of ["fsync", "full_page_writes", "synchronous_commit"]) {
      await db.execute(sql.raw(`alter system set ${name} = off`));
    }
    await db.execute(sql`select pg_reload_conf()`);
  } finally {
    await closeDatabase(db);
  }
}

async function makeDatabase(name: string): Promise<string> {
  const url = await ensureEmbeddedDatabase(directory, name);
  await migrateDatabase(url);
  const db = createDatabase(url, { name: "quartier kill test", connections: 1 });
  await loadGazetteer(db).finally(() => closeDatabase(db));
  return url;
}
