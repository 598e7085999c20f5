import { open } from "node:fs/promises";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { BackupManifest } from "./backup-format.server.ts";
import { writeErasedList } from "./erased-list.server.ts";

/** Does what `npm run backup` was asked for. @returns the exit code @throws UsageError */
export async function run(words: string[], values: Values): Promise<number> {
  const [file, ...more] = words;
  if (values["erased"]) return words.length > 0 ? misunderstood(words) : printErased();
  if (file === undefined) throw new UsageError("backup takes the name of a file.");
  if (more.length > 0) return misunderstood(more);
  if (values["new-key"]) return makeKey(file);
  const { settings } = await import("#app/settings/settings.server.ts");
  const recipient = values["recipient"] ?? settings.BACKUP_RECIPIENT;
  if (typeof recipient === "string" && !/^age1[0-9a-z]{20,4000}$/.test(recipient)) {
    throw new UsageError("--recipient takes an age recipient: age1…");
  }
  const { writeBackup } = await import("./write-backup.server.ts");
  const { mediaStore } = await import("#app/media/store/media-store.server.ts");
  const store = values["without-media"] ? undefined : await mediaStore();
  const manifest = await withDatabase((db) =>
    writeBackup(db, path.resolve(file), {
      ...(store && { store }),
      ...(typeof recipient === "string" && { recipient }),
    }),
  );
  console.log(`${file}: ${inWords(manifest)}${recipient === undefined ? "; not encrypted" : "; encrypted"}`);
  return 0;
}

function misunderstood(words: readonly string[]): never {
  throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
}

/** "40 tables with 12,345 rows, 3 jobs, 210 pictures" */
export function inWords({ tables, jobs, media }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `${tables.length} tables with ${rows.toLocaleString("en")} rows`,
    `${jobs.toLocaleString("en")} jobs that wait`,
    `${media.files.toLocaleString("en")} pictures`,
  ];
  return parts.join(", ");
}

async function makeKey(file: string): Promise<number> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const handle = await open(file, "ax", 0o600);
  await handle.writeFile(`# public key: ${recipient}\n${identity}\n`);
  await handle.close();
  console.log(recipient);
  return 0;
}

async function printErased(): Promise<number> {
  const { listErased } = await import("#app/account/deletion/erased-accounts.server.ts");
  const { listErasedRequests } = await import("#app/contact/erased-requests.server.ts");
  const both = await withDatabase(async (db) => [...(await listErased(db)), ...(await listErasedRequests(db))]);
  console.log(writeErasedList(both));
  return 0;
}

async function withDatabase<Result>(work: (db: DatabasePool) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier backup", connections: 1, statementTimeout: 0 });
  return work(db).finally(() => closeDatabase(db));
}
