import {
  headerName,
  headerSchema,
  jobsTable,
  manifestName,
  manifestSchema,
  mediaFolder,
  tablesFolder,
  type BackupHeader,
  type BackupManifest,
} from "./backup-format.server.ts";
import { RowCounter } from "./backup-streams.server.ts";
import { BackupUnreadableError, readBackup, readWhole, type BackupEntry } from "./read-backup.server.ts";

/**
 * Reads a backup to its end, without a database, and compares what it has with what it says.
 * @throws BackupUnreadableError for what could not be restored
 */
export async function checkBackup(
  file: string,
  identity?: string,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const entries = readBackup(file, identity);
  const header = await readHeader(entries);
  const counters = new Map<string, RowCounter>();
  const media = { files: 0, bytes: 0 };
  for await (const entry of entries) {
    const table = tableOf(entry.name);
    if (entry.name === manifestName) {
      const manifest = await readManifest(entry);
      checkCounts(manifest, counters);
      checkPictures(manifest, media);
      return { header, manifest };
    }
    if (table !== undefined) {
      const counter = counters.get(table) ?? new RowCounter();
      counters.set(table, counter);
      for await (const chunk of entry.bytes) counter.add(chunk);
    } else if (entry.name.startsWith(mediaFolder)) {
      media.files += 1;
      media.bytes += (await readWhole(entry)).length;
    }
  }
  throw cut();
}

/** The first entry. @throws BackupUnreadableError */
export async function readHeader(entries: AsyncGenerator<BackupEntry>): Promise<BackupHeader> {
  const first = await entries.next();
  if (first.done || first.value.name !== headerName)
    throw new BackupUnreadableError("The file is no backup of the site");
  const header = headerSchema.safeParse(JSON.parse((await readWhole(first.value)).toString()));
  if (!header.success) {
    throw new BackupUnreadableError("The backup is written in another way than this version reads");
  }
  return header.data;
}

/** The last entry. */
export async function readManifest(entry: BackupEntry): Promise<BackupManifest> {
  return manifestSchema.parse(JSON.parse((await readWhole(entry)).toString()));
}

/** The table whose rows an entry has; undefined for another entry. */
export function tableOf(entry: string): string | undefined {
  return entry.startsWith(tablesFolder) ? entry.slice(tablesFolder.length, entry.lastIndexOf("/")) : undefined;
}

function checkCounts(manifest: BackupManifest, counters: ReadonlyMap<string, RowCounter>): void {
  for (const { name, rows, sha256 } of manifest.tables) {
    const counter = counters.get(name) ?? new RowCounter();
    if (counter.rows !== rows || counter.digest() !== sha256) throw damaged(`rows of ${name}`);
  }
  if ((counters.get(jobsTable)?.rows ?? 0) !== manifest.jobs) throw damaged("jobs");
}

/** @throws BackupUnreadableError where others were read than were written */
export function checkPictures({ media }: BackupManifest, read: BackupManifest["media"]): void {
  if (media.files !== read.files || media.bytes !== read.bytes) throw damaged("pictures");
}

export const damaged = (what: string) =>
  new BackupUnreadableError(`The backup is damaged: its ${what} are not what was written`);

export const cut = () => new BackupUnreadableError("The backup is cut: its end is missing");
