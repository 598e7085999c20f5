import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { closeDatabase, createDatabase } from "./client.server.ts";
import type { Database } from "./client.server.ts";
import { installQueues } from "./jobs/install-queues.server.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Brings a database up to date, the queues of its jobs included, one process at a time (the others wait, and then find
 * nothing left to do).
 * Returns how many migrations were applied.
 */
export async function migrateDatabase(url: string): Promise<number> {
  // One connection: the lock belongs to it, and the migrations run on it.
  const db = createDatabase(url, { name: "quartier migrations", connections: 1, statementTimeout: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(hashtext('quartier migrations'))`);
    const before = await countApplied(db);
    await migrate(db, { migrationsFolder });
    await installQueues(db);
    return (await countApplied(db)) - before;
  } finally {
    await closeDatabase(db);
  }
}

async function countApplied(db: Database): Promise<number> {
  const [table] = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!table?.name) return 0;
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
}
