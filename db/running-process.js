import { readdirSync, readFileSync } from "node:fs";

/*
 * What tells a process from another that has its id later, as ids are given again: in a container soon, from the start. Of the
 * kernel, where it tells it (/proc).
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} start When it began, in ticks since the machine's start.
 * @property {number} group The group of processes that it belongs to.
 */

/**
 * A process that runs; null where none has that id, or nothing tells. One that has ended and that nobody has asked about is none.
 *
 * @param {number | "self"} pid
 * @returns {RunningProcess | "ended" | null}
 */
export function readProcess(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // It is gone, or hidden from this account, or this system has no such files.
    return null;
  }
  // Its name stands in brackets, and may have blanks and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state = "", , group] = fields;
  return "ZX".includes(state) ? "ended" : { start: fields[19] ?? "", group: Number(group) };
}

/** Another after each start of the machine; null where nothing tells. */
export function readBoot() {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return null;
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
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Whether a process of a group runs, be it that its leader has ended.
 *
 * @param {number} group
 */
export function isGroupAlive(group) {
  if (!isAlive(-group)) return false;
  if (readProcess("self") === null) return true;
  // What has ended belongs to it until somebody asks, which in many a container nobody does.
  return readdirSync("/proc").some((name) => {
    const found = /^\d+$/.test(name) ? readProcess(Number(name)) : null;
    return found !== null && found !== "ended" && found.group === group;
  });
}
