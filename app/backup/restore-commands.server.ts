import { readFile } from "node:fs/promises";
import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import { inWords } from "./backup-commands.server.ts";
import { checkBackup } from "./check-backup.server.ts";

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
  const lines = eachErased(await readFile(file, "utf8"));
  if (lines === null) throw new UsageError(`${file} is not what backup --erased prints: one digest a line.`);
  return lines;
}

/**
 * Reads what `backup --erased` prints; null where it is something else. npm without `--silent` writes before it which command it
 * runs, and such a list is noticed to be one when it is needed.
 */
export function eachErased(text: string): string[] | null {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("> "));
  return lines.every((line) => /^[0-9a-f]{64}$/.test(line)) ? lines : null;
}
