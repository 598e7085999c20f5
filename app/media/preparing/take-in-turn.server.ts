import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import type { attachments } from "#db/schema/attachments.ts";
import type { pictures } from "#db/schema/pictures.ts";

/** Something that waits for the worker. */
export interface Due {
  key: string;
  /** How often it was tried in vain. */
  attempts: number;
  advertiserId: number;
}

/** What is left out when the next are asked for. */
interface Without {
  keys: string[];
  advertisers: number[];
}

interface Turns<Item extends Due, Outcome> {
  /** What is due, of every advertiser in turn. */
  list: (most: number, without: Without) => Promise<Item[]>;
  /** @throws for what ends the run: nothing is written of that item */
  seeTo: (item: Item) => Promise<Outcome>;
  write: (outcomes: Outcome[]) => Promise<void>;
  signal: AbortSignal;
}

/** So many of an advertiser's at once: most of them wait for others' servers, and of the rest each takes a processor. */
const ofOne = Math.max(4, availableParallelism());
/** Of all; each may have 25 MB. */
const places = 3 * ofOne;
/** Asked for, and written down, together. */
const partSize = 32;
/** A run ends after so many at the latest; the next goes on a minute later. */
const mostInRun = 32_000;
/** Milliseconds for which an outcome waits for others to be written with. */
const writtenWithin = 5_000;

/**
 * Sees to what is due until nothing is, the run has seen to enough, or it is told to end. Advertisers are taken in turn, and
 * none has more than some of the places: those whose servers are slow or silent keep nobody else's waiting.
 * @throws what `seeTo` throws, once everything that was done before is written
 */
export async function takeInTurn<Item extends Due, Outcome>(given: Turns<Item, Outcome>): Promise<void> {
  const { list, seeTo, write, signal } = given;
  const running = new Map<string, { advertiserId: number; done: Promise<void> }>();
  const unwritten = new Map<string, Outcome>();
  let [waiting, started]: [Item[], number] = [[], 0];
  let failure: { error: unknown } | undefined;
  /** Whether the last list was empty though nobody's was left out of it. */
  const lastLook = { foundNothing: false };

  const full = () => {
    const counts = new Map<number, number>();
    for (const { advertiserId } of running.values()) counts.set(advertiserId, (counts.get(advertiserId) ?? 0) + 1);
    return [...counts].flatMap(([advertiserId, count]) => (count >= ofOne ? [advertiserId] : []));
  };
  const next = async (): Promise<Item | undefined> => {
    const advertisers = full();
    const at = waiting.findIndex(({ advertiserId }) => !advertisers.includes(advertiserId));
    if (at >= 0) return waiting.splice(at, 1)[0];
    waiting = await list(partSize, { keys: [...running.keys(), ...unwritten.keys()], advertisers });
    lastLook.foundNothing = waiting.length === 0 && advertisers.length === 0;
    return waiting.shift();
  };
  const start = (item: Item) => {
    const done = seeTo(item)
      .then((outcome) => void unwritten.set(item.key, outcome))
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => running.delete(item.key));
    running.set(item.key, { advertiserId: item.advertiserId, done });
    started++;
  };
  const writeDown = async () => {
    const some = new Map(unwritten);
    if (some.size > 0) await write([...some.values()]);
    for (const key of some.keys()) unwritten.delete(key);
  };

  const goesOn = () => started < mostInRun && !failure && !signal.aborted;
  let writtenAt = Date.now();
  // Each turn but those that only write something down ends one.
  for (let turns = 0; turns < 4 * mostInRun; turns++) {
    while (running.size < places && goesOn()) {
      const item = await next();
      if (item === undefined) break;
      start(item);
    }
    // Whoever had all of their places may have given them back while the list was made.
    if (running.size === 0 && goesOn() && !lastLook.foundNothing) continue;
    if (running.size === 0) break;
    const late = Math.max(0, writtenAt + writtenWithin - Date.now());
    const soon = unwritten.size > 0 ? [wait(late, undefined, { ref: false })] : [];
    await Promise.race([...[...running.values()].map(({ done }) => done), ...soon]);
    if (unwritten.size < partSize && Date.now() < writtenAt + writtenWithin) continue;
    await writeDown();
    writtenAt = Date.now();
  }
  await writeDown();
  if (failure) throw failure.error;
}

/**
 * What is due of a table, the advertisers in turn, the first due of each first.
 * @param table with the columns that both have, an index on advertiser, day and number of what is due
 */
export async function listDueInTurn(
  db: Database,
  table: typeof pictures | typeof attachments,
  now: Date,
  most: number,
  { keys, advertisers }: Without,
): Promise<(Due & { original: string | null })[]> {
  const due = sql`due_at <= ${now.toISOString()}::timestamptz`;
  const others = advertisers.length === 0 ? sql`true` : sql`advertiser_id <> all(${sql.param(advertisers)}::int[])`;
  const fresh = keys.length === 0 ? sql`true` : sql`key <> all(${sql.param(keys)}::text[])`;
  const first = (after: SQL) => sql`(select advertiser_id from ${table}
    where ${due} and ${after} order by advertiser_id limit 1)`;
  // From one advertiser to the next by the index: a hundred thousand rows of one are not read to find another.
  const rows = await db.execute<{ key: string; attempts: number; original: string | null; advertiser_id: number }>(sql`
    with recursive waiting(id) as (
      select ${first(sql`true`)}
      union all
      select ${first(sql`advertiser_id > waiting.id`)} from waiting where waiting.id is not null)
    select key, attempts, original, each.advertiser_id from waiting, lateral (
      select key, attempts, original, advertiser_id, due_at, id, row_number() over (order by due_at, id) as turn
      from ${table} where advertiser_id = waiting.id and ${due} and ${others} and ${fresh}
      order by due_at, id limit ${most}) as each
    order by turn, due_at, each.id limit ${most}`);
  return rows.map(({ advertiser_id: advertiserId, ...row }) => ({ ...row, advertiserId }));
}
