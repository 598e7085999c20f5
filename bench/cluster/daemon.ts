import { spawn, type ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { findServerAccount } from "#db/embedded/server-account.server.ts";

/** Characters of what a program says that are kept. */
const mostOutput = 4_000;
const patience = 10_000;

/** A program that listens, PgBouncer or nginx, as a child of ours; as root, under the account of the database servers. */
export class Daemon {
  #child: ChildProcess | undefined;
  #output = "";

  constructor(
    readonly program: string,
    readonly given: readonly string[],
    readonly port: number,
    readonly folder: string,
  ) {}

  /** Returns when it listens. */
  async start(): Promise<void> {
    const account = await findServerAccount(this.folder);
    // A group of its own: processes that it starts end with it, also where it is killed.
    const options = { cwd: this.folder, detached: true, ...account };
    const child = spawn(this.program, this.given, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-mostOutput));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", keep);
    for (const deadline = Date.now() + patience; Date.now() < deadline && child.exitCode === null; await wait(50)) {
      if (await listens(this.port)) return;
    }
    child.kill("SIGKILL");
    throw new Error(`${this.program} does not listen:\n${this.#output}`);
  }

  /** Has it read its configuration again. */
  reload(): void {
    this.#child?.kill("SIGHUP");
  }

  async stop(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const { pid } = child;
    if (pid === undefined) return; // It could not be started.
    const endAll = (how: NodeJS.Signals) => process.kill(-pid, how);
    if (signal === "SIGKILL") endAll(signal);
    else child.kill(signal);
    await Promise.race([ended, wait(patience, undefined, { ref: false }).then(() => endAll("SIGKILL"))]);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
