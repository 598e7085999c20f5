import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A process that is killed without warning and comes back. */
export class Victim {
  kills = 0;
  #child: ChildProcess | undefined;
  #ready: Promise<unknown> = Promise.resolve();
  readonly #start: () => ChildProcess;

  constructor(file: string, args: string[], env: Record<string, string>) {
    this.#start = () =>
      fork(path.join(import.meta.dirname, file), args, {
        env: { ...process.env, ...env },
        execArgv: ["--import", "tsx"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
  }

  start(): void {
    const child = this.#start();
    this.#child = child;
    this.#ready = new Promise((resolve) => {
      child.once("message", resolve);
      child.once("exit", resolve);
    });
  }

  /** Waits until it works, or has been killed. */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /** SIGKILL, whatever it is doing; then another takes its place. */
  async kill(): Promise<void> {
    this.kills++;
    await this.end();
    this.start();
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
}
