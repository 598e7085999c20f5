import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { importListingsFile } from "#app/feeds/import-file.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { urlOfDatabase } from "#db/ensure-database.server.ts";
import { listings } from "#db/schema/listings.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { isUnconnected, unconnected, UnconnectedError } from "./unconnected.ts";
import { differences, importState } from "./import-state.ts";

export interface ImportOrder {
  databaseUrl: string;
  file: string;
  from: string;
  /** The moment of the import, the same for every one: what it writes can be compared. */
  at: string;
}

interface ImportKills {
  /** How many imports were killed; the others had ended before. */
  killed: number;
  /** Of those, how many had written something by then. */
  midway: number;
  /** What differs from an import that nobody disturbed, a sentence each. */
  wrong: string[];
}

const from = "testers";
const [before, at] = ["2026-11-02T08:00:00.000Z", "2026-11-03T08:00:00.000Z"];
const known = 150;
/** Two batches, so that there is something between them: each kill costs an import and a half. */
const all = 700;

/** Of one round, on a machine that is too busy to take a connection in time. */
const mostTries = 5;

/** A feed of an advertiser's, and the next one: some of it gone, cheaper or described otherwise, and much that is new. */
function feedOf(numbers: number[], changed: boolean): string {
  const lines = numbers.map((number) => {
    const given = listingRecord({
      reference: `kill-${number}`,
      publishedAt: "2026-11-01T08:00:00Z",
      rent: { amount: changed && number % 5 === 0 ? 120 : 150, basis: "m2", period: "year" },
      title: { en: changed && number % 7 === 0 ? `Offices ${number}, described anew` : `Offices ${number}` },
      units: [{ name: "Ground floor", surface: 100, rent: { amount: 150, basis: "m2", period: "year" } }],
      photos: [{ source: `https://pictures.example/${number}.jpg`, alt: { en: "The front" } }],
    });
    return JSON.stringify({ ...given, advertiser: { ...given.advertiser, reference: from } });
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Kills imports of a full feed at random moments with SIGKILL, lets the next one do it again, and compares all that is then
 * in the database with what an undisturbed import leaves.
 * @param databaseUrl a database that is migrated and has places and nothing else; others are made beside it
 * @param directory an empty folder
 */
export async function killImports({
  databaseUrl,
  directory,
  rounds,
  onRound,
  signal,
}: {
  databaseUrl: string;
  directory: string;
  rounds: number;
  onRound?: (round: number) => void;
  signal?: AbortSignal;
}): Promise<ImportKills> {
  const count = (length: number, start = 1) => Array.from({ length }, (_, index) => start + index);
  const [first, next] = [path.join(directory, "first.jsonl"), path.join(directory, "next.jsonl")];
  await writeFile(first, feedOf(count(known), false));
  await writeFile(next, feedOf(count(all, 101), true));
  await withDatabase(databaseUrl, (db) => importListingsFile(db, first, { from, full: true, now: new Date(before) }));

  const undisturbed = await withCopy(databaseUrl, async (url) => {
    const milliseconds = (await importUntil(url, next)) ?? 0;
    const again = await withDatabase(url, (db) =>
      importListingsFile(db, next, { from, full: true, now: new Date(at) }),
    );
    if (again.unchanged !== all)
      throw new Error(`Of ${all} listings ${again.unchanged} were taken: ${again.refused[0]?.reason}`);
    return { milliseconds, state: await withDatabase(url, importState) };
  });
  const kills: ImportKills = { killed: 0, midway: 0, wrong: [] };
  const victims = new Victims();
  for (let round = 1; round <= rounds && !signal?.aborted; round++) {
    // Spread over the whole import, at random within each one's share of it.
    const moment = ((round - Math.random()) / rounds) * undisturbed.milliseconds;
    await tryAgain(() =>
      withCopy(databaseUrl, async (url) => {
        const ended = await importUntil(url, next, moment, victims.take(round < rounds));
        await withDatabase(url, async (db) => {
          const written = await db.$count(listings, eq(listings.importedAt, new Date(at)));
          await importListingsFile(db, next, { from, full: true, now: new Date(at) });
          const wrong = differences(await importState(db), undisturbed.state);
          kills.wrong.push(...wrong.map((each) => `killed after ${Math.round(moment)} ms: ${each}`));
          if (ended !== undefined) return;
          kills.killed++;
          if (written > 0) kills.midway++;
        });
      }),
    );
    onRound?.(round);
  }
  victims.end();
  return kills;
}

/** Processes that import, one of which loads its program while another's import is looked at. */
class Victims {
  #next: ChildProcess | undefined;

  /** @param more whether another one will be asked for */
  take(more: boolean): ChildProcess {
    const taken = this.#next ?? startVictim();
    this.#next = more ? startVictim() : undefined;
    return taken;
  }

  end(): void {
    this.#next?.kill("SIGKILL");
  }
}

function startVictim(): ChildProcess {
  return fork(path.join(import.meta.dirname, "import-victim.ts"), { execArgv: ["--import", "tsx"] });
}

/** Does a round once more, in a new copy of the database, where no connection came about: that says nothing of imports. */
async function tryAgain(round: () => Promise<void>, tries = mostTries): Promise<void> {
  try {
    await round();
  } catch (error) {
    if (tries <= 1 || !isUnconnected(error)) throw error;
    await tryAgain(round, tries - 1);
  }
}

/**
 * Imports in a process of its own.
 * @param moment when it is killed, in milliseconds from when its program was loaded and had the places; absent: not at all
 * @returns the milliseconds that it took; undefined when it was killed
 */
async function importUntil(
  databaseUrl: string,
  file: string,
  moment?: number,
  victim = startVictim(),
): Promise<number | undefined> {
  const left = once(victim, "exit");
  victim.send({ databaseUrl, file, from, at } satisfies ImportOrder);
  await Promise.race([once(victim, "message"), left]);
  const started = performance.now();
  if (victim.connected) victim.send("begin");
  if (moment !== undefined) {
    await Promise.race([left, wait(moment)]);
    victim.kill("SIGKILL");
  }
  const [code] = (await left) as [number | null];
  if (code === 0) return performance.now() - started;
  if (code === unconnected) throw new UnconnectedError("An import found no connection");
  if (moment === undefined || code !== null) throw new Error(`An import that nobody killed ended with ${code}`);
  return undefined;
}

/** Does something with a copy of a database, which goes afterwards. */
async function withCopy<Result>(databaseUrl: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const template = new URL(databaseUrl).pathname.slice(1);
  const name = `${template}_copy`;
  const server = postgres(urlOfDatabase(databaseUrl, "postgres"), { max: 1, onnotice: () => {} });
  try {
    await server`drop database if exists ${server(name)} with (force)`;
    await server`create database ${server(name)} template ${server(template)} strategy file_copy`;
    return await work(urlOfDatabase(databaseUrl, name));
  } finally {
    await server`drop database if exists ${server(name)} with (force)`;
    await server.end();
  }
}

async function withDatabase<Result>(
  url: string,
  work: (db: ReturnType<typeof createDatabase>) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(url, { name: "quartier kill test", connections: 3, statementTimeout: 0 });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
