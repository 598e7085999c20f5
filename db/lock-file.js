import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, isGroupAlive, readBoot, readProcess } from "./running-process.js";

/** Milliseconds after which a lock that tells no owner was left so: by whoever was killed meanwhile, or a full disk. */
const longestWriting = 5_000;

/** What file systems say that have no second name for a file: those that a machine shares with a guest, or of memory cards. */
const withoutLinks = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"]);

/** @typedef {{ pid: number, start?: string | null | undefined }} Holder `start`: tells it from others that have its id later. */
/** @typedef {Holder & { boot?: string | null | undefined, group?: Holder | undefined }} Owner `group`: leads a group that holds it as well. */

/**
 * @typedef {object} Lock
 * @property {(leader: number) => void} shareWith Names a group of processes that goes on where we are killed: the lock is held
 *   until the last of them has ended as well.
 */

/**
 * Runs a task while no other process of this machine runs one under the same lock file. A lock whose owner died is
 * taken over; one that is held for longer than `patience` (milliseconds) is an error that names the file.
 *
 * @template T
 * @param {string} path
 * @param {(lock: Lock) => Promise<T>} task
 * @param {{ patience?: number, onWait?: () => void }} [options] `onWait`: called once, where another process has it
 */
export async function withLockFile(path, task, { patience = 120_000, onWait } = {}) {
  const deadline = performance.now() + patience;
  let taken = take(path) || (removeDeadLock(path) && take(path));
  if (!taken) onWait?.();
  while (!taken && performance.now() < deadline) {
    await sleep(50);
    taken = take(path) || (removeDeadLock(path) && take(path));
  }
  if (!taken) throw new Error(`Another process has held ${path} for too long.`);
  const shareWith = (/** @type {number} */ leader) => {
    const own = ownFile(path, { ...ourselves(), group: holder(leader) });
    renameSync(own, path);
  };
  try {
    return await task({ shareWith });
  } finally {
    rmSync(path, { force: true });
  }
}

/** Whether it was free; it is never there without its owner. @param {string} path */
function take(path) {
  const owner = ourselves();
  const own = ownFile(path, owner);
  try {
    linkOrWrite(own, path, owner);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} own @param {string} path @param {Owner} owner */
function linkOrWrite(own, path, owner) {
  try {
    linkSync(own, path);
  } catch (error) {
    if (!withoutLinks.has(errorCode(error) ?? "")) throw error;
    writeFileSync(path, JSON.stringify(owner), { flag: "wx" });
  }
}

/**
 * Writes an owner under a name of our own.
 *
 * @param {string} path
 * @param {Owner} owner
 */
function ownFile(path, owner) {
  const own = `${path}.${process.pid}`;
  try {
    // No remains of another with our id, nor what a link leads to.
    rmSync(own, { force: true });
    writeFileSync(own, JSON.stringify(owner), { flag: "wx" });
  } catch (error) {
    rmSync(own, { force: true });
    throw error;
  }
  return own;
}

/** @param {number} pid @returns {Holder} */
function holder(pid) {
  const running = readProcess(pid);
  return { pid, start: running === null || running === "ended" ? null : running.start };
}

/** @returns {Owner} */
function ourselves() {
  return { ...holder(process.pid), boot: readBoot() };
}

/**
 * Removes a lock whose owner is no more, and says whether it may be free now. Of several who find it dead, one removes it at a
 * time: another might remove what somebody faster has taken meanwhile.
 *
 * @param {string} path
 */
function removeDeadLock(path) {
  if (!isDead(path)) return false;
  const removing = `${path}.removing`;
  if (!take(removing)) {
    if (isDead(removing)) rmSync(removing, { force: true });
    return false;
  }
  try {
    if (isDead(path)) rmSync(path, { force: true });
  } finally {
    rmSync(removing, { force: true });
  }
  return true;
}

/** @param {string} path */
function isDead(path) {
  const found = look(path);
  if (found === null) return false;
  const { owner, at } = found;
  // A time to come is no better: who writes it does so within a moment of now.
  const isLeft = owner === null ? Math.abs(Date.now() - at) > longestWriting : !isHeldBy(owner);
  // Whoever has ended may have let go before, and another taken it: what stands there still stays.
  return isLeft && look(path)?.text === found.text;
}

/**
 * What stands there; null where nothing does.
 *
 * @param {string} path
 * @returns {{ text: string | null, owner: Owner | null, at: number } | null} `at`: when it was written
 */
function look(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  const at = found.mtimeMs;
  if (found.isSymbolicLink()) return { text: null, owner: null, at };
  try {
    const text = readFileSync(path, "utf8");
    return { text, owner: readOwner(text), at };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Null when it tells none that there can be.
 *
 * @param {string} text
 * @returns {Owner | null}
 */
function readOwner(text) {
  try {
    const read = JSON.parse(text);
    // Former versions wrote the id alone.
    const owner = typeof read === "number" ? { pid: read } : read;
    return Number.isInteger(owner?.pid) && owner.pid > 0 ? owner : null;
  } catch {
    // Cut off, or not ours.
    return null;
  }
}

/** @param {Owner} owner */
function isHeldBy({ boot, group, ...owner }) {
  // Ids of before the machine's last start are others' by now.
  if (boot && boot !== readBoot()) return false;
  if (isRunning(owner)) return true;
  return group !== undefined && !isAnother(group) && isGroupAlive(group.pid);
}

/** @param {Holder} holder */
function isRunning({ pid, start }) {
  const running = readProcess(pid);
  if (running === null) return isAlive(pid);
  // A former version's of our own id is not ours.
  return running !== "ended" && (start ? running.start === start : pid !== process.pid);
}

/** Whether its id is another process's by now. @param {Holder} holder */
function isAnother({ pid, start }) {
  const running = readProcess(pid);
  return running !== null && running !== "ended" && Boolean(start) && running.start !== start;
}

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
