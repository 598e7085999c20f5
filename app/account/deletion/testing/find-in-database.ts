import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";

/**
 * Where any of some words stands in a database: every column of every table of every schema that is not PostgreSQL's own,
 * pg-boss's included, as `table.column`. Upper and lower case are one.
 */
export async function findInDatabase(db: Database, words: string[]): Promise<string[]> {
  const columns = await db.execute<{ schema: string; name: string; column: string }>(sql`
    select n.nspname as schema, c.relname as name, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1, 2, 3`);
  const patterns = words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
  const found: string[] = [];
  for (const { schema, name, column } of columns) {
    const text = sql`lower(${sql.identifier(column)}::text)`;
    const matches = sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` or `,
    );
    const [row] = await db.execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} where ${matches} limit 1`,
    );
    if (row) found.push(`${name}.${column}`);
  }
  return found;
}
