import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Encrypter } from "age-encryption";
import type { TransactionSql } from "postgres";
import { pack, type Pack } from "tar-stream";
import type { MediaStore } from "#app/media/store/store.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import {
  formatVersion,
  headerName,
  jobsTable,
  manifestName,
  mediaFolder,
  tablesFolder,
  type BackupHeader,
  type BackupManifest,
  type TableSummary,
} from "./backup-format.server.ts";
import { bytesOf, inPieces, RowCounter, rowsOf, webStream } from "./backup-streams.server.ts";
import { copyOut, findMigration, listTables, readSequences } from "./tables.server.ts";

/** Bytes of rows in one entry of the archive. */
const pieceSize = 4 * 1024 * 1024;

interface BackupOptions {
  /** Where the original pictures are kept; left out, the backup has none. */
  store?: MediaStore;
  /** Who can read it: an age recipient (`age1…`); left out, everybody who has the file. */
  recipient?: string;
}

/**
 * Writes everything that is kept to one file: all tables as of one moment, the jobs that wait, the original pictures.
 * The site goes on meanwhile. The file has its name once it is whole and on the disk.
 * @returns what is in it
 * @throws when the file exists, or anything could not be read or written
 */
export async function writeBackup(
  db: DatabasePool,
  file: string,
  options: BackupOptions = {},
): Promise<BackupManifest> {
  // Nothing goes by the backup's name before it is one: whoever is killed leaves a part behind, which says so.
  const part = `${file}.${process.pid}.part`;
  try {
    await refuseExisting(file);
    const manifest = await writeTo(db, part, options);
    await refuseExisting(file);
    await rename(part, file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(ifGone);
  if (found) throw new Error(`${file} is there already: a backup is not written over another file`);
}

async function writeTo(db: DatabasePool, file: string, options: BackupOptions): Promise<BackupManifest> {
  const archive = pack();
  const written = pipeline(
    Readable.from(archive),
    createGzip({ level: 6 }),
    (bytes: AsyncIterable<Buffer>) => encrypted(bytes, options.recipient),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  // Whoever waits for an entry to be taken must hear of a full disk.
  written.catch((error: unknown) => archive.destroy(error as Error));
  try {
    const manifest = await fill(db, archive, options);
    await written;
    return manifest;
  } catch (error) {
    archive.destroy(error as Error);
    throw await written.then(
      () => error,
      (failure: unknown) => failure,
    );
  }
}

async function* encrypted(bytes: AsyncIterable<Buffer>, recipient: string | undefined): AsyncGenerator<Uint8Array> {
  if (recipient === undefined) {
    yield* bytes;
    return;
  }
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* bytesOf(await encrypter.encrypt(webStream(bytes)));
}

function fill(db: DatabasePool, archive: Pack, { store }: BackupOptions): Promise<BackupManifest> {
  // All of one moment; nobody is held up by it.
  return db.$client.begin<BackupManifest>("isolation level repeatable read read only", async (sql) => {
    const migration = await findMigration(sql);
    if (!migration) throw new Error("The database has no tables of the site: there is nothing to back up");
    const header: BackupHeader = { quartierBackup: formatVersion, takenAt: new Date().toISOString(), migration };
    await addEntry(archive, headerName, Buffer.from(JSON.stringify(header)));
    const tables: TableSummary[] = [];
    for (const table of await listTables(sql)) {
      tables.push({
        name: table.name,
        columns: [...table.columns],
        ...(await addRows(sql, archive, table.name, copyOut(table))),
      });
    }
    const sequences = await readSequences(sql);
    const { rows: jobs } = await addRows(sql, archive, jobsTable, waitingJobs);
    const media = store === undefined ? { files: 0, bytes: 0 } : await addPictures(archive, store);
    const manifest: BackupManifest = { tables, sequences, jobs, media };
    await addEntry(archive, manifestName, Buffer.from(JSON.stringify(manifest)));
    archive.finalize();
    return manifest;
  });
}

/** What has not been done yet; what a worker is at, another will do again. */
const waitingJobs = `copy (
  select jsonb_build_object('id', id, 'name', name, 'priority', priority, 'data', data, 'retry_limit', retry_limit,
    'retry_count', retry_count, 'retry_delay', retry_delay, 'retry_backoff', retry_backoff, 'start_after', start_after,
    'singleton_key', singleton_key, 'singleton_on', singleton_on, 'expire_in', expire_in, 'created_on', created_on,
    'keep_until', keep_until, 'dead_letter', dead_letter, 'policy', policy)
  from pgboss.job where state in ('created', 'retry', 'active') order by id
) to stdout`;

async function addRows(sql: TransactionSql, archive: Pack, name: string, copy: string) {
  const counter = new RowCounter();
  const rows = await sql.unsafe(copy).readable();
  let piece = 0;
  for await (const bytes of inPieces(rowsOf(rows), pieceSize)) {
    counter.add(bytes);
    await addEntry(archive, `${tablesFolder}${name}/${String(++piece).padStart(6, "0")}`, bytes);
  }
  return { rows: counter.rows, sha256: counter.digest() };
}

async function addPictures(archive: Pack, store: MediaStore): Promise<BackupManifest["media"]> {
  const media = { files: 0, bytes: 0 };
  for await (const name of store.listOriginals()) {
    const bytes = await store.get(name);
    // A picture that nobody needs any more may go while others are read.
    if (!bytes) continue;
    await addEntry(archive, mediaFolder + name.slice("originals/".length), bytes);
    media.files += 1;
    media.bytes += bytes.length;
  }
  return media;
}

function ifGone(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** Adds an entry, and waits until it is on its way. */
function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? fail(error) : done()));
    entry.on("error", fail);
    entry.end(bytes);
  });
}
