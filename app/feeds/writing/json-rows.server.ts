import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * An insert of rows that travel as one JSON parameter: one short statement for any number of rows, where a placeholder
 * per value costs more time than the insert itself. Column names and types come from the schema. What one row gives and
 * another lacks is NULL there; what no row gives keeps its default.
 */
export function insertRows<T extends PgTable>(table: T, rows: T["$inferInsert"][]): SQL {
  const columns = givenColumns(table, rows);
  const names = columns.map(([, { name }]) => sql`${sql.identifier(name)}`);
  const values = columns.map(([key]) => sql`given.${sql.identifier(key)}`);
  const definitions = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  return sql`insert into ${table} (${list(names)}) select ${list(values)}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(${list(definitions)})`;
}

/** The same, but a row whose `unique` column is known already takes over that row's other columns. */
export function upsertRows<T extends PgTable>(table: T, rows: T["$inferInsert"][], unique: PgColumn): SQL {
  const assignments = givenColumns(table, rows)
    .filter(([, column]) => column !== unique)
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`${insertRows(table, rows)}
    on conflict (${sql.identifier(unique.name)}) do update set ${list(assignments)}`;
}

function givenColumns<T extends PgTable>(table: T, rows: T["$inferInsert"][]): [key: string, column: PgColumn][] {
  return Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => Object.hasOwn(row, key)),
  );
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}
