import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";
import { importListings } from "#app/feeds/testing/import-listings.ts";
import { countWaiting, enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import { makeMember, makeSearch } from "#app/notifications/testing/members.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { notificationMails, notifications, listingEvents } from "#db/schema/notifications.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { freePort } from "../processes.ts";
import type { Accepted } from "./accepted.ts";
import { Victim } from "./processes.ts";
import { countMails, type Expected, type KillFigures } from "./count-mails.ts";

const types = ["office", "retail", "logistics-warehouse", "sme-business-unit"] as const;
/** People, each with one search for one type. */
const people = 12;
const workers = 3;
const workerName = "quartier kill worker";
/** Milliseconds between two calls of the clock, which in life comes every minute. */
const tick = 300;
/** Milliseconds until the next blow, at most. */
const longestPause = 1_200;
/** Milliseconds that what is under way has to end once nobody is killed any more. */
const patience = 400_000;

interface KillTest {
  db: DatabasePool;
  databaseUrl: string;
  /** An empty folder. */
  directory: string;
  rounds: number;
  onRound?: (round: number) => void;
  /** Ends the test before its time: what was killed until then is counted. */
  signal?: AbortSignal;
}

/**
 * Imports places for people who want to hear of them at once, and meanwhile kills, round by round and at any moment, a
 * worker, the mail server or the workers' connections to the database; then counts what arrived.
 * @param test its database is migrated and has places and nothing else
 */
export async function runRounds({
  db,
  databaseUrl,
  directory,
  rounds,
  onRound,
  signal,
}: KillTest): Promise<KillFigures> {
  const searches = await prepare(db);
  const file = path.join(directory, "accepted.jsonl");
  writeFileSync(file, "");
  const port = await freePort();
  const [mailProgram, workerProgram] = await bundlePrograms("kill", [
    "bench/kill/mail-server.ts",
    "bench/kill/worker.ts",
  ]);
  const mailServer = new Victim(mailProgram!, [String(port), file], {});
  const hands = Array.from(
    { length: workers },
    () =>
      new Victim(workerProgram!, [], {
        DATABASE_URL: databaseUrl,
        DATA_DIR: directory,
        KILL_TEST_NAME: workerName,
        LOG_LEVEL: "silent",
        MAIL_FROM: "Quartier <places@quartier.example>",
        NODE_ENV: "development",
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      }),
  );
  const all = [mailServer, ...hands];
  for (const victim of all) victim.start();
  await Promise.all(all.map((victim) => victim.ready()));

  const expected: Expected[] = [];
  let cuts = 0;
  const blows = [
    async () => {
      const working = hands.filter(({ isReady }) => isReady);
      await working[Math.floor(Math.random() * working.length)]?.kill();
    },
    () => mailServer.kill(),
    async () => {
      cuts++;
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${workerName}`);
    },
  ];
  let unfinished: number;
  const over = new AbortController();
  const clock = (async () => {
    for (; !over.signal.aborted; await wait(tick)) await callOnTheClock(db);
  })();
  try {
    for (let round = 1; round <= rounds && !signal?.aborted; round++) {
      // Who is killed while it starts does nothing that could go wrong.
      await Promise.all([mailServer.ready(), Promise.any(hands.map((hand) => hand.ready()))]);
      expected.push(...(await addEvents(db, round, searches)));
      await wait(Math.random() * longestPause);
      // Half of the blows hit a worker.
      await blows[Math.floor(Math.random() * 4) % 3]!();
      onRound?.(round);
    }
    unfinished = await untilQuiet(db, signal);
  } finally {
    over.abort();
    await clock;
    await Promise.all(all.map((victim) => victim.end()));
  }
  const accepted = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Accepted);
  const killed = {
    workers: hands.reduce((sum, { kills }) => sum + kills, 0),
    mailServer: mailServer.kills,
    connections: cuts,
  };
  return { rounds, killed, unfinished, ...(await countMails(db, expected, accepted)) };
}

type Searches = ReadonlyMap<string, string[]>;

/** @returns the saved searches for each type */
async function prepare(db: DatabasePool): Promise<Searches> {
  // Gathering for a minute and waiting for a job whose worker has died would only make the test long.
  await db.execute(sql`alter table notifications alter column at set default now() - interval '2 minutes'`);
  // Attempts that last a day in life last as long as the test.
  await db.execute(
    sql`update pgboss.queue set expire_seconds = 15, retry_delay = 1, retry_backoff = false, retry_limit = 1000`,
  );
  const searches = new Map<string, string[]>();
  for (let index = 0; index < people; index++) {
    const type = types[index % types.length]!;
    const search = await makeSearch(db, await makeMember(db), { type }, { frequency: "instant" });
    searches.set(type, [...(searches.get(type) ?? []), search]);
  }
  await put(db, "kill-0", "office", 150);
  return searches;
}

async function put(db: DatabasePool, reference: string, type: (typeof types)[number], amount: number) {
  const record = listingRecord({ reference, type, rent: { amount, basis: "m2", period: "year" } });
  const report = await importListings(db, [JSON.stringify(record)]);
  if (report.refusedCount > 0) throw new Error(report.refused[0]?.reason);
}

/** A new place, and now and then a lower price of one that everybody has heard of. */
async function addEvents(db: DatabasePool, round: number, searches: Searches): Promise<Expected[]> {
  const type = types[round % types.length]!;
  const reference = `kill-${round}`;
  await put(db, reference, type, 150);
  const expected: Expected[] = searches.get(type)!.map((strategyId) => ({ strategyId, reference, reason: "new" }));
  const earlier = round - 12;
  if (round % 3 === 0 && earlier > 0 && (await isSettled(db, `kill-${earlier}`))) {
    const typeThen = types[earlier % types.length]!;
    await put(db, `kill-${earlier}`, typeThen, 140);
    for (const strategyId of searches.get(typeThen)!) {
      expected.push({ strategyId, reference: `kill-${earlier}`, reason: "price-drop" });
    }
  }
  return expected;
}

/** Whether all that are to hear of a place stand in a mail: a lower price before that is told as new. */
async function isSettled(db: DatabasePool, reference: string): Promise<boolean> {
  const [row] = await db.execute<{ processed: boolean }>(sql`
    select count(*) filter (where processed_at is not null) = ${people / types.length} as processed
    from notifications join listings on listings.id = listing_id where reference = ${reference}`);
  return row?.processed ?? false;
}

async function callOnTheClock(db: DatabasePool): Promise<void> {
  for (const name of ["match-listing-events", "compose-notifications"] as const) {
    const job = defineJob(name, null);
    if ((await countWaiting(db, job, 1)) === 0) await db.transaction((tx) => enqueue(tx, job, {}));
  }
}

/** @returns how much is still to be matched, composed or sent when patience ends */
async function untilQuiet(db: DatabasePool, signal?: AbortSignal): Promise<number> {
  const deadline = Date.now() + patience;
  for (; ; await wait(500)) {
    const left =
      (await db.$count(listingEvents)) +
      (await db.$count(notifications, sql`processed_at is null`)) +
      (await db.$count(notificationMails, sql`sent_at is null and dropped_at is null`));
    if (left === 0 || Date.now() > deadline || signal?.aborted) return left;
  }
}
