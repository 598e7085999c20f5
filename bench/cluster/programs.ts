import { exchange } from "../fuzz/exchange.ts";
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

  protected override async isReady(): Promise<boolean> {
    const request = { method: "GET", target: "/readyz", headers: [["Host", `localhost:${this.port}`]] } as const;
    return (await exchange(this.port, request, 5_000)).status === 200;
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
