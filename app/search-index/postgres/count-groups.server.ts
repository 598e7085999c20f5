import { sql, type SQL } from "drizzle-orm";
import type { Condition } from "#app/filters/condition.ts";
import type { Database } from "#db/client.server.ts";
import {
  every,
  keyedCondition,
  keyedConditionsOf,
  some,
  type KeyedCondition,
  type SearchInSql,
} from "./conditions.server.ts";

/** What is counted: the listings that a search finds, by a value of theirs; without one, all of them. */
export interface Grouping {
  name: string;
  search: SearchInSql;
  /** What is asked of them besides. */
  also?: readonly Condition[];
  by?: SQL;
}

/** Bits of an integer of PostgreSQL, its sign left aside. */
const mostConditions = 31;

/**
 * Counts several searches that are alike in one pass over the listings: which of them finds a listing is part of what
 * listings are first gathered by, and the gathered ones, some thousands at most, are counted for each.
 * @returns by the name of the grouping, a space and the value, as text ("" without one)
 */
export async function countGroups(db: Database, groupings: readonly Grouping[]): Promise<Map<string, number>> {
  const asked = groupings.map(({ name, search, also = [], by }) => ({
    name,
    by,
    conditions: [...keyedConditionsOf(search), ...also.map(keyedCondition)],
  }));
  const distinct = new Map(asked.flatMap(({ conditions }) => conditions.map((each) => [each.key, each] as const)));
  const isShared = ({ key }: KeyedCondition) =>
    asked.every(({ conditions }) => conditions.some((each) => each.key === key));
  const shared = [...distinct.values()].filter(isShared);
  const own = [...distinct.values()].filter((condition) => !isShared(condition));
  if (own.length > mostConditions) throw new RangeError(`${own.length} conditions are more than a number has bits`);
  const bitOf = ({ key }: KeyedCondition) => 2 ** own.findIndex((each) => each.key === key);
  const bitsOf = (conditions: readonly KeyedCondition[]) => conditions.reduce((bits, each) => bits + bitOf(each), 0);
  const values = [...new Set(asked.flatMap(({ by }) => by ?? []))];
  const valueOf = (by: SQL) => sql.identifier(`value_${values.indexOf(by)}`);

  // One number for all: the fewer columns listings are gathered by, the quicker.
  const met = own.map(
    (condition) => sql`case when ${condition.sql} then ${sql.raw(String(bitOf(condition)))} else 0 end`,
  );
  const gathered = [
    sql`${sql.join([sql`0`, ...met], sql` + `)} as met`,
    ...values.map((value) => sql`${value} as ${valueOf(value)}`),
  ];
  const rests = asked.map(({ conditions }) => conditions.filter((condition) => !isShared(condition)));
  const counts = asked.map(({ name, by }, at) => {
    const bits = sql.raw(String(bitsOf(rests[at] ?? [])));
    const value = by ? sql`${valueOf(by)}::text` : sql`''`;
    const groupedBy = by ? sql`group by ${valueOf(by)}` : sql``;
    return sql`select ${name}::text as name, ${value} as value, sum(listings)::int as count from gathered
      where met & ${bits} = ${bits} ${groupedBy}`;
  });
  const rows = await db.execute<{ name: string; value: string | null; count: number | null }>(sql`
    with gathered as materialized (
      select ${sql.join([...gathered, sql`count(*) as listings`], sql`, `)}
      from listing_search where ${every([sql`true`, ...shared.map((condition) => condition.sql), anyOf(rests)])}
      group by ${sql.raw(gathered.map((_, at) => at + 1).join(", "))})
    ${sql.join(counts, sql` union all `)}`);
  return new Map(rows.map(({ name, value, count }) => [`${name} ${value ?? "null"}`, count ?? 0]));
}

/** What some of the searches asks for; one that asks for more than another adds nothing. */
function anyOf(rests: readonly (readonly KeyedCondition[])[]): SQL {
  const covers = (wider: readonly KeyedCondition[], rest: readonly KeyedCondition[]) =>
    wider.every(({ key }) => rest.some((each) => each.key === key));
  const widest = rests.filter(
    (rest, at) =>
      !rests.some(
        (other, before) =>
          covers(other, rest) && (other.length < rest.length || (other.length === rest.length && before < at)),
      ),
  );
  return some(widest.map((rest) => every([sql`true`, ...rest.map((condition) => condition.sql)])));
}
