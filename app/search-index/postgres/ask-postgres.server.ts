import type { Database } from "#db/client.server.ts";
import type { SearchIndex } from "../search-index.ts";
import { PostgresSearchIndex } from "./postgres-search-index.server.ts";

/**
 * Asks PostgreSQL itself, within one transaction that sees one moment and writes nothing.
 * @param db the pool
 */
export function askPostgres<Answer>(
  db: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction((tx) => ask(new PostgresSearchIndex(db, tx), tx), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
