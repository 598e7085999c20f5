import { writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import type { Database } from "#db/client.server.ts";
import { showProgress, summaryOf } from "./feed-progress.server.ts";
import { formatSchema } from "./format-schema.server.ts";
import { checkListingsFile, importListingsFile } from "./import-file.server.ts";
import { FeedUnreadableError } from "./open-feed.server.ts";
import type { Refusal } from "./refusal.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

const usage = `Listings come in by feed, one JSON record a line (docs/listing-format.md):

  npm run listings -- import FILE          writes what is new or has changed
  npm run listings -- import FILE --quiet  the same, and nobody gets a mail about it
  npm run listings -- check FILE           says what an import would refuse
  npm run listings -- withdraw REFERENCE   takes a listing off the site
  npm run listings -- schema               writes docs/listing-format.schema.json

FILE may be gzipped; - is standard input. Ends with 0 when all is well, 1 when lines were refused or the reference is
unknown, 2 when nothing could be done.`;

const refusalsShown = 20;

/** What each command does, given its one argument; returns the exit code. */
const commands: Partial<Record<string, (argument: string | undefined, quiet: boolean) => Promise<number>>> = {
  import: withDatabase((db, file, quiet) => readFeed(db, file, true, quiet)),
  check: withDatabase((db, file) => readFeed(db, file, false)),
  withdraw: withDatabase(withdraw),
  schema: async () => {
    const file = path.join(import.meta.dirname, "../../docs/listing-format.schema.json");
    await writeFile(file, `${JSON.stringify(formatSchema(), null, 2)}\n`);
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
    return 0;
  },
};

class UsageError extends Error {}

async function readFeed(db: Database, file: string, write: boolean, quiet = false): Promise<number> {
  const progress = showProgress();
  const read = write ? importListingsFile : checkListingsFile;
  const report = await read(db, file, { onProgress: progress.update, quiet }).finally(progress.stop);
  const shown = report.refused.slice(0, refusalsShown).sort((a, b) => a.line - b.line);
  for (const refusal of shown) console.error(inWords(refusal));
  if (report.refusalsFile) {
    const more = report.refusedCount - shown.length;
    console.error(`${more > 0 ? `… and ${more} more. ` : ""}Refused lines: ${report.refusalsFile}`);
  }
  console.log(summaryOf(file === "-" ? "standard input" : path.basename(file), write, report));
  return report.refusedCount > 0 ? 1 : 0;
}

async function withdraw(db: Database, reference: string): Promise<number> {
  const outcome = await withdrawListing(db, reference);
  const said = {
    withdrawn: "is withdrawn",
    already: "was withdrawn already",
    unknown: "is unknown: no such reference",
  };
  console.log(`${reference} ${said[outcome]}`);
  return outcome === "unknown" ? 1 : 0;
}

/** For a terminal: a feed's own characters must not steer it. */
function inWords({ line, reference, reason }: Refusal): string {
  return `line ${line}${reference === undefined ? "" : ` (${reference})`}: ${reason}`.replace(/\p{C}/gu, "·");
}

/** A command that needs an argument and the database. */
function withDatabase(work: (db: Database, argument: string, quiet: boolean) => Promise<number>) {
  return async (argument: string | undefined, quiet: boolean) => {
    if (!argument) throw new UsageError(usage);
    // Only now: looking for the database may start one.
    const { databaseUrl } = await import("#app/database.server.ts");
    const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
    const db = createDatabase(databaseUrl, { name: "quartier listings", connections: 3, statementTimeout: 0 });
    try {
      return await work(db, argument, quiet);
    } finally {
      await closeDatabase(db);
    }
  };
}

/** What an operator can do something about is said in a sentence; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof FeedUnreadableError) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof postgres.PostgresError && cause.code === "42P01") {
    return "The database has no tables yet: npm run db:migrate makes them.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const [name = "", argument, option, ...others] = process.argv.slice(2);
const quiet = name === "import" && option === "--quiet";
const command =
  others.length === 0 && (option === undefined || quiet) && Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) throw new UsageError(usage);
  process.exitCode = await command(argument, quiet);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
