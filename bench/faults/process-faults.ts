import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "../fuzz/watched-program.ts";
import { Defect, type Fault } from "./fault.ts";
import { SteadyClients } from "./steady-clients.ts";

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
  allowed: ["refused", "hung up", 503],
  make: async ({ site }) => {
    const pid = site.workingPid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    await wait(500);
    return undefined;
  },
};

/** So many requests at a time are sent by each client that keeps its connection. */
const clients = [1, 1, 1, 1, 1, 1, 3, 3, 3, 5];

const siteAsked: Fault = {
  name: "site-ended",
  title: "site asked to end (SIGTERM) and started again",
  // Nobody listens until it is back: a proxy would ask another process. Who was connected is answered.
  allowed: ["refused"],
  make: async ({ site }, seconds) => {
    const total = { answered: 0, toSendAgain: 0, lost: 0 };
    for (const ends = performance.now() + seconds * 1000; performance.now() < ends; ) {
      const steady = new SteadyClients(site.port, clients);
      await wait(1_000);
      await site.stop();
      const kept = await steady.end();
      for (const name of ["answered", "toSendAgain", "lost"] as const) total[name] += kept[name];
      await site.restart();
    }
    const { answered, toSendAgain, lost } = total;
    if (lost > 0)
      throw new Defect(`${lost} of ${answered + lost} requests of clients that keep their connections got no answer`);
    return `${answered} requests over kept connections answered, ${toSendAgain} told to be sent again, none lost`;
  },
};

export const processFaults: readonly Fault[] = [workerKilled, siteKilled, siteAsked];
