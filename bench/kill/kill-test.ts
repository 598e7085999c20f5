import "../environment.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readNumber, readOptions } from "#app/command-line/run-command.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { ensureEmbeddedDatabase, stopEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { runRounds } from "./run-rounds.ts";

const usage = `A real database, real workers and a real mail server, one of which is killed in every round. Prints what was lost and
what doubled, and ends with 1 when anything was:

  npm run kill-test -- [--rounds N]`;

const values = readOptions(
  usage,
  { rounds: { type: "string", default: "200" } },
  (given) => void readNumber(given, "rounds"),
);
// Asked to end, it leaves neither a server nor a folder behind.
const asked = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => asked.abort());
const directory = await mkdtemp(path.join(tmpdir(), "quartier-kill-"));
const databaseUrl = await ensureEmbeddedDatabase(directory, "quartier_kill");
await migrateDatabase(databaseUrl);
const db = createDatabase(databaseUrl, { name: "quartier kill test", connections: 4 });
try {
  await loadGazetteer(db);
  const started = Date.now();
  const { rounds, killed, unfinished, expected, lost, doubled, mails, repeated } = await runRounds({
    db,
    databaseUrl,
    directory,
    signal: asked.signal,
    rounds: readNumber(values, "rounds"),
    onRound: (round) => {
      if (round % 20 === 0) console.log(`round ${round}, ${Math.round((Date.now() - started) / 1000)} s`);
    },
  });
  if (asked.signal.aborted) throw new Error("Ended before its time: nothing was counted.");
  console.log(`
rounds    ${rounds}: a worker killed ${killed.workers} times, the mail server ${killed.mailServer}, the workers' connections cut ${killed.connections}
expected  ${expected} (search, place and reason), in ${mails} mails
lost      ${lost}${unfinished > 0 ? `, of which ${unfinished} steps were still under way when time was up` : ""}
doubled   ${doubled}
repeated  ${repeated} mails came again with the same Message-ID: taken, but the answer was lost with whoever was killed`);
  process.exitCode = lost + doubled > 0 ? 1 : 0;
} catch (error) {
  if (!asked.signal.aborted) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase(db);
  await stopEmbeddedDatabase(directory);
  await rm(directory, { recursive: true, force: true });
}
