import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../processes.ts";
import { exchange, type WireAnswer } from "./exchange.ts";
import { WatchedProgram } from "./watched-program.ts";

const gauge = pathToFileURL(resolve("bench/fuzz/loop-gauge.js")).href;

/** The production build, served by a process of its own that is watched. */
export class TriedSite extends WatchedProgram {
  private constructor(
    readonly port: number,
    environment: NodeJS.ProcessEnv,
  ) {
    super("bin/start.js", environment);
  }

  static async start(environment: NodeJS.ProcessEnv): Promise<TriedSite> {
    const port = await freePort();
    const site = new TriedSite(port, {
      ...environment,
      NODE_ENV: "production",
      DEMONSTRATION: "true",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      LOG_LEVEL: "error",
      // Each request comes from an address of its own: the limits of one visitor would keep the others from deep code.
      TRUST_PROXY: "loopback",
      NODE_OPTIONS: [environment["NODE_OPTIONS"], `--import=${gauge}`].filter(Boolean).join(" "),
    });
    await site.startProgram();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get hostHeader(): [string, string][] {
    return [["Host", `localhost:${this.port}`]];
  }

  protected override async isReady(): Promise<boolean> {
    return (await this.#get("/readyz", 5_000)).status === 200;
  }

  async answersHealth(milliseconds: number): Promise<boolean> {
    return (await this.askHealth(milliseconds)).status === 200;
  }

  /** @param patience milliseconds after which it counts as silent */
  askHealth(patience: number): Promise<WireAnswer> {
    return this.#get("/healthz", patience);
  }

  #get(target: string, patience: number): Promise<WireAnswer> {
    return exchange(this.port, { method: "GET", target, headers: this.hostHeader }, patience);
  }
}
