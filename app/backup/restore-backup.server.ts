import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { once } from "node:events";
import { sql as statement } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { TransactionSql } from "postgres";
import { closeErased } from "#app/account/deletion/erased-accounts.server.ts";
import { eraseAgain, keepErased } from "#app/contact/erased-requests.server.ts";
import { audit } from "#app/audit/audit.server.ts";
import { isDigest, originalName, type MediaStore } from "#app/media/store/store.server.ts";
import { migrateDatabase } from "#app/operating/migrate-database.server.ts";
import { installQueues } from "#app/worker/install-queues.server.ts";
import { applyMigrations } from "#db/apply-migrations.server.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import { migrationsFolder } from "#db/migrate.server.ts";
import {
  jobsTable,
  manifestName,
  mediaFolder,
  type BackupHeader,
  type BackupManifest,
} from "./backup-format.server.ts";
import { checkPictures, cut, damaged, readHeader, readManifest, tableOf } from "./check-backup.server.ts";
import { RowCounter, rowsOf } from "./backup-streams.server.ts";
import { BackupUnreadableError, readBackup, readWhole, type BackupEntry } from "./read-backup.server.ts";
import { NotEmptyError, refuseRows } from "./refuse-rows.server.ts";
import { copyIn, copyOut, findMigration, listTables, quoted, type BackupTable } from "./tables.server.ts";

interface RestoreOptions {
  /** Where original pictures are put; left out, they stay in the backup. */
  store?: MediaStore;
  /** An age identity, for an encrypted backup. */
  identity?: string;
  /** Digests of accounts and of contact requests that were erased since the backup, beside those that it knows of. */
  erased?: readonly string[];
}

interface Restored {
  header: BackupHeader;
  manifest: BackupManifest;
  /** Jobs that a worker of this version will do. */
  jobs: number;
  /** People who were erased since: closed, and due to be erased. */
  erased: number;
  /** Contact requests that had been erased since, and are again. */
  requests: number;
  /** Migrations that this version has beyond the backup's. */
  migrated: number;
}

/**
 * Brings a backup into an empty database, in one transaction: it is there as a whole, compared row by row with what was
 * written, or not at all. Who was erased since is closed, for the worker to erase. What guests had erased since goes at once. Then the tables are brought up to this version.
 * @param url of a database without tables, or whose tables are empty
 * @throws BackupUnreadableError, NotEmptyError
 */
export async function restoreBackup(url: string, file: string, options: RestoreOptions = {}): Promise<Restored> {
  const entries = readBackup(file, options.identity);
  const header = await readHeader(entries);
  const db = createDatabase(url, { name: "quartier restore", connections: 1, statementTimeout: 0 });
  try {
    await prepare(db, header);
    const { requests, ...loaded } = await db.$client.begin((sql) => load(sql, entries, options));
    await db.execute(statement`analyze`);
    const migrated = await migrateDatabase(url);
    await keepErased(db, requests);
    await audit(db, "backup-restored", { subject: header.takenAt });
    return { header, ...loaded, requests: requests.length, migrated };
  } finally {
    await entries.return(undefined);
    await closeDatabase(db);
  }
}

/** Makes the tables as the backup had them. */
async function prepare(db: DatabasePool, { migration }: BackupHeader): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const at = migrations.findIndex(
    ({ folderMillis, hash }) => folderMillis === migration.createdAt && hash === migration.hash,
  );
  if (at === -1)
    throw new BackupUnreadableError("The backup is of a newer version, with tables that this one does not know");
  const present = await findMigration(db.$client);
  if (present) await refuseRows(db);
  if (present && present.createdAt > migration.createdAt) {
    throw new NotEmptyError("The database has newer tables than the backup: restore into a database without tables");
  }
  await applyMigrations(db, migrations.slice(0, at + 1));
  await installQueues(db);
}

