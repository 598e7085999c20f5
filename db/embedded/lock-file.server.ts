import { open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a task while no other process of this machine runs one under the same lock file. A lock whose owner died is
 * taken over; one that is held for longer than `patience` (milliseconds) is an error that names the file.
 */
export async function withLockFile<T>(path: string, task: () => Promise<T>, patience = 120_000): Promise<T> {
  const deadline = Date.now() + patience;
  let taken = await take(path);
  while (!taken && Date.now() < deadline) {
    await removeLockOfDeadOwner(path);
    await sleep(50);
    taken = await take(path);
  }
  if (!taken) throw new Error(`Another process has held ${path} for too long.`);
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string) {
  try {
    const file = await open(path, "wx");
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

async function removeLockOfDeadOwner(path: string) {
  const owner = await readOwner(path);
  if (owner === null || isAlive(owner)) return;
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  // Someone faster may have taken over in between: then it is theirs, and goes back.
  if ((await readOwner(aside)) === owner) await rm(aside, { force: true });
  else await rename(aside, path);
}

/** The owner's process id; null when the lock is gone or its id is not yet written. */
async function readOwner(path: string) {
  try {
    return Number.parseInt(await readFile(path, "utf8"), 10) || null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Whether a process of that id runs, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
