import cluster from "node:cluster";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { closeUnaccepted } from "./close-unaccepted.js";
import { gatherAnswers } from "./gather-answers.js";
import { endWithSupervisor, passedOn, say } from "./supervise.js";

/** Milliseconds between two starts of the same process, at most. */
const longestPause = 60_000;
/** A process that has worked for so many milliseconds starts again as soon as the first time. */
const steadyAfter = 5 * 60_000;

/**
 * Runs a program of `bin/` so many times side by side, on one port, which this process listens on and hands connections
 * out from, in turn. Each is started again when it crashes or is killed, for ever, after a pause that grows from half a
 * second to a minute; the others serve meanwhile. Ends with an error where one does so before any has ever worked:
 * its settings are wrong, or its port. SIGTERM and SIGINT are passed on to all.
 *
 * @param {URL} program as for `supervise`
 * @param {number} processes
 * @param {{ args?: string[], shortestPause?: number }} [options] as for `supervise`
 */
export function superviseSeveral(program, processes, { args = [], shortestPause = 500 } = {}) {
  endWithSupervisor();
  cluster.setupPrimary({ exec: fileURLToPath(program), args });
  gatherAnswers();
  let hasWorked = false;
  let exitCode = 0;
  /** @type {NodeJS.Signals | undefined} */
  let asked;

  const isOver = () => Object.keys(cluster.workers ?? {}).length === 0;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    asked ??= signal;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    if (isOver()) process.exit(exitCode);
  };

  /** @param {number} number from 1 @param {number} ends how often it ended before it had worked for long */
  const start = (number, ends) => {
    if (asked !== undefined) return;
    const worker = cluster.fork({ WEB_PROCESS: String(number) });
    closeUnaccepted(worker);
    const started = performance.now();
    worker.process.once("message", () => {
      if (hasWorked) return;
      hasWorked = true;
      // The first has shown that the settings are right, and is there for visitors while the others load.
      for (let other = 2; other <= processes; other++) start(other, 0);
    });
    worker.process.once("error", (error) => say("error", { err: { message: error.message } }, "Can't start"));
    worker.once("exit", (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      const result = code ?? 128 + constants.signals[signal ?? "SIGKILL"];
      if (asked !== undefined) {
        if (signal !== asked) exitCode ||= result;
        if (isOver()) process.exit(exitCode);
        return;
      }
      if (!hasWorked && code !== null) process.exit(result);
      const endsNow = performance.now() - started > steadyAfter ? 0 : ends;
      const pause = Math.min(shortestPause * 2 ** endsNow, longestPause);
      say("error", { code, signal, pause, process: number }, "A process ended by itself: it is started again");
      setTimeout(start, pause, number, endsNow + 1);
    });
  };

  for (const signal of passedOn) process.on(signal, end);
  start(1, 0);
}
