import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { findSeen, seenNow, writtenSince, type Seen } from "#db/seen-changes.server.ts";
import { MemoryIndex, type IndexRow } from "./memory-index.ts";

/** The same as an alias, which the driver's types ask for. */
type Row = Pick<IndexRow, keyof IndexRow>;

interface Kept {
  index: MemoryIndex;
  /** What was committed then is in the index. */
  seen: Seen;
  /** The reading under way, and the one that waits for it. */
  reading?: Promise<void>;
  next?: Promise<void>;
}

const indexes = new WeakMap<Database, Promise<Kept>>();

/** Listings read at a time when a process starts. */
const batch = 20_000;
/** Times that many are read at most: more than a process can hold. */
const batches = 10_000;

/**
 * The listings on offer in memory, with every change that was committed before the call: what changed since is read
 * each time, in one query that mostly finds nothing. Searches that ask while that runs share the next one.
 * @param db the pool; a transaction would read everything anew
 */
export async function getMemoryIndex(db: Database): Promise<MemoryIndex> {
  let loading = indexes.get(db);
  if (!loading) {
    loading = load(db);
    indexes.set(db, loading);
    loading.catch(() => indexes.delete(db)); // The caller sees the error; the next one loads again.
    return (await loading).index;
  }
  const kept = await loading;
  await refresh(db, kept);
  return kept.index;
}

/** Some listings by themselves, listed or not, as an index: what a search finds among them it would find among all. */
export async function indexListings(db: Database, ids: readonly number[]): Promise<MemoryIndex> {
  const index = new MemoryIndex();
  index.put(await db.execute<Row>(select(sql`id = any(${sql.param(ids)}::int[])`)));
  return index;
}

function refresh(db: Database, kept: Kept): Promise<void> {
  if (!kept.reading) {
    kept.reading = readChanges(db, kept).finally(() => (kept.reading = undefined));
    return kept.reading;
  }
  // What is being read may have begun before the caller's last change: it takes another look.
  const afterwards = () => {
    kept.next = undefined;
    return refresh(db, kept);
  };
  kept.next ??= kept.reading.then(afterwards, afterwards);
  return kept.next;
}

/** A row of changes; without one, what is seen by now comes alone. */
type ChangeRow = Seen & (Row | { id: null });

async function readChanges(db: Database, kept: Kept): Promise<void> {
  const rows = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select seen.*, changed.* from (${seenNow}) as seen
    left join (${select(writtenSince(listings.revision, kept.seen))}) as changed on true`);
  const changed = rows.filter((row): row is typeof row & Row => row.id !== null && isOther(kept.index, row));
  if (changed.length > 0) kept.index.put(changed);
  const [seen] = rows;
  if (seen) kept.seen = { next: seen.next, running: seen.running };
}

/** False for a row that the index has as it is: it may be read again after a start, and on a standby. */
function isOther(index: MemoryIndex, { id, revision, listed }: Row): boolean {
  const known = index.rowOf(id);
  return known === undefined ? listed : index.columns.revision[known] !== revision;
}

async function load(db: Database): Promise<Kept> {
  const index = new MemoryIndex();
  // Noted first: what changes while it is read is read again.
  const seen = await findSeen(db);
  const all: IndexRow[] = [];
  let after = 0;
  for (let read = 0; read < batches; read++) {
    const rows = await db.execute<Row>(sql`${select(sql`listed and id > ${after}`)} order by id limit ${batch}`);
    for (const row of rows) all.push(row);
    const last = rows.at(-1);
    if (!last) {
      index.put(all);
      return { index, seen };
    }
    after = last.id;
  }
  // An index that lacks some would hide them from every search.
  throw new Error(`There are more than ${batch * batches} listings`);
}

function select(condition: SQL): SQL {
  return sql`
    select id, reference, listed, type, to_let as "toLet", for_sale as "forSale", invest, coworking,
      place_id as "placeId", lat, lng, surface_min as "surfaceMin", surface_total as "surfaceTotal",
      rent_low as "rentLow", rent_high as "rentHigh", sale_low as "saleLow", sale_high as "saleHigh",
      (extract(epoch from published_at) * 1000)::float8 as "publishedAt", revision::text::float8 as revision
    from listings where ${condition}`;
}
