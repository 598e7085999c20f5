import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { cpuSeconds } from "../processes.ts";

/** Lines of a log that are kept. */
const mostLines = 40;
/** Blocks of the event loop that are kept until they are taken. */
const mostBlocks = 1_000;

/** A program of `bin/` in a process of its own that is watched: its log, processor time and memory. */
export abstract class WatchedProgram {
  readonly #lines: string[] = [];
  readonly #blocks: number[] = [];
  #child: ChildProcess | undefined;
  #pids: readonly number[] = [];

  protected constructor(
    readonly program: string,
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Whether it works by now; asked again and again until it does. */
  protected abstract isReady(): Promise<boolean>;

  /** Milliseconds that it may take to start. */
  protected readonly patience: number = 90_000;

  protected async startProgram(): Promise<void> {
    const child = spawn(process.execPath, [this.program], { env: this.environment, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => this.#take(line));
    }
    const deadline = Date.now() + this.patience;
    while (Date.now() < deadline && child.exitCode === null) {
      if (await this.isReady()) {
        this.#pids = processesOf(child.pid ?? 0);
        this.#lines.length = 0;
        this.#blocks.length = 0;
        return;
      }
      await wait(200);
    }
    throw new Error(`${this.program} did not start:\n${this.#lines.join("\n")}`);
  }

  #take(line: string): void {
    const [, milliseconds] = /^\{"blocked":(\d+)\}$/.exec(line) ?? [];
    if (milliseconds !== undefined) {
      if (this.#blocks.length < mostBlocks) this.#blocks.push(Number(milliseconds));
    } else if (line !== "") {
      this.#lines.push(line);
      this.#lines.splice(0, this.#lines.length - mostLines);
    }
  }

  /** Whether the very processes that were started live on: one that ended and was started anew is a failure too. */
  get lives(): boolean {
    return this.#child?.exitCode === null && this.#pids.every((pid) => isRunning(pid));
  }

  /** The process that works, below the one that watches, by now; undefined while there is none. */
  workingPid(): number | undefined {
    return processesOf(this.#child?.pid ?? 0)[1];
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

  /** Takes the errors that it has logged since the last call. */
  takeErrors(): string[] {
    return this.#lines.splice(0, this.#lines.length);
  }

  /** Takes what its event loop computed in one piece since the last call, in milliseconds (loop-gauge.js). */
  takeBlocks(): number[] {
    return this.#blocks.splice(0, this.#blocks.length);
  }

  async restart(): Promise<void> {
    await this.#end("SIGKILL");
    await this.startProgram();
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
    await Promise.race([ended, wait(15_000, undefined, { ref: false }).then(() => child.kill("SIGKILL"))]);
  }
}

/** Whether there is such a process. */
export function isRunning(pid: number): boolean {
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
