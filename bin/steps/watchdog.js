import * as inspector from "node:inspector";
import { Worker } from "node:worker_threads";

/** What both threads see: how often this one's event loop has turned, whether a debugger holds it, and whether all is loaded. */
export const beats = 0;
export const debugged = 1;
export const loaded = 2;

/** Checks that fit into the time after which the loop counts as blocked. */
export const mostMissed = 10;

/**
 * Watches over this thread's event loop from another thread. When it has not turned for so long, the other writes one
 * line into the log, with the stack that blocks it, and ends the process by SIGKILL: nothing that waits for this thread
 * would. Whoever started the process starts it again (supervise.js).
 *
 * @param {{ seconds?: number }} [options] `seconds`: after which it is blocked; pages take milliseconds, and nothing that
 *   is in order takes ten seconds in one piece. To load the program does, where others have the processors: until
 *   `programIsLoaded` is called, it has a minute.
 */
export function watchEventLoop({ seconds = 10 } = {}) {
  const interval = (seconds * 1000) / mostMissed;
  const shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => {
    Atomics.store(shared, debugged, inspector.url() === undefined ? 0 : 1);
    Atomics.add(shared, beats, 1);
  }, interval / 2).unref();
  const watchdog = new Worker(new URL("watchdog-thread.js", import.meta.url), {
    workerData: { shared, interval },
    execArgv: [],
  });
  watchdog.unref();
  // Without it the site works as well; an operator should know.
  watchdog.once("error", (error) => console.error("The watchdog has ended:", error));
  return { programIsLoaded: () => void Atomics.store(shared, loaded, 1) };
}
