import { WatchedProgram } from "./watched-program.ts";

/** The worker beside the tried site, as the demonstration has one. */
export class TriedWorker extends WatchedProgram {
  #started = 0;

  private constructor(environment: NodeJS.ProcessEnv) {
    super("bin/worker.js", environment);
  }

  static async start(environment: NodeJS.ProcessEnv): Promise<TriedWorker> {
    const worker = new TriedWorker({
      ...environment,
      NODE_ENV: "production",
      DEMONSTRATION: "true",
      LOG_LEVEL: "error",
    });
    await worker.startProgram();
    return worker;
  }

  /** Nothing asks a worker whether it works: its processes are known after a moment, and its jobs show the rest. */
  protected override isReady(): Promise<boolean> {
    this.#started ||= Date.now();
    return Promise.resolve(Date.now() - this.#started > 1_000);
  }
}
