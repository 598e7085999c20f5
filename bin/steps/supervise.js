import { fork } from "node:child_process";
import cluster from "node:cluster";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

/** A process that ends so often within so many milliseconds is not started again. */
const mostRestarts = 5;
const restartsCountFor = 5 * 60_000;

/** What asks the supervised to end. @type {NodeJS.Signals[]} */
export const passedOn = ["SIGTERM", "SIGINT"];

/**
 * Runs a program of `bin/` as a child, and starts it again when it crashes or is killed, after a pause that grows and not
 * more than five times within five minutes. SIGTERM and SIGINT are passed on, and the program's end is then ours. A
 * program that ends with an error before it has ever worked has settings that are wrong, and is left alone.
 *
 * @param {URL} program Calls `endWithSupervisor` first, and `reportReady` once it works.
 * @param {{ args?: string[], shortestPause?: number }} [options] `shortestPause`: milliseconds before the first restart;
 *   before each further one, twice as long.
 */
export function supervise(program, { args = [], shortestPause = 500 } = {}) {
  /** @type {number[]} */
  let restarts = [];
  let hasWorked = false;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Signals | undefined} */
  let asked;
  endWithSupervisor();

  const start = () => {
    child = fork(fileURLToPath(program), args);
    child.once("message", () => (hasWorked = true));
    child.once("error", (error) => (say("error", { err: { message: error.message } }, "Can't start"), end(1)));
    child.once("exit", ended);
  };

  const ended = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
    child = undefined;
    const result = code ?? 128 + constants.signals[signal ?? "SIGKILL"];
    if (asked !== undefined) return end(signal === asked ? 0 : result);
    if (code === 0 || (code !== null && !hasWorked)) return end(result);
    const now = performance.now();
    restarts = restarts.filter((moment) => now - moment < restartsCountFor);
    if (restarts.length >= mostRestarts) {
      say("fatal", { code, signal, restarts: restarts.length }, "The process ends again and again: it stays down");
      return end(result);
    }
    const pause = shortestPause * 2 ** restarts.length;
    restarts.push(now);
    say("error", { code, signal, pause }, "The process ended by itself: it is started again");
    setTimeout(start, pause);
  };

  for (const signal of passedOn) {
    process.on(signal, () => {
      asked = signal;
      if (child === undefined) end(0);
      else child.kill(signal);
    });
  }
  start();
}

/**
 * For the supervised, and for a supervisor that a command has started (`endsWithUs`): when whoever started us is killed, ends as if
 * asked to. Without a channel from there, as below systemd or a shell, nothing is changed.
 */
export function endWithSupervisor() {
  const end = () => void process.kill(process.pid, "SIGTERM");
  // Killed while we were still being loaded: of that, nothing tells a second time. Without a channel this is undefined.
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- Node's types claim that it is always set.
  if (process.connected === false) end();
  process.once("disconnect", end);
  // One of several gets its connections from there; when that ends, Node would end it at once, with what it has begun.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  // For one alone, to listen to its supervisor is no reason to live.
  else process.channel?.unref();
}

/** For the supervised: it works; if it ends now, its settings are not why. */
export function reportReady() {
  process.send?.("ready");
}

/** @param {number} code */
function end(code) {
  process.exit(code);
}

/**
 * One line, as those of the application's log.
 *
 * @param {string} level
 * @param {object} details
 * @param {string} msg
 */
export function say(level, details, msg) {
  console.log(JSON.stringify({ level, time: new Date().toISOString(), ...details, msg }));
}
