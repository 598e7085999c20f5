import { open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a task while no other process of this machine runs one under the same lock file. A lock whose owner died is
 * taken over; one that is held for longer than `patience` (milliseconds) is an error that names the file.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} task
 * @param {{ patience?: number, onWait?: () => void }} [options] `onWait`: called once, where another process has it
 */
export async function withLockFile(path, task, { patience = 120_000, onWait } = {}) {
  const deadline = Date.now() + patience;
  let taken = await take(path);
  if (!taken) onWait?.();
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

/** @param {string} path */
async function take(path) {
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

/** @param {string} path */
async function removeLockOfDeadOwner(path) {
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

/**
 * The owner's process id; null when the lock is gone or its id is not yet written.
 *
 * @param {string} path
 */
async function readOwner(path) {
  try {
    return Number.parseInt(await readFile(path, "utf8"), 10) || null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Whether a process of that id runs, whoever's it is.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
