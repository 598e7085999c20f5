import { readFile } from "node:fs/promises";
import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import { inWords } from "./backup-commands.server.ts";
import { checkBackup } from "./check-backup.server.ts";
import { readErasedList } from "./erased-list.server.ts";

/** Does what `npm run restore` was asked for. @returns the exit code @throws UsageError */
export async function run([file, ...more]: string[], { identity, erased, check }: Values): Promise<number> {
  if (file === undefined) throw new UsageError("restore takes the name of a backup.");
  if (more.length > 0) throw new UsageError(`Not understood: ${more.join(" ").slice(0, 100)}`);
  const key = typeof identity === "string" ? await readIdentity(identity) : undefined;
  if (check) {
    const { header, manifest } = await checkBackup(file, key);
    console.log(`${file}: of ${header.takenAt}, ${inWords(manifest)}`);
    return 0;
  }
  const digests = typeof erased === "string" ? await readErased(erased) : [];
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { mediaStore } = await import("#app/media/store/media-store.server.ts");
  const { restoreBackup } = await import("./restore-backup.server.ts");
  const restored = await restoreBackup(databaseUrl, file, {
    store: await mediaStore(),
    erased: digests,
    ...(key !== undefined && { identity: key }),
  });
  console.log(`Restored and compared, as of ${restored.header.takenAt}: ${inWords(restored.manifest)}`);
  if (restored.migrated > 0) console.log(`Brought up to this version: ${restored.migrated} migrations`);
  if (restored.erased > 0) console.log(`Closed, to be erased by the worker: ${restored.erased} accounts`);
  if (restored.requests > 0) console.log(`Erased again: ${restored.requests} contact requests`);
  return 0;
}

/** The key in a file as age writes it, with comments. */
async function readIdentity(file: string): Promise<string> {
  const found = /^AGE-SECRET-KEY-\S+$/m.exec(await readFile(file, "utf8"));
  if (!found) throw new UsageError(`${file} holds no age identity (AGE-SECRET-KEY-…).`);
  return found[0];
}

async function readErased(file: string): Promise<string[]> {
  const digests = readErasedList(await readFile(file, "utf8"));
  if (digests !== null) return digests;
  throw new UsageError(
    `${file} is no whole list of who was erased: one digest a line, and last how many ("# 12 in all"), which older versions ` +
      `left out. Nothing was restored. Make a new list: npm run --silent backup -- --erased > erased.txt. Where the database ` +
      `for it is gone, docs/operating.md says what to do with the old one.`,
  );
}
