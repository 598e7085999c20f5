import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A process that is killed without warning and comes back. */
export class Victim {
  kills = 0;
  isReady = false;
  #child: ChildProcess | undefined;
  #ready: Promise<unknown> = Promise.resolve();
  readonly #start: () => ChildProcess;

  /** @param file JavaScript, by its whole path */
  constructor(file: string, args: string[], env: Record<string, string>) {
    this.#start = () =>
      fork(file, args, {
        env: { ...process.env, ...env },
        execArgv: [],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
  }

  start(): void {
    const child = this.#start();
    this.#child = child;
    this.isReady = false;
    this.#ready = new Promise<void>((resolve) => {
      child.once("message", () => {
        this.isReady = true;
        resolve();
      });
    });
  }

  /** Waits until it works. */
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
    this.isReady = false;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
}
