import "../environment.ts";
import { importListingsFile } from "#app/feeds/import-file.server.ts";
import { openSource } from "#app/feeds/open-source.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";

/** What one reading of a feed took, printed as JSON. */
export interface Measured {
  seconds: number;
  created: number;
  unchanged: number;
  /** The most that the process has held. */
  megabytes: number;
}

const [what, file = ""] = process.argv.slice(2);
const started = performance.now();
const { created, unchanged, seconds } = what === "import" ? await importOnce() : await readOnce();
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ created, unchanged, seconds, megabytes } satisfies Measured));

async function importOnce() {
  const db = createDatabase(process.env["DATABASE_URL"] ?? "", { connections: 3, name: "bench", statementTimeout: 0 });
  try {
    await loadGazetteer(db);
    return await importListingsFile(db, file, { quiet: true });
  } finally {
    await closeDatabase(db);
  }
}

/** The floor: the records of the file, not checked and not written. */
async function readOnce() {
  const { records } = await openSource(file);
  let unchanged = 0;
  for await (const record of records) if (record.content.kind === "listing") unchanged++;
  return { created: 0, unchanged, seconds: (performance.now() - started) / 1_000 };
}
