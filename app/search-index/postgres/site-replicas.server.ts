import { Counter, Gauge } from "prom-client";
import { db, replicaDatabases } from "#app/database/database.server.ts";
import { isMeasuring, registry } from "#app/metrics/registry.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { Replicas } from "./replicas.server.ts";

/** The replicas of the settings; none where searches are answered from memory, or none is named. */
const siteReplicas = replicaDatabases.length > 0 && settings.SEARCH_INDEX === "postgres" ? openReplicas() : undefined;

/**
 * Those that may answer for a database.
 * @param source the application's own, or any other, which has none
 */
export function replicasOf(source: Database): Replicas | undefined {
  return source === db ? siteReplicas : undefined;
}

function openReplicas(): Replicas {
  const replicas = new Replicas(db, replicaDatabases, { mostLag: settings.DATABASE_REPLICA_LAG });
  if (isMeasuring) measure(replicas);
  return replicas;
}

/** The replica is told by its place in DATABASE_REPLICA_URLS. */
function measure(replicas: Replicas): void {
  const registers = [registry];
  const labelNames = ["replica"] as const;
  new Gauge({
    name: "quartier_replica_used",
    help: "Whether searches go to a replica, by its place in DATABASE_REPLICA_URLS",
    labelNames,
    registers,
    collect() {
      for (const [index, { used }] of replicas.states().entries()) this.set({ replica: index + 1 }, used ? 1 : 0);
    },
  });
  new Gauge({
    name: "quartier_replica_lag_seconds",
    help: "Seconds that a replica is behind; none where it does not answer",
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [index, { lag }] of replicas.states().entries()) {
        if (lag !== undefined) this.set({ replica: index + 1 }, lag);
      }
    },
  });
  new Counter({
    name: "quartier_replica_reads_total",
    help: "Searches by who answered: a replica, the primary as no replica was well, or the primary after one had failed",
    labelNames: ["by"] as const,
    registers,
    collect() {
      this.reset();
      for (const [by, times] of Object.entries(replicas.reads)) this.inc({ by }, times);
    },
  });
}
