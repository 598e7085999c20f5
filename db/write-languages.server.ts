import { sql } from "drizzle-orm";
import { languageNames, languages } from "#app/i18n/languages.ts";
import type { Database } from "./client.server.ts";
import { languages as table } from "./schema/accounts.ts";

/**
 * Gives every language of the site its row, so that accounts can have it: a new one needs no migration. Ids go by the
 * place in the list and never change, as profiles hold them (specification, sections 3 and 9).
 */
export async function writeLanguages(db: Database): Promise<void> {
  const rows = languages.map((code, at) => ({ id: at + 1, code, name: languageNames[code] }));
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: table.code, set: { name: sql`excluded.name` } });
}
