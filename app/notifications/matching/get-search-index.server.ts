import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { placeScope } from "#app/places/place-scope.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { readCriteria, type SavedCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import type { ResolvedCriteria } from "#app/listings/resolved-criteria.ts";
import { SearchIndex } from "./search-index.ts";

interface Kept {
  gazetteer: Gazetteer;
  index: SearchIndex;
  /** Saved searches written up to this transaction are in the index. */
  seen: string;
}

const kept = new WeakMap<Database, Promise<Kept>>();

/** Saved searches read at a time when a process starts. */
const batch = 5_000;

/**
 * Every saved search that has an owner, in memory, with all that were committed before the call. What is asked for never
 * changes but by a new row or a purge, so that reading the rows written since is enough; who wants mail, and how often,
 * is asked of the database when something is found.
 * @param db the pool
 */
export async function getSearchIndex(db: Database): Promise<{ index: SearchIndex; gazetteer: Gazetteer }> {
  const gazetteer = await getGazetteer(db);
  const before = kept.get(db);
  const reading = (before ?? Promise.resolve(null)).then(
    (last) => (last?.gazetteer === gazetteer ? refresh(db, last) : load(db, gazetteer)),
    () => load(db, gazetteer),
  );
  kept.set(db, reading);
  return reading;
}

interface SavedRow extends Record<string, unknown> {
  id: string;
  owned: boolean;
  criteria: SavedCriteria;
}

async function load(db: Database, gazetteer: Gazetteer): Promise<Kept> {
  const index = new SearchIndex();
  // Noted first: what is written while they are read is read again.
  const [snapshot] = await db.execute<{ seen: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as seen`,
  );
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await db.execute<SavedRow>(sql`
      select id, true as owned, criteria from strategies where user_id is not null and id > ${after}
      order by id limit ${batch}`);
    for (const row of rows) put(index, gazetteer, row);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    await breathe();
  }
  return { gazetteer, index, seen: snapshot?.seen ?? "0" };
}

async function refresh(db: Database, last: Kept): Promise<Kept> {
  const [snapshot] = await db.execute<{ seen: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as seen`,
  );
  const rows = await db.execute<SavedRow>(sql`
    select id, user_id is not null as owned, criteria from strategies where revision >= ${last.seen}::xid8`);
  for (const row of rows) put(last.index, last.gazetteer, row);
  return { ...last, seen: snapshot?.seen ?? last.seen };
}

function put(index: SearchIndex, gazetteer: Gazetteer, { id, owned, criteria }: SavedRow) {
  if (owned) index.put(id, resolveSaved(gazetteer, criteria));
  else index.remove(id);
}

/** A saved search as the matcher takes it; its free text is not read yet (find-texts.server.ts). */
export function resolveSaved(gazetteer: Gazetteer, saved: SavedCriteria): ResolvedCriteria {
  const { criteria, places } = readCriteria(gazetteer, saved);
  return {
    criteria,
    location: places.location && placeScope(gazetteer, places.location),
    districts: places.districts.map((district) => placeScope(gazetteer, district)),
  };
}
