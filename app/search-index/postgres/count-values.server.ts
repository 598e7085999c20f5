import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { whereOf, type SearchInSql } from "./conditions.server.ts";
import { countedIn, isOfKindsAnywhere } from "./counted-kinds.server.ts";
import type { SearchColumn } from "./search-columns.server.ts";

/** How many listings have a value of a column; NaN is what is not known. */
export interface ValueCount {
  value: number;
  count: number;
}

/** Columns by any keys. */
type AskedColumns = ReadonlyMap<string, SearchColumn>;

/** A value of the column at a place among those asked for. */
interface CountRow extends Record<string, unknown> {
  at: number;
  value: number | null;
  count: number;
}

/**
 * How often each value of some columns occurs among the listings that a search finds: from what is counted already, where
 * it is; else in one pass over them.
 * @returns by the keys of the columns
 */
export async function countValues(
  db: Database,
  search: SearchInSql,
  columns: AskedColumns,
): Promise<Map<string, ValueCount[]>> {
  const asked = [...columns];
  const counted = asked.flatMap(([, column]) => column.counted ?? []);
  if (asked.length === 0) return new Map();
  const rows =
    counted.length === asked.length && isOfKindsAnywhere(search)
      ? await readCounted(db, search, counted)
      : await countFound(db, search, asked);
  const counts = new Map(asked.map(([key]): [string, ValueCount[]] => [key, []]));
  for (const { at, value, count } of rows) counts.get(asked[at]![0])!.push({ value: value ?? NaN, count });
  return counts;
}

async function readCounted(db: Database, search: SearchInSql, fields: readonly string[]): Promise<readonly CountRow[]> {
  const rows = await db.execute<{ field: string; value: number; count: number }>(sql`
    select field, value, sum(listings)::int as count from listing_counts
    where ${countedIn(search, ["", ...fields])} group by field, value`);
  const all = rows.filter(({ field }) => field === "").reduce((sum, { count }) => sum + count, 0);
  return fields.flatMap((field, at) => {
    const known = rows.filter((row) => row.field === field);
    const unknown = all - known.reduce((sum, { count }) => sum + count, 0);
    return [...known.map(({ value, count }) => ({ at, value, count })), { at, value: null, count: unknown }];
  });
}

async function countFound(
  db: Database,
  search: SearchInSql,
  asked: readonly (readonly [string, SearchColumn])[],
): Promise<readonly CountRow[]> {
  const names = asked.map((_, at) => sql.identifier(`value_${at}`));
  const list = (parts: readonly unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  const read = asked.map(([, column], at) => sql`${column.read} as ${names[at]}`);
  const own = names.map((name) => sql`when grouping(${name}) = 0 then ${name}::float8`);
  const at = names.map((name, number) => sql`when grouping(${name}) = 0 then ${sql.raw(String(number))}`);
  return db.execute<CountRow>(sql`
    select case ${sql.join(at, sql` `)} end as at, case ${sql.join(own, sql` `)} end as value, count(*)::int as count
    from (select ${list(read)} from listing_search where ${whereOf(search)}) as found
    group by grouping sets (${list(names.map((name) => sql`(${name})`))})`);
}
