import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "../faults/fault.ts";
import type { Cluster } from "./cluster.ts";

/** A part of the cluster that ends, and what visitors may see of it beside answers in order. */
export interface Part extends Pick<Fault, "name" | "title" | "allowed"> {
  make: (cluster: Cluster) => Promise<void>;
}

/** Milliseconds that something stays away. */
const away = 4_000;
/** Milliseconds in which nginx takes to a process again that has come back (fail_timeout). */
const pause = 1_500;

export const parts: readonly Part[] = [
  {
    name: "web-killed",
    title: "a web process killed (SIGKILL)",
    // What it was about to answer to a form is lost with it: nginx sends no form twice.
    allowed: [502],
    make: async ({ sites: [site] }) => {
      kill(site?.workingPid());
      await wait(away);
    },
  },
  {
    name: "web-rolling",
    title: "each web process ended (SIGTERM) and started again",
    allowed: [],
    make: async ({ sites }) => {
      for (const site of sites) {
        await site.stop();
        await site.start();
        await wait(pause);
      }
    },
  },
  {
    name: "worker-killed",
    title: "a worker killed (SIGKILL) among mails",
    allowed: [],
    make: async ({ workers }) => {
      for (const worker of workers) {
        kill(worker.workingPid());
        await wait(away);
      }
    },
  },
  {
    name: "replica",
    title: "the replica killed, and started again",
    allowed: [],
    make: async ({ servers: [, replica] }) => {
      await replica.stop("immediate");
      await wait(away);
      await replica.start();
    },
  },
  {
    name: "pooler",
    title: "PgBouncer killed and started again",
    allowed: [503],
    make: async ({ pooler }) => {
      await pooler.stop("SIGKILL");
      await wait(away / 2);
      await pooler.start();
    },
  },
  {
    name: "proxy",
    title: "nginx killed and started again",
    allowed: ["refused", "hung up"],
    make: async ({ proxy }) => {
      await proxy.stop("SIGKILL");
      await wait(away / 4);
      await proxy.start();
    },
  },
  {
    name: "primary",
    title: "the primary restarted",
    allowed: [503],
    make: async ({ servers: [primary] }) => {
      await primary.stop("fast");
      await primary.start();
    },
  },
  {
    name: "fail-over",
    title: "the primary killed, the replica promoted, and the old one its replica",
    allowed: [503],
    make: (cluster) => failOver(cluster, 0, "immediate"),
  },
  {
    name: "switch-back",
    title: "and back: the new one stopped, the old one promoted",
    allowed: [503],
    make: (cluster) => failOver(cluster, 1, "fast"),
  },
];

/** As docs/operating.md says ("Several machines"). @param from which of the two servers is the primary now */
async function failOver({ servers, pooler, writePooler }: Cluster, from: 0 | 1, mode: "fast" | "immediate") {
  const [primary, replica] = from === 0 ? servers : [servers[1], servers[0]];
  await primary.stop(mode);
  await wait(away / 2);
  await replica.promote();
  await writePooler(replica);
  pooler.reload();
  await primary.follow(replica);
}

function kill(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}
