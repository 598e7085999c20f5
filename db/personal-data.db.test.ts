import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { personalData } from "./schema/personal-data.ts";

const declared = personalData.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

describe("what is personal", () => {
  dbTest("is said of every column of a free form, of each once", async ({ db }) => {
    const found = await db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' -- a view keeps nothing of its own
        and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'xml', 'bytea', 'inet', 'tsvector')
          or data_type = 'ARRAY')
      order by name`);
    expect(found.length).toBeGreaterThan(60);
    expect([...declared].sort()).toEqual(found.map(({ name }) => name).sort());
  });

  dbTest("is kept with a person or without one: never in a table that a purge can't find it in", async ({ db }) => {
    const owned = await db.execute<{ name: string; rule: string }>(sql`
      select conrelid::regclass::text as name, confdeltype::text as rule from pg_constraint
      where confrelid = 'users'::regclass and contype = 'f'`);
    const rules = new Map(owned.map(({ name, rule }) => [name, rule]));
    const tables = new Set(personalData.filter(({ personal }) => personal).map(({ table }) => table));
    for (const table of tables) {
      if (table === "users") continue;
      // Gone with the person's row, or cut off from it and emptied.
      expect([table, rules.get(table)]).toEqual([table, table === "strategies" ? "n" : "c"]);
    }
  });
});
