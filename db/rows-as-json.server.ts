import { Column, is, sql, type GetColumnData, type SQL } from "drizzle-orm";

/** What rows are read as: columns, and expressions with what they come to. */
type Fields = Record<string, Column | SQL>;

type Row<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Column
    ? GetColumnData<Of[Name]>
    : Of[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * Rows that belong to the row of a statement, within it: what is asked in one statement is of one moment, and one answer
 * takes less time than several.
 * @param fields of text, numbers, dates or JSON: what JSON can tell
 * @param from what follows `select … from`, down to the condition that ties them to the row
 * @param order of the rows
 */
export function rowsAsJson<Of extends Fields>(fields: Of, from: SQL, order: SQL): SQL<Row<Of>[]> {
  const [names, values] = [Object.keys(fields), Object.values(fields)];
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`(select coalesce(json_agg(json_build_array(${list}) order by ${order}), '[]') from ${from})`.mapWith(
    (rows: unknown[][]) =>
      rows.map((row) => Object.fromEntries(names.map((name, at) => [name, valueOf(values[at]!, row[at])]))),
  ) as SQL<Row<Of>[]>;
}

function valueOf(field: Column | SQL, given: unknown): unknown {
  return given === null || !is(field, Column) ? given : field.mapFromDriverValue(given);
}
