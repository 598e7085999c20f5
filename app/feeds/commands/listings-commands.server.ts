import { writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import type { Database } from "#db/client.server.ts";
import { readFlags, type Flags } from "./command-flags.server.ts";
import { feedsCommand } from "./feed-commands.server.ts";
import { formatSchema } from "../format-schema.server.ts";
import { listFailedDocuments } from "#app/media/documents/list-failed-documents.server.ts";
import { listFailedPhotos } from "../list-failed-photos.server.ts";
import { listHeldBack } from "../list-held-back.server.ts";
import { withImportPool } from "../import-pool.server.ts";
import { listRuns, releaseRun, type ImportRun } from "../import-runs.server.ts";
import { readFeedCommand } from "./read-feed-commands.server.ts";
import { withdrawListing } from "../writing/withdraw-listing.server.ts";

/** What each command does, given its one argument; returns the exit code. */
const commands: Partial<Record<string, (argument: string | undefined, flags: Flags) => Promise<number>>> = {
  import: withArgument((db, file, flags) => readFeedCommand(db, file, flags, flags.dryRun !== true)),
  check: withArgument((db, file, flags) => readFeedCommand(db, file, flags, false)),
  withdraw: withArgument(withdraw),
  release: withArgument(release),
  runs: async (argument) => {
    if (argument !== undefined) throw new UsageError("runs takes nothing more.");
    return withDatabase(printRuns);
  },
  held: async (argument) => {
    if (argument !== undefined) throw new UsageError("held takes nothing more.");
    return withDatabase(printHeldBack);
  },
  photos: async (argument) => {
    if (argument !== undefined) throw new UsageError("photos takes nothing more.");
    return withDatabase(printFailedPhotos);
  },
  schema: async (argument) => {
    if (argument !== undefined) throw new UsageError("schema takes nothing more.");
    const file = path.join(import.meta.dirname, "../../../docs/listing-format.schema.json");
    await writeFile(file, `${JSON.stringify(formatSchema(), null, 2)}\n`);
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
    return 0;
  },
};

/** Of what each takes one. */
const takesOne: Partial<Record<string, string>> = {
  import: "file",
  check: "file",
  withdraw: "reference",
  release: "run",
};

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

async function release(db: Database, run: string): Promise<number> {
  if (!/^[1-9]\d{0,8}$/.test(run)) throw new UsageError("release takes the number of a run, as runs shows it.");
  const outcome = await releaseRun(db, Number(run));
  if (outcome === "unknown") console.log(`Run ${run} is unknown`);
  else if (outcome === "not held")
    console.log(`Run ${run} holds nothing: it was released, or a later feed took its place`);
  else console.log(`Run ${run} is released: ${outcome} listings are withdrawn`);
  return typeof outcome === "number" ? 0 : 1;
}

async function printRuns(db: Database): Promise<number> {
  const runs = await listRuns(db);
  for (const run of runs) console.log(inWords(run));
  if (runs.length === 0) console.log("No feed was imported yet");
  return 0;
}

async function printHeldBack(db: Database): Promise<number> {
  const { rows, count } = await listHeldBack(db);
  for (const { reference, advertiser, fields } of rows) {
    console.log(`${reference}  ${advertiser}  without ${(fields ?? []).join(", ")}`.replace(/\p{C}/gu, "·"));
  }
  if (count > rows.length) console.log(`… and ${count - rows.length} more`);
  console.log(
    count === 0 ? "No listing is held back" : `${count} held back: their next import with these fields shows them`,
  );
  return 0;
}

async function printFailedPhotos(db: Database): Promise<number> {
  const { rows, failed, waiting } = await listFailedPhotos(db);
  for (const { reference, advertiser, ...row } of rows) printFailed([reference, advertiser], row);
  console.log(
    failed === 0
      ? "Every photo that was looked into can be shown"
      : `${failed} pictures can't be had and are not shown`,
  );
  if (waiting > 0) console.log(`${waiting} wait for the worker; visitors get them at demand`);
  const documents = await listFailedDocuments(db);
  for (const { advertiser, ...row } of documents.rows) printFailed(["document", advertiser ?? ""], row);
  if (documents.failed > 0) console.log(`${documents.failed} documents can't be had, or are no PDF, and are not shown`);
  if (documents.waiting > 0) console.log(`${documents.waiting} documents wait for the worker`);
  return 0;
}

function printFailed(
  whose: string[],
  {
    source,
    failure,
    attempts,
    dueAt,
  }: { source: string; failure: string | null; attempts: number; dueAt: Date | null },
): void {
  const next = dueAt ? `again ${dueAt.toISOString().slice(0, 16).replace("T", " ")}` : "given up";
  const words = [...whose, source.slice(0, 200), failure ?? "", `${attempts} times, ${next}`];
  console.log(words.join("  ").replace(/\p{C}/gu, "·"));
}

function inWords(run: ImportRun): string {
  const { id, status, startedAt, advertiser, source, format, full, held, heldBack, message } = run;
  const counts = (["read", "created", "updated", "unchanged", "withdrawn", "refused"] as const)
    .filter((name) => run[name] > 0)
    .map((name) => `${run[name]} ${name}`);
  // A process that was killed can't say so.
  const state = status === "running" ? "running, or broken off" : status;
  const words = [
    `${id}  ${startedAt.toISOString().slice(0, 16).replace("T", " ")}  ${state}`,
    `${source} (${format ?? "unread"}${full ? ", full" : ""}${advertiser === null ? "" : ` of ${advertiser}`})`,
    [...counts, ...(held ? [`${held.length} held`] : []), ...(heldBack > 0 ? [`${heldBack} held back`] : [])].join(
      ", ",
    ),
    message ?? "",
  ];
  return words.filter(Boolean).join("  ").replace(/\p{C}/gu, "·");
}

/** A command that needs an argument and the database. */
function withArgument(work: (db: Database, argument: string, flags: Flags) => Promise<number>) {
  return async (argument: string | undefined, flags: Flags) => {
    if (!argument) throw new UsageError("The command takes one file, one reference or one run.");
    return withDatabase((db) => work(db, argument, flags));
  };
}

function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  return withImportPool("quartier listings", work);
}

/** Does what `npm run listings` was asked for. @returns the exit code @throws UsageError */
export async function run([name = "", argument, ...others]: string[], values: Values): Promise<number> {
  if (name === "feeds") {
    const flags = readFlags(argument === "add" ? "feeds add" : name, values);
    return withDatabase((db) => feedsCommand(db, argument === undefined ? [] : [argument, ...others], flags));
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const kind = Object.hasOwn(takesOne, name) ? takesOne[name] : undefined;
  if (kind !== undefined && others.length > 0) {
    const given = [argument, ...others].join(" ").slice(0, 100);
    throw new UsageError(`${name} takes one ${kind} at a time, and not: ${given}`);
  }
  if (!command || others.length > 0) {
    throw new UsageError(name && `Not understood: ${[name, argument, ...others].join(" ").slice(0, 100)}`);
  }
  return command(argument, readFlags(name, values));
}
