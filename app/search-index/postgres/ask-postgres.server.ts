import type { Database } from "#db/client.server.ts";
import type { SearchIndex } from "../search-index.ts";
import { PostgresSearchIndex } from "./postgres-search-index.server.ts";
import { replicasOf } from "./site-replicas.server.ts";

/**
 * Asks PostgreSQL itself, within one transaction that sees one moment and writes nothing.
 * @param db the pool
 */
export function askPostgres<Answer>(
  db: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
): Promise<Answer> {
  return askWithin(db, db, ask);
}

/** The same, of a replica where one is well (decision 051). Rows have the same revisions there, so they stand for `db`. */
export function askPostgresOrReplica<Answer>(
  db: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
): Promise<Answer> {
  return replicasOf(db)?.read((asked) => askWithin(db, asked, ask)) ?? askWithin(db, db, ask);
}

function askWithin<Answer>(
  source: Database,
  asked: Database,
  ask: (index: SearchIndex, db: Database) => Promise<Answer>,
): Promise<Answer> {
  return asked.transaction((tx) => ask(new PostgresSearchIndex(source, tx), tx), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
