import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into the tried site before its own program: writes a line for each piece of work that keeps the event loop from
 * everything else, measured in processor time of the main thread, so that a machine that others share matters little.
 */

/** Milliseconds between two looks. */
const interval = 20;
/** Milliseconds from which on a piece is told. */
const told = 100;

if (isMainThread && process.argv[1]?.endsWith("serve.js")) {
  let last = usedMilliseconds();
  setInterval(() => {
    const now = usedMilliseconds();
    const used = Math.round(now - last);
    last = now;
    if (used >= told) process.stdout.write(`{"blocked":${used}}\n`);
  }, interval).unref();
}

/** Processor time of this thread; of the whole process, which is more, where the system does not tell them apart. */
function usedMilliseconds() {
  if (process.platform === "linux") {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ", 1)[0]) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
