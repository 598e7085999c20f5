import { sql, type SQL } from "drizzle-orm";
import { serverNow } from "./seen-changes.server.ts";

/** A row by the name of its table in the statement, or a text that tells it from what it may become. */
type Told = string | SQL;

/** Rows of a statement within another. */
interface Within {
  of: readonly Told[];
  /** What follows `select … from`. */
  from: SQL;
}

/**
 * A text that is another as soon as one of these rows is another, is gone, or has come: where each stands, and by which
 * transaction. A row that is written gets another place and another transaction; one that is only locked, neither. What was
 * made of the rows holds as long as the text stays. Another server, or one put back to an earlier day, gives the same places
 * and numbers to other rows, so it has a text of its own.
 * @param rows of the statement itself
 * @param within rows that belong to those
 */
export function versionsOf(rows: readonly Told[], ...within: readonly Within[]): SQL<string> {
  const all = within.map(
    ({ of, from }) => sql`(select string_agg(${versionOf(of)}, ',' order by ${versionOf(of)}) from ${from})`,
  );
  return sql<string>`json_build_array(${sql.join([serverNow, versionOf(rows), ...all], sql`, `)})::text`;
}

function versionOf(rows: readonly Told[]): SQL {
  const each = rows.map((row) => (typeof row === "string" ? sql.raw(`"${row}".xmin, "${row}".ctid`) : row));
  return sql`concat_ws(' ', ${sql.join(each, sql`, `)})`;
}