async function load(sql: TransactionSql, entries: AsyncGenerator<BackupEntry>, options: RestoreOptions) {
  const tables = await listTables(sql);
  // What notes changes for others would note all of them; and rows are written by this server, now.
  for (const { name, revisions } of tables) {
    await sql.unsafe(`alter table ${quoted(name)} disable trigger user`);
    for (const column of revisions) {
      await sql.unsafe(`alter table ${quoted(name)} alter column ${quoted(column)} set default pg_current_xact_id()`);
    }
  }
  await sql.unsafe(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  const { manifest, jobs } = await readEntries(sql, entries, tables, options);
  await compare(sql, tables, manifest);
  for (const [name, value] of Object.entries(manifest.sequences)) {
    if (value !== null) await sql`select setval(${quoted(name)}::regclass, ${value}::bigint)`;
  }
  for (const { name, revisions } of tables) {
    await sql.unsafe(`alter table ${quoted(name)} enable trigger user`);
    if (name !== "listing_search") continue;
    // Its revision comes from the listing's, by a trigger: there is no default.
    for (const column of revisions)
      await sql.unsafe(`alter table ${quoted(name)} alter column ${quoted(column)} drop default`);
  }
  const digests = options.erased ?? [];
  return { manifest, jobs, erased: await closeErased(sql, digests), requests: await eraseAgain(sql, digests) };
}

async function readEntries(
  sql: TransactionSql,
  entries: AsyncGenerator<BackupEntry>,
  tables: readonly BackupTable[],
  { store }: RestoreOptions,
): Promise<{ manifest: BackupManifest; jobs: number }> {
  await sql`create temporary table restored_jobs (job jsonb not null) on commit drop`;
  const rows = new RowsIntoTables(sql, tables);
  const media = { files: 0, bytes: 0 };
  try {
    for await (const entry of entries) {
      const table = tableOf(entry.name);
      await rows.turnTo(table);
      if (table !== undefined) {
        await rows.write(entry.bytes);
      } else if (entry.name.startsWith(mediaFolder)) {
        const bytes = await readWhole(entry);
        media.files += 1;
        media.bytes += bytes.length;
        if (store !== undefined) await putPicture(store, entry.name.slice(mediaFolder.length), bytes);
      } else if (entry.name === manifestName) {
        const manifest = await readManifest(entry);
        checkPictures(manifest, media);
        return { manifest, jobs: await addJobs(sql, manifest) };
      }
    }
  } catch (error) {
    rows.giveUp(error as Error);
    throw error;
  }
  throw cut();
}

/** A table that rows go to. */
interface Target {
  name: string;
  copy: Writable;
  failure?: Error;
}

/** Hands rows to the database, one table after the other. */
class RowsIntoTables {
  readonly #sql: TransactionSql;
  readonly #tables: readonly BackupTable[];
  #at: Target | undefined;

  constructor(sql: TransactionSql, tables: readonly BackupTable[]) {
    this.#sql = sql;
    this.#tables = tables;
  }

  /** Ends the table that rows went to, unless it is the same, and begins the next. */
  async turnTo(name: string | undefined): Promise<void> {
    if (this.#at?.name === name) return;
    const before = this.#at;
    this.#at = undefined;
    if (before) {
      before.copy.end();
      await finished(before.copy, { readable: false });
    }
    if (name === undefined) return;
    const copy = await this.#sql.unsafe(copyOf(name, this.#tables)).writable();
    const target: Target = { name, copy };
    // Told to whoever writes next.
    copy.on("error", (error) => (target.failure = error));
    this.#at = target;
  }

  async write(bytes: AsyncIterable<Buffer>): Promise<void> {
    const { copy } = this.#at!;
    for await (const chunk of bytes) {
      if (this.#at?.failure) throw this.#at.failure;
      if (!copy.write(chunk)) await once(copy, "drain");
    }
  }

  /** Takes back what was begun: the connection takes nothing else before. */
  giveUp(error: Error): void {
    this.#at?.copy.destroy(error);
  }
}

function copyOf(name: string, tables: readonly BackupTable[]): string {
  if (name === jobsTable) return "copy restored_jobs from stdin";
  const table = tables.find((known) => known.name === name);
  if (!table) throw new BackupUnreadableError(`The backup has a table that its version has not: ${name.slice(0, 100)}`);
  return copyIn(table);
}

/** Under the name that the digest of its content gives it, or a source's; another is no picture of the site's. */
async function putPicture(store: MediaStore, digest: string, bytes: Buffer): Promise<void> {
  if (!isDigest(digest)) throw damaged("pictures");
  await store.put(originalName(digest), bytes);
}

/** Jobs of queues that this version has; a worker takes them up once the site is started. */
async function addJobs(sql: TransactionSql, { jobs }: BackupManifest): Promise<number> {
  const [read] = await sql<{ count: number }[]>`select count(*)::int as count from restored_jobs`;
  if (read?.count !== jobs) throw damaged("jobs");
  const added = await sql`
    insert into pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
      start_after, singleton_key, singleton_on, expire_in, created_on, keep_until, dead_letter, policy)
    select j.id, j.name, j.priority, j.data, 'created', j.retry_limit, j.retry_count, j.retry_delay, j.retry_backoff,
      j.start_after, j.singleton_key, j.singleton_on, j.expire_in, j.created_on, greatest(j.keep_until, now() + interval '1 day'),
      j.dead_letter, j.policy
    from restored_jobs, jsonb_populate_record(null::pgboss.job, job) j
    where j.name in (select name from pgboss.queue)
    on conflict do nothing returning 1`;
  return added.length;
}

/** Reads every table again, as the backup has written it. */
async function compare(sql: TransactionSql, tables: readonly BackupTable[], manifest: BackupManifest): Promise<void> {
  if (manifest.tables.length !== tables.length) throw damaged("tables");
  for (const table of tables) {
    const written = manifest.tables.find(({ name }) => name === table.name);
    if (!written || written.columns.join() !== table.columns.join()) throw damaged(`columns of ${table.name}`);
    const counter = new RowCounter();
    for await (const chunk of rowsOf(await sql.unsafe(copyOut(table)).readable())) counter.add(chunk);
    if (counter.rows !== written.rows || counter.digest() !== written.sha256) throw damaged(`rows of ${table.name}`);
  }
}
