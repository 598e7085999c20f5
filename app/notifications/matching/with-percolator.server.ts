import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { findSeen, writtenSince, type Seen } from "#db/seen-changes.server.ts";
import { Percolator } from "#app/search-index/percolate/percolator.ts";
import { findSavedAdvertisers, resolveSaved, type KnownAdvertisers } from "./resolve-saved.server.ts";

/** Every saved search with an owner, and the gazetteer by which its places were found. */
export interface KnownSearches {
  gazetteer: Gazetteer;
  percolator: Percolator;
  /** Ids of those that can't be read, since the last call: they find nothing. */
  broken: Set<string>;
}

interface LoadedSearches extends KnownSearches {
  /** Saved searches written by transactions that were seen then are in the percolator. */
  seen: Seen;
}

const loaded = new WeakMap<Database, LoadedSearches>();
const pending = new WeakMap<Database, Promise<unknown>>();

/** Saved searches read at a time when a process starts. */
const batch = 5_000;
/** Times that many are read at most: more than a process can hold. */
const batches = 10_000;

/**
 * Lets one after the other use what is loaded in memory of saved searches, with all that were committed before their turn:
 * a percolator that is looked through must not change meanwhile. Who wants mail, and how often, is asked of the database when
 * something is found.
 * @param db the pool
 */
export async function withPercolator<Result>(
  db: Database,
  use: (known: KnownSearches) => Promise<Result>,
): Promise<Result> {
  const before = pending.get(db) ?? Promise.resolve();
  const turn = before.then(async () => use(await bringUpToDate(db)));
  pending.set(
    db,
    turn.catch(() => {}), // Whoever had the turn hears of it.
  );
  return turn;
}

async function bringUpToDate(db: Database): Promise<LoadedSearches> {
  const gazetteer = await getGazetteer(db);
  const last = loaded.get(db);
  const current = last?.gazetteer === gazetteer ? await refresh(db, last) : await load(db, gazetteer);
  loaded.set(db, current);
  return current;
}

interface SavedRow extends Record<string, unknown> {
  id: string;
  owned: boolean;
  criteria: SavedCriteria;
}

async function load(db: Database, gazetteer: Gazetteer): Promise<LoadedSearches> {
  // Noted first: what is written while they are read is read again.
  const known: LoadedSearches = {
    gazetteer,
    percolator: new Percolator(),
    broken: new Set(),
    seen: await findSeen(db),
  };
  let after = "00000000-0000-0000-0000-000000000000";
  for (let read = 0; read < batches; read++) {
    const rows = await db.execute<SavedRow>(sql`
      select id, true as owned, criteria from strategies where user_id is not null and id > ${after}
      order by id limit ${batch}`);
    await putAll(db, known, rows);
    after = rows.at(-1)?.id ?? after;
    await breathe();
    if (rows.length < batch) return known;
  }
  // A percolator that lacks some would silence them, and nobody would hear of it.
  throw new Error(`There are more than ${batch * batches} saved searches`);
}

async function refresh(db: Database, last: LoadedSearches): Promise<LoadedSearches> {
  const seen = await findSeen(db);
  if (seen.server !== last.seen.server) return load(db, last.gazetteer);
  const rows = await db.execute<SavedRow>(sql`
    select id, user_id is not null as owned, criteria from strategies where ${writtenSince(strategies.revision, last.seen)}`);
  await putAll(db, last, rows);
  return { ...last, seen };
}

async function putAll(db: Database, known: LoadedSearches, rows: readonly SavedRow[]): Promise<void> {
  const advertisers = await findSavedAdvertisers(
    db,
    rows.map(({ criteria }) => criteria),
  );
  for (const row of rows) put(known, row, advertisers);
}

/** One that can't be read is left out, and holds up no other. */
function put(
  { percolator, gazetteer, broken }: LoadedSearches,
  { id, owned, criteria }: SavedRow,
  advertisers: KnownAdvertisers,
) {
  percolator.remove(id);
  broken.delete(id);
  if (!owned) return;
  try {
    const search = resolveSaved(gazetteer, criteria, advertisers);
    if (search) percolator.put(id, search);
  } catch (error) {
    log.error({ strategy: id, err: error }, "A saved search can't be read; it finds nothing");
    broken.add(id);
  }
}
