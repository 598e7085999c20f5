import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { holdEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import type { Line } from "../report.ts";
import type { Measured } from "./import-once.ts";

/** What a new listing may cost, as so many are to be imported a second; and the memory of the process. */
const wantedASecond = 5_000;
const mostMegabytes = 300;

/**
 * Imports a feed of so many listings into an empty database, and the same again, each in a process of its own.
 * @param dataDir where the feed is kept for the next run
 */
export async function benchFeeds(dataDir: string, size: number): Promise<Line[]> {
  // No connection of ours is open while others import.
  const { url, release } = await holdEmbeddedDatabase(dataDir, "quartier_bench_feeds");
  return benchIn(url, dataDir, size).finally(release);
}

async function benchIn(url: string, dataDir: string, size: number): Promise<Line[]> {
  const environment = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
  await migrateDatabase(url);
  const db = createDatabase(url, { connections: 1, name: "bench", statementTimeout: 0 });
  try {
    await db.execute(sql`truncate advertisers, listings, search_words, listing_events, import_runs cascade`);
  } finally {
    await closeDatabase(db);
  }
  const file = path.join(dataDir, `feed-${size}.jsonl`);
  const seed = ["packages/demonstration/seed-cli.ts", "--listings", String(size), "--file", file, "--write-only"];
  if (!existsSync(file)) run(seed, environment);
  const program = path.join(import.meta.dirname, "import-once.ts");
  const [read, first, again] = ["read", "import", "import"].map(
    (what) => JSON.parse(run([program, what, file], environment)) as Measured,
  );
  if (!read || !first || !again) throw new Error("An import was not measured");
  if (first.created !== size || again.unchanged !== size) {
    throw new Error(`Of ${size} listings ${first.created} were created, and ${again.unchanged} unchanged afterwards`);
  }
  const each = ({ seconds }: Measured) => (seconds / size) * 1_000_000;
  const goal = 1_000_000 / wantedASecond;
  return [
    { name: "a new listing", figure: each(first), floor: each(read), unit: "µs", goal },
    { name: "one that is unchanged", figure: each(again), floor: each(read), unit: "µs", goal },
    { name: "memory at most", figure: first.megabytes, floor: read.megabytes, unit: "MB", goal: mostMegabytes },
  ];
}

/** As `npm run listings` has it: memory is given back sooner, for some processor time. */
const frugal = ["--heap-growing-percent=50", "--max-semi-space-size=16"];

function run(words: string[], environment: NodeJS.ProcessEnv): string {
  const done = spawnSync(process.execPath, [...frugal, "--import", "tsx", ...words], {
    env: environment,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (done.status !== 0) throw new Error(`${words.join(" ")} ended with ${done.status ?? "a signal"}`);
  return done.stdout;
}
