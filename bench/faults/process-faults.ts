import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "../fuzz/watched-program.ts";
import type { Fault } from "./fault.ts";

/* A process of ours ends, or does nothing any more. */

const workerKilled: Fault = {
  name: "worker-killed",
  title: "worker killed (SIGKILL) among jobs",
  allowed: [],
  make: async ({ worker, relays }, seconds) => {
    // So that jobs are under way whenever it is killed.
    relays.mail.delay = 300;
    const ends = performance.now() + seconds * 1000;
    let kills = 0;
    for (; performance.now() < ends; await wait(4_000)) {
      const pid = worker.workingPid();
      if (pid === undefined || !isRunning(pid)) continue;
      process.kill(pid, "SIGKILL");
      kills += 1;
    }
    await relays.mail.heal();
    return `${kills} times`;
  },
};

const siteKilled: Fault = {
  name: "site-killed",
  title: "site killed (SIGKILL)",
  // What was under way is lost with whoever did it, and nobody listens until it is back: a second process would.
  allowed: [0, 503],
  make: async ({ site }) => {
    const pid = site.workingPid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    await wait(500);
    return undefined;
  },
};

export const processFaults: readonly Fault[] = [workerKilled, siteKilled];
