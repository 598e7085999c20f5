import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "../fuzz/watched-program.ts";
import { Defect, type Fault } from "./fault.ts";
import { SteadyClients } from "./steady-clients.ts";

/** Milliseconds after which a process that hangs should long have been ended. */
const longestHang = 60_000;
const hour = 3_600_000;

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

const siteHung: Fault = {
  name: "site-hung",
  title: "site hung (an endless loop)",
  // As where it is killed, once the watchdog has done so.
  allowed: ["refused", "hung up", "silent", 503],
  make: async (stand) => {
    const pid = stand.site.workingPid();
    const begun = performance.now();
    stand.order("hang");
    while (pid !== undefined && isRunning(pid)) {
      await wait(200);
      if (performance.now() - begun > longestHang) throw new Defect("the watchdog did not end it");
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    const told = stand.site.takeErrors().find((line) => line.includes('"fatal"'));
    if (!told?.includes("hangs")) throw new Defect("the log does not say where it hung");
    return `ended after ${seconds} s with its stack in the log`;
  },
};

const clockJumps: Fault = {
  name: "clock-jumps",
  title: "the site's clock jumps an hour ahead, back, and an hour behind",
  // The identity service's tokens are of another hour: it says so, and a form is shown again.
  allowed: [401, 422, 503],
  make: async (stand, seconds) => {
    for (const milliseconds of [hour, 0, -hour, 0]) {
      stand.order(`clock ${milliseconds}`);
      await wait((seconds * 1000) / 4);
    }
    return undefined;
  },
};

export const processFaults: readonly Fault[] = [workerKilled, siteKilled, siteAsked, siteHung, clockJumps];
