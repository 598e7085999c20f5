import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { Stock, type StockRow } from "./stock.ts";

/** The same as an alias, which the driver's types ask for. */
type Row = Pick<StockRow, keyof StockRow>;

interface Kept {
  stock: Stock;
  /** Changes up to this transaction are in the stock. */
  seen: string;
  /** The reading under way, and the one that waits for it. */
  reading?: Promise<void>;
  next?: Promise<void>;
}

const stocks = new WeakMap<Database, Promise<Kept>>();

/** Listings read at a time when a process starts. */
const batch = 20_000;

/**
 * The listings on offer in memory, with every change that was committed before the call: what changed since is read
 * each time, in one query that mostly finds nothing. Searches that ask while that runs share the next one.
 * @param db the pool; a transaction would read everything anew
 */
export async function getStock(db: Database): Promise<Stock> {
  let loading = stocks.get(db);
  if (!loading) {
    loading = load(db);
    stocks.set(db, loading);
    loading.catch(() => stocks.delete(db)); // The caller sees the error; the next one loads again.
    return (await loading).stock;
  }
  const kept = await loading;
  await refresh(db, kept);
  return kept.stock;
}

/** Some listings by themselves, listed or not, as a stock: what a search finds among them it would find among all. */
export async function readStock(db: Database, ids: readonly number[]): Promise<Stock> {
  const stock = new Stock();
  stock.put(await db.execute<Row>(select(sql`id = any(${sql.param(ids)}::int[])`)));
  return stock;
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

async function readChanges(db: Database, kept: Kept): Promise<void> {
  const rows = await db.execute<(Row | { id: null }) & { seen: string }>(sql`
    select snapshot.seen::text, changed.*
    from (select pg_snapshot_xmin(pg_current_snapshot()) as seen) as snapshot
    left join lateral (${select(sql`revision >= ${kept.seen}::xid8 and revision < pg_snapshot_xmax(pg_current_snapshot())`)}) as changed on true`);
  const changed = rows.filter((row): row is typeof row & Row => row.id !== null);
  if (changed.length > 0) kept.stock.put(changed);
  kept.seen = rows[0]?.seen ?? kept.seen;
}

async function load(db: Database): Promise<Kept> {
  const stock = new Stock();
  // Noted first: what changes while it is read is read again.
  const [snapshot] = await db.execute<{ seen: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as seen`,
  );
  const all: StockRow[] = [];
  for (let after = 0; ; ) {
    const rows = await db.execute<Row>(sql`${select(sql`listed and id > ${after}`)} order by id limit ${batch}`);
    for (const row of rows) all.push(row);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  stock.put(all);
  return { stock, seen: snapshot?.seen ?? "0" };
}

function select(condition: SQL): SQL {
  return sql`
    select id, reference, listed, type, to_let as "toLet", for_sale as "forSale", invest, coworking,
      place_id as "placeId", lat, lng, surface_min as "surfaceMin", surface_total as "surfaceTotal",
      rent_low as "rentLow", rent_high as "rentHigh", sale_low as "saleLow", sale_high as "saleHigh",
      (extract(epoch from published_at) * 1000)::float8 as "publishedAt", revision::text::float8 as revision
    from listings where ${condition}`;
}
