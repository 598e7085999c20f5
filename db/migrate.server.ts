import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { applyMigrations } from "./apply-migrations.server.ts";
import { closeDatabase, createDatabase, type Database } from "./client.server.ts";
import { grantRights } from "./roles.server.ts";
import { writeLanguages } from "./write-languages.server.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Brings the tables of a database up to date, the languages of accounts and the rights of its roles included, one process
 * at a time (the others wait, and then find nothing left to do). Whoever wants the queues of jobs as well calls
 * `migrateDatabase` of app/operating.
 * @param makeTables what else has tables, which the roles get their rights on
 * @returns how many migrations were applied
 */
export async function migrateTables(url: string, makeTables: (db: Database) => Promise<void>): Promise<number> {
  // One connection: the lock belongs to it, and the migrations run on it.
  const db = createDatabase(url, { name: "quartier migrations", connections: 1, statementTimeout: 0 });
  try {
    await db.execute(sql`select pg_advisory_lock(hashtext('quartier migrations'))`);
    const applied = await applyMigrations(db, readMigrationFiles({ migrationsFolder }));
    await writeLanguages(db);
    await makeTables(db);
    await grantRights(db);
    return applied;
  } finally {
    await closeDatabase(db);
  }
}
