import type { Database } from "#db/client.server.ts";
import { settings } from "#app/settings.server.ts";
import { getMemoryIndex } from "./memory/get-memory-index.server.ts";
import { askPostgres } from "./postgres/ask-postgres.server.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * Asks the search index, with every change that was committed before the call. All that is asked within holds for one
 * version of the listings.
 * @param db the pool
 * @param ask is given, beside the index, what to ask the database by meanwhile
 * @param kind which of the two indexes: the one of the settings, but for the benchmark, which asks both
 */
export async function withSearchIndex<Answer>(
  db: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
  kind = settings.SEARCH_INDEX,
): Promise<Answer> {
  if (kind === "postgres") return askPostgres(db, ask);
  return ask(await getMemoryIndex(db), db);
}

/** Makes ready what searches need. @throws when the database does not answer; it may be tried again */
export async function prepareSearchIndex(db: Database, kind = settings.SEARCH_INDEX): Promise<void> {
  if (kind === "memory") await getMemoryIndex(db);
}
