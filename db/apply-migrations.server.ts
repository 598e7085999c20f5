import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { MigrationMeta } from "drizzle-orm/migrator";
import postgres from "postgres";
import type { Database } from "./client.server.ts";

type Migration = Pick<MigrationMeta, "sql" | "hash" | "folderMillis">;

interface LockPatience {
  /** Milliseconds that a statement waits for a lock; whoever comes behind it waits as long. */
  lock: number;
  /** Milliseconds until the migration is tried again. */
  pause: number;
  tries: number;
}

/** Two minutes in all: what holds a lock for longer than that is no request of the site's. */
const usual: LockPatience = { lock: 2_000, pause: 2_000, tries: 30 };

/**
 * Applies what a database lacks, each migration in a transaction of its own: drizzle's migrator does all of them in one,
 * which keeps every table that any of them touches locked until the last is done. A lock is waited for only shortly, as
 * everybody who wants the table stands behind whoever waits for all of it; then the migration is tried again.
 * @param migrations in order, as drizzle reads them; its own table says which are applied
 * @returns how many were applied
 * @throws when a lock could not be had; what was applied before stays, and the next run goes on from there
 */
export async function applyMigrations(
  db: Database,
  migrations: readonly Migration[],
  patience: LockPatience = usual,
): Promise<number> {
  const latest = await findLatest(db);
  const missing = migrations.filter(({ folderMillis }) => folderMillis > latest);
  for (const migration of missing) await applyPatiently(db, migration, patience);
  return missing.length;
}

async function findLatest(db: Database): Promise<number> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [row] = await db.execute<{ latest: string }>(
    sql`select coalesce(max(created_at), 0)::text as latest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.latest ?? 0);
}

async function applyPatiently(db: Database, migration: Migration, { lock, pause, tries }: LockPatience): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      return await applyOnce(db, migration, lock);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt < tries) await wait(pause);
      else throw new Error(busy, { cause: error });
    }
  }
}

const busy =
  "A table that a migration changes was in use all the time. What was applied before stays: run the migrations again " +
  "when no import, dump or report is running.";

function applyOnce(db: Database, { sql: statements, hash, folderMillis }: Migration, lock: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${String(lock)}, true)`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  });
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof postgres.PostgresError && cause.code === "55P03";
}
