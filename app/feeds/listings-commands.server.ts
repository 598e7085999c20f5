import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/client.server.ts";
import { showProgress, summaryOf } from "./feed-progress.server.ts";
import { formatSchema } from "./format-schema.server.ts";
import { checkListingsFile, importListingsFile } from "./import-file.server.ts";
import type { ImportReport } from "./import-listings.server.ts";
import { FeedUnreadableError } from "./open-feed.server.ts";
import type { Rejection } from "./rejection.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

const rejectionsShown = 20;

interface Flags {
  quiet: boolean;
  move: boolean;
  from?: string;
}

const flagNames = ["quiet", "move", "from"] as const;

/** Which flags a command may have. */
const flagsOf: Partial<Record<string, readonly (keyof Flags)[]>> = { import: flagNames, check: ["move", "from"] };

/** What each command does, given its one argument; returns the exit code. */
const commands: Partial<Record<string, (argument: string | undefined, flags: Flags) => Promise<number>>> = {
  import: withDatabase((db, file, flags) => readFeed(db, file, true, flags)),
  check: withDatabase((db, file, flags) => readFeed(db, file, false, flags)),
  withdraw: withDatabase(withdraw),
  schema: async () => {
    const file = path.join(import.meta.dirname, "../../docs/listing-format.schema.json");
    await writeFile(file, `${JSON.stringify(formatSchema(), null, 2)}\n`);
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
    return 0;
  },
};

async function readFeed(db: Database, file: string, write: boolean, flags: Flags): Promise<number> {
  const progress = showProgress();
  const read = write ? importListingsFile : checkListingsFile;
  let soFar: Readonly<ImportReport> | undefined;
  const onProgress = (report: Readonly<ImportReport>, share: number | undefined) => {
    soFar = report;
    progress.update(report, share);
  };
  const report = await read(db, file, { onProgress, ...flags })
    .finally(progress.stop)
    .catch((error: unknown) => {
      const done = write && soFar ? soFar.created + soFar.updated + soFar.unchanged : 0;
      if (!(error instanceof FeedUnreadableError) || done === 0) throw error;
      const before = `What stood before is imported: ${done} listings, ${soFar?.created} of them new.`;
      throw new FeedUnreadableError(`${error.message}. ${before} Import the whole file when you have it.`);
    });
  const shown = report.refused.slice(0, rejectionsShown).sort((a, b) => a.line - b.line);
  for (const rejection of shown) console.error(inWords(rejection));
  if (report.rejectionsFile) {
    const more = report.refusedCount - shown.length;
    console.error(`${more > 0 ? `… and ${more} more. ` : ""}Refused lines: ${report.rejectionsFile}`);
  }
  for (const advertiser of report.detailsKept.slice(0, rejectionsShown)) {
    console.error(
      `${advertiser} keeps its name, telephone, website and licence: the file says otherwise (--from, --move)`,
    );
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
function inWords({ line, reference, reason }: Rejection): string {
  return `line ${line}${reference === undefined ? "" : ` (${reference})`}: ${reason}`.replace(/\p{C}/gu, "·");
}

/** A command that needs an argument and the database. */
function withDatabase(work: (db: Database, argument: string, flags: Flags) => Promise<number>) {
  return async (argument: string | undefined, flags: Flags) => {
    if (!argument) throw new UsageError("The command takes one file, or one reference.");
    // Only now: looking for the database may start one.
    const { databaseUrl } = await import("#app/database.server.ts");
    const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
    const db = createDatabase(databaseUrl, { name: "quartier listings", connections: 3, statementTimeout: 0 });
    try {
      return await work(db, argument, flags);
    } finally {
      await closeDatabase(db);
    }
  };
}

/** Does what `npm run listings` was asked for. @returns the exit code @throws UsageError */
export async function run([name = "", argument, ...others]: string[], values: Values): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const from = typeof values.from === "string" ? values.from : undefined;
  const flags: Flags = { quiet: values.quiet === true, move: values.move === true, from };
  const unfit =
    flagNames.some((flag) => flags[flag] !== undefined && flags[flag] !== false && !flagsOf[name]?.includes(flag)) ||
    (flags.move && from !== undefined) ||
    from?.trim() === "";
  if (!command || others.length > 0 || unfit) {
    throw new UsageError(name && `Not understood: ${[name, argument, ...others].join(" ").slice(0, 100)}`);
  }
  return command(argument, flags);
}
