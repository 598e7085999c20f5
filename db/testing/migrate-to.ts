import { readMigrationFiles } from "drizzle-orm/migrator";
import { applyMigrations } from "#db/apply-migrations.server.ts";
import type { Database } from "#db/client.server.ts";

const migrations = readMigrationFiles({ migrationsFolder: "db/migrations" });

/**
 * Brings a database up to a migration and no further, so that a test can write what a site of that time held, and then
 * migrate on.
 * @param db without tables, or at an earlier migration
 * @param number as its file begins, or none for the latest
 */
export async function migrateTo(db: Database, number = migrations.length - 1): Promise<void> {
  await applyMigrations(db, migrations.slice(0, number + 1));
}
