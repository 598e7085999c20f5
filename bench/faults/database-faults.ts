import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { holdEmbeddedDatabase } from "#db/embedded/embedded-database.server.ts";
import { readNote } from "#db/embedded/cluster.server.ts";
import { FaultNotTried, type Fault } from "./fault.ts";

/** Where the embedded server of the faults has its data; the database is another's where none is found. */
export async function findCluster(): Promise<string> {
  const note = await readNote(resolve(process.env["DATA_DIR"] || ".data", "postgres"));
  if (!note) throw new FaultNotTried("the database is not ours to kill");
  return note.cluster;
}

const databaseKilled: Fault = {
  name: "database-killed",
  title: "database killed (SIGKILL) and started again",
  allowed: [503],
  make: async (stand, seconds) => {
    const cluster = await findCluster();
    process.kill(Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10), "SIGKILL");
    await wait(seconds * 1000);
    // Whoever held it until now held the server that is gone.
    stand.held = await holdEmbeddedDatabase(process.env["DATA_DIR"] || ".data");
    return undefined;
  },
};

export const databaseFaults: readonly Fault[] = [databaseKilled];
