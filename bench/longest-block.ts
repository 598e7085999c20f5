import { readFileSync } from "node:fs";

/** CPU milliseconds of the main thread so far; where the system does not tell them, of the whole process. */
function cpuMilliseconds(): number {
  if (process.platform === "linux") {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Does some work, and tells the CPU time of the longest block of the event loop meanwhile: for so long nobody else is
 * answered. Unlike the loop's delay, it does not count what other processes take of the machine.
 * @returns milliseconds
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let before = cpuMilliseconds();
  const tick = () => {
    const now = cpuMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return longest;
}
