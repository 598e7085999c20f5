import type { Sql, TransactionSql } from "postgres";

/** A table as it is written and read: the columns that are data, and the order of its rows. */
export interface BackupTable {
  name: string;
  columns: readonly string[];
  /** Columns whose values say when a row was written by this server; after a restore, that is then. */
  revisions: readonly string[];
  /** What rows are ordered by: the primary key, or all columns. */
  order: string;
}

type Queryable = Sql | TransactionSql;

/** Who is at work on what, and what caches are to be told: of some seconds or minutes, nothing that a restored site should believe. */
const passing = new Set(["leases", "cache_tags"]);

/** Every table of the site, each after those that it refers to. @throws when tables refer to one another in a circle */
export async function listTables(sql: Queryable): Promise<BackupTable[]> {
  const columns = await sql<{ table: string; name: string; type: string; key: boolean }[]>`
    select c.relname as table, a.attname as name, a.atttypid::regtype::text as type,
      coalesce(a.attnum = any(i.indkey), false) as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`;
  const references = await sql<{ from: string; to: string }[]>`
    select f.relname as from, t.relname as to
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !passing.has(name));
  return inOrder(names, references).map((name) =>
    tableOf(
      name,
      columns.filter(({ table }) => table === name),
    ),
  );
}

function tableOf(name: string, columns: readonly { name: string; type: string; key: boolean }[]): BackupTable {
  const data = columns.filter(({ type }) => type !== "xid8");
  const keys = data.filter(({ key }) => key);
  const ordered = keys.length > 0 ? keys : data;
  return {
    name,
    columns: data.map((column) => column.name),
    revisions: columns.filter(({ type }) => type === "xid8").map((column) => column.name),
    // The same on every server: their collations differ.
    order: ordered
      .map((column) => (column.type === "text" ? `${quoted(column.name)} collate "C"` : quoted(column.name)))
      .join(", "),
  };
}

function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const next = names.filter(
      (name) => !ordered.includes(name) && references.every(({ from, to }) => from !== name || ordered.includes(to)),
    );
    if (next.length === 0) throw new Error("Tables refer to one another in a circle: they can't be written in order");
    ordered.push(...next);
  }
  return ordered;
}

/** A name as SQL has it; those here come from the catalogue, or were compared with it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** SQL that writes a table's rows, in their order. */
export function copyOut({ name, columns, order }: BackupTable): string {
  return `copy (select ${columns.map(quoted).join(", ")} from ${quoted(name)} order by ${order}) to stdout`;
}

/** SQL that reads them. */
export function copyIn({ name, columns }: Pick<BackupTable, "name" | "columns">): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`;
}

/** Where the site's sequences stand, by name; null for one that was never asked. */
export async function readSequences(sql: Queryable): Promise<Record<string, string | null>> {
  const rows = await sql<{ name: string; value: string | null }[]>`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The last migration of a database; undefined where there is none. */
export async function findMigration(sql: Queryable): Promise<{ createdAt: number; hash: string } | undefined> {
  const [known] = await sql<{ found: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!known?.found) return undefined;
  const [row] = await sql<{ created_at: string; hash: string }[]>`
    select created_at::text, hash from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  return row && { createdAt: Number(row.created_at), hash: row.hash };
}
