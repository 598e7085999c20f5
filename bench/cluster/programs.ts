import { exchange, type WireAnswer } from "../fuzz/exchange.ts";
import { WatchedProgram } from "../fuzz/watched-program.ts";

/** A web process of the cluster, behind nginx. */
export class ClusterSite extends WatchedProgram {
  constructor(
    readonly port: number,
    environment: NodeJS.ProcessEnv,
  ) {
    super("bin/start.js", { ...environment, PORT: String(port), HOST: "127.0.0.1" });
  }

  async start(): Promise<void> {
    await this.startProgram();
  }

  /** Searches that it has had answered since it started: by a replica, the primary, or there after a replica had failed. */
  async searches(): Promise<Record<"replica" | "primary" | "again", number>> {
    const text = (await this.#get("/metrics")).body.toString();
    const times = (by: string) =>
      Number(new RegExp(`_replica_reads_total\\{by="${by}"\\S* (\\d+)`).exec(text)?.[1] ?? 0);
    return { replica: times("replica"), primary: times("primary"), again: times("again") };
  }

  protected override async isReady(): Promise<boolean> {
    return (await this.#get("/readyz")).status === 200;
  }

  #get(target: string): Promise<WireAnswer> {
    return exchange(this.port, { method: "GET", target, headers: [["Host", `localhost:${this.port}`]] }, 5_000);
  }
}

/** A worker of the cluster. */
export class ClusterWorker extends WatchedProgram {
  #started = 0;

  constructor(environment: NodeJS.ProcessEnv) {
    super("bin/worker.js", environment);
  }

  async start(): Promise<void> {
    await this.startProgram();
  }

  /** Nothing asks a worker whether it works: its jobs show that. */
  protected override isReady(): Promise<boolean> {
    this.#started ||= Date.now();
    return Promise.resolve(Date.now() - this.#started > 1_000);
  }
}
