import type { DatabasePool } from "#db/client.server.ts";

/** Does what imports need: on a pool of its own, whose statements have no time limit. */
export async function withImportPool<Result>(
  name: string,
  work: (db: DatabasePool) => Promise<Result>,
): Promise<Result> {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name, connections: 3, statementTimeout: 0 });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
