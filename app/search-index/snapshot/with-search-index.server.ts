import { tagged } from "#app/http/cache-tags.ts";
import type { Database } from "#db/client.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { getMemoryIndex, lastMemoryIndex } from "../memory/get-memory-index.server.ts";
import { IndexOutdated } from "../index-outdated.ts";
import { askPostgres, askPostgresOrReplica } from "../postgres/ask-postgres.server.ts";
import type { SearchIndex } from "../search-index.ts";

/** How often the index in memory is asked before what is found in the database meanwhile is asked of the database too. */
const attempts = 2;

/**
 * Asks the search index, with every change that was committed before the call. All that is asked within holds for one
 * version of the listings.
 * @param db the pool
 * @param ask is given, beside the index, what to ask the database by meanwhile; it may be asked again, when it throws
 *   `IndexOutdated`, and must change nothing
 * @param kind which of the two indexes: the one of the settings, but for the benchmark, which asks both
 */
export async function withSearchIndex<Answer>(
  db: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
  kind = settings.SEARCH_INDEX,
): Promise<Answer> {
  if (kind === "postgres") return askPostgresOrReplica(db, ask);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await ask(await getMemoryIndex(db), db);
    } catch (error) {
      if (!(error instanceof IndexOutdated)) throw error;
    }
  }
  // Listings change faster than they can be read: one moment of the database holds still.
  return askPostgres(db, ask);
}

/**
 * The listings as a source of pages that may be kept (app/http/page-cache.server.ts): each version is another. An index that
 * is asked of PostgreSQL can't tell its version.
 */
export const listingsSource = tagged("listings", async (db: Database, look: boolean): Promise<object | undefined> => {
  if (settings.SEARCH_INDEX !== "memory") return undefined;
  return look ? getMemoryIndex(db) : lastMemoryIndex(db);
});

/** Makes ready what searches need. @throws when the database does not answer; it may be tried again */
export async function prepareSearchIndex(db: Database, kind = settings.SEARCH_INDEX): Promise<void> {
  if (kind === "memory") await getMemoryIndex(db);
}
