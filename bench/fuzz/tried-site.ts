import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { cpuSeconds, freePort } from "../processes.ts";
import { exchange } from "./exchange.ts";

/** Milliseconds that the site may take to start. */
const patience = 90_000;
/** Lines of its log that are kept. */
const keptLines = 40;

/** The production build, served by a process of its own that is watched: its log, processor time and memory. */
export class TriedSite {
  readonly #lines: string[] = [];
  #child: ChildProcess | undefined;
  #pids: readonly number[] = [];

  private constructor(
    readonly port: number,
    readonly environment: NodeJS.ProcessEnv,
  ) {}

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
    });
    await site.#start();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async #start(): Promise<void> {
    const child = spawn(process.execPath, ["bin/start.js"], {
      env: this.environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        this.#lines.push(...text.toString().split("\n").filter(Boolean));
        this.#lines.splice(0, this.#lines.length - keptLines);
      });
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await exchange(this.port, { method: "GET", target: "/readyz", headers: this.hostHeader }, 5_000);
      if (answer.status === 200) {
        this.#pids = processesOf(child.pid ?? 0);
        this.#lines.length = 0;
        return;
      }
      await wait(200);
    }
    throw new Error(`The site did not start:\n${this.#lines.join("\n")}`);
  }

  get hostHeader(): [string, string][] {
    return [["Host", `localhost:${this.port}`]];
  }

  /** Whether the very processes that were started live on: one that ended and was started anew is a failure too. */
  get lives(): boolean {
    return this.#child?.exitCode === null && this.#pids.every((pid) => isRunning(pid));
  }

  /** Seconds of processor time so far. */
  get cpuSeconds(): number {
    return this.#pids.reduce((sum, pid) => sum + (isRunning(pid) ? cpuSeconds(pid) : 0), 0);
  }

  /** Megabytes of memory in use; undefined where the system does not say. */
  get megabytes(): number | undefined {
    if (process.platform !== "linux") return undefined;
    const kilobytes = this.#pids.map((pid) => {
      const status = isRunning(pid) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    });
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  }

  /** Takes the errors that the site has logged since the last call. */
  takeErrors(): string[] {
    return this.#lines.splice(0, this.#lines.length);
  }

  async answersHealth(milliseconds: number): Promise<boolean> {
    const request = { method: "GET", target: "/healthz", headers: this.hostHeader };
    return (await exchange(this.port, request, milliseconds)).status === 200;
  }

  async restart(): Promise<void> {
    await this.#end("SIGKILL");
    await this.#start();
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    // A parent that watches over the server would start it again.
    if (signal === "SIGKILL") for (const pid of this.#pids) if (isRunning(pid)) process.kill(pid, signal);
    child.kill(signal);
    await Promise.race([ended, wait(10_000).then(() => child.kill("SIGKILL"))]);
  }
}

function isRunning(pid: number): boolean {
  if (process.platform === "linux") return existsSync(`/proc/${pid}/stat`);
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // There is none any more.
  }
}

/** A process and all that it started, and they. */
function processesOf(pid: number): number[] {
  if (process.platform !== "linux") return [pid];
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, "utf8");
          return [[Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])]];
        } catch {
          return []; // It has just ended.
        }
      }),
  );
  const family = new Set([pid]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}
