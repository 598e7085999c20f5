import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { indexListings, indexLoadSeconds, indexLookedAt } from "#app/metrics/registry.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { findSeen, type Seen } from "#db/seen-changes.server.ts";
import { selectIndexRows, type ReadRow } from "../index-rows.server.ts";
import type { IndexRow } from "../index-row.ts";
import { lookForChanges, readChanges } from "./read-changes.server.ts";
import { KnownTexts } from "./known-texts.server.ts";
import { LiveIndex } from "./live-index.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { MemorySearchIndex } from "./memory-search-index.server.ts";
import { SharedLook } from "./shared-look.server.ts";

interface LoadedIndex {
  live: LiveIndex;
  /** The version that is shown, and what it is asked by. */
  shown: MemoryIndex;
  snapshot: MemorySearchIndex;
  texts: KnownTexts;
  /** What was committed then is in the index. */
  seen: Seen;
  /** When changes were looked for last, in milliseconds since 1970. */
  lookedAt: number;
  /** Looks for changes and takes them over, once for all who ask meanwhile. */
  look: SharedLook;
  /** Whether the index was made anew while changes were read, and is shown once they are. */
  isRenewed?: boolean;
  /** What has changed since the index began to be made anew; undefined when it is not. */
  meanwhile?: { rows: readonly IndexRow[]; deleted: readonly number[] }[];
}

const indexes = new WeakMap<Database, Promise<LoadedIndex>>();

/** Notes of deleted listings are kept for a week; whoever has not looked for so many milliseconds reads everything anew. */
const mostPause = 6 * 24 * 60 * 60 * 1_000;
/** Among ids of deleted listings: all of them. */
const all = 0;

/** Listings read at a time when a process starts: a few milliseconds of work. */
const batch = 500;
/** Times that many are read at most: more than a process can hold. */
const batches = 400_000;

/**
 * The listings on offer in memory, with every change that was committed before the call: what changed since is read
 * each time, in one query that mostly finds nothing. Searches that ask while that runs share the next one. What is given
 * never changes.
 * @param db the pool; a transaction would read everything anew
 */
export async function getMemoryIndex(db: Database): Promise<MemorySearchIndex> {
  let loading = indexes.get(db);
  if (!loading) {
    loading = load(db);
    indexes.set(db, loading);
    loading.catch(() => indexes.delete(db)); // The caller sees the error; the next one loads again.
    return (await loading).snapshot;
  }
  const loaded = await loading;
  await loaded.look.ask();
  return loaded.snapshot;
}

/** The version that was shown last, without a look for changes; undefined before any was read. */
export async function lastMemoryIndex(db: Database): Promise<MemorySearchIndex | undefined> {
  return (await indexes.get(db))?.snapshot;
}

async function takeChanges(db: Database, loaded: LoadedIndex): Promise<void> {
  const { changed, now } = await lookForChanges(db, loaded.seen);
  const isUnknown = now.server !== loaded.seen.server || Date.now() - loaded.lookedAt > mostPause;
  loaded.seen = changed || isUnknown ? await takeAll(db, loaded, isUnknown) : now;
  loaded.lookedAt = Date.now();
  // All changes show at once, however many times they were taken over.
  if (changed || isUnknown || loaded.isRenewed) publish(db, loaded);
  measure(loaded);
}

/** @param everything whether what is in the index may be of another database, or out of date */
async function takeAll(db: Database, loaded: LoadedIndex, everything: boolean): Promise<Seen> {
  const gone: number[] = [];
  const now = await readChanges(db, loaded.seen, async (rows, deleted) => {
    for (const id of deleted) gone.push(id);
    await takeOver(loaded, rows, deleted);
  });
  if (everything || gone.includes(all) || now.server !== loaded.seen.server) {
    loaded.live = await readIndex(db, loaded.live.now.version + 1);
    loaded.texts = new KnownTexts(db);
    loaded.meanwhile = undefined;
  }
  if (loaded.live.isWorn && !loaded.meanwhile) void renew(db, loaded);
  return now;
}

function measure({ shown, lookedAt }: LoadedIndex): void {
  indexListings.set(shown.size);
  indexLookedAt.set(lookedAt / 1_000);
}

function publish(db: Database, loaded: LoadedIndex): void {
  loaded.isRenewed = false;
  if (loaded.shown === loaded.live.now) return;
  loaded.shown = loaded.live.now;
  loaded.snapshot = new MemorySearchIndex(db, loaded.live.now, loaded.texts);
}

/** Puts changes into the index, some at a time: an import of a night holds up nobody. */
async function takeOver(loaded: LoadedIndex, rows: readonly IndexRow[], deleted: readonly number[]): Promise<void> {
  // An index that is made anew meanwhile takes over all of it, before or after it replaces this one.
  loaded.meanwhile?.push({ rows, deleted });
  // Before any version has them, whichever index is the first to.
  const ids = rows.map(({ id }) => id);
  loaded.texts.note(loaded.live.now.version + 1, ids);
  await loaded.live.putInChunks(rows, deleted, breathe);
}

/** Makes the index anew, without the rows that changes have left behind, while searches go on in what there is. */
async function renew(db: Database, loaded: LoadedIndex): Promise<void> {
  const meanwhile: NonNullable<LoadedIndex["meanwhile"]> = [];
  loaded.meanwhile = meanwhile;
  try {
    const fresh = await LiveIndex.renew(loaded.live.now, breathe);
    // Others may come while these are taken over: it goes on until there is none.
    for (const { rows, deleted } of meanwhile) await fresh.putInChunks(rows, deleted, breathe);
    // Everything was read anew meanwhile.
    if (loaded.meanwhile !== meanwhile) return;
    loaded.live = fresh;
    // While changes are taken over, the version before them holds.
    if (loaded.look.isAwaited) loaded.isRenewed = true;
    else publish(db, loaded);
  } catch (error) {
    log.error({ err: error }, "The search index could not be made anew; it stays as it is");
  } finally {
    if (loaded.meanwhile === meanwhile) loaded.meanwhile = undefined;
  }
}

async function load(db: Database): Promise<LoadedIndex> {
  // Noted first: what changes while it is read is read again.
  const seen = await findSeen(db);
  const live = await readIndex(db, 1);
  const texts = new KnownTexts(db);
  const loaded: LoadedIndex = {
    live,
    shown: live.now,
    snapshot: new MemorySearchIndex(db, live.now, texts),
    texts,
    seen,
    lookedAt: Date.now(),
    look: new SharedLook(() => takeChanges(db, loaded)),
  };
  measure(loaded);
  return loaded;
}

async function readIndex(db: Database, version: number): Promise<LiveIndex> {
  const began = performance.now();
  const size = await db.$count(listings, sql`listed`);
  const live = await LiveIndex.build(readListed(db), breathe, { version, size });
  indexLoadSeconds.set((performance.now() - began) / 1_000);
  return live;
}

async function* readListed(db: Database): AsyncGenerator<IndexRow[]> {
  let after = 0;
  for (let read = 0; read < batches; read++) {
    const condition = sql`listed and id > ${after}`;
    const rows = await db.execute<ReadRow>(sql`${selectIndexRows(condition)} order by id limit ${batch}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
  // An index that lacks some would hide them from every search.
  throw new Error(`There are more than ${batch * batches} listings`);
}
