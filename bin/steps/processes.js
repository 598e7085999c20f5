import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sentenceOf } from "../../app/command-line/error-sentence.js";
import { readProcess } from "../../db/running-process.js";

/** A step that did not work; its message is the one sentence that the person at the terminal reads. */
export class FailedStep extends Error {}

/** Milliseconds that a child may take to end by itself. */
const patience = 15_000;
/** Milliseconds that what a child has started may hold on to its output once it has ended. */
const grace = 2_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();
/** Those that lead a group of processes. @type {WeakSet<import("node:child_process").ChildProcess>} */
const leaders = new WeakSet();
/** @type {(() => Promise<void>)[]} */
const lastTasks = [];
let ending = false;

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [environment] Added to ours.
 * @property {boolean} [quiet] The output is shown only when the command fails.
 * @property {number} [mostMinutes] After which it is ended, with whatever it waits for; what comes of it is a FailedStep.
 * @property {boolean} [endsWithUs] For what calls `endWithSupervisor`: it ends where we are killed as well, as it hears of that by a
 *   channel.
 * @property {(leader: number) => void} [onStart] Gets the id of what has `mostMinutes`, which leads a group that goes on where we
 *   are killed.
 * @property {(lines: string) => void} [onFailure] Gets the last lines of a command that failed, to be shown again later.
 */

/** Lines of a failed command that are shown. */
const lastLines = 60;
/** Characters of output that are kept for them. */
const longestOutput = 200_000;

/**
 * Starts a program as a child that ends with us.
 *
 * @param {string[]} command
 * @param {RunOptions} [options]
 */
export function start([program = "", ...args], options = {}) {
  const { environment, quiet = false, mostMinutes, endsWithUs = false, onFailure } = options;
  if (ending) throw new FailedStep("Interrupted.");
  const colour = onFailure && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  // What we give counts, also where it was given by file.
  const files = Object.keys(environment ?? {}).map((name) => [`${name}_FILE`, ""]);
  /** @type {import("node:child_process").StdioOptions} */
  const outputs = quiet || onFailure ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"];
  const child = spawn(program, args, {
    env: { ...process.env, ...colour, ...Object.fromEntries(files), ...environment },
    stdio: endsWithUs ? [...outputs, "ipc"] : outputs,
    // A group of its own, which is ended as one; without a bound it stays in ours, which the terminal speaks to.
    detached: mostMinutes !== undefined,
  });
  if (mostMinutes !== undefined) leaders.add(child);
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end and returns its exit code, which is also 1 when it could not be started. Throws FailedStep when it
 * takes longer than it may.
 *
 * @param {string[]} command
 * @param {RunOptions} [options]
 */
export async function run(command, options = {}) {
  const child = start(command, options);
  if (child.pid !== undefined) options.onStart?.(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => (output = (output + chunk).slice(-longestOutput)));
    if (!options.quiet) stream?.pipe(process.stdout, { end: false });
  }
  const { mostMinutes } = options;
  /** @type {Promise<void> | undefined} */
  let late;
  const timer = mostMinutes && setTimeout(() => void (late = endChild(child)), mostMinutes * 60_000);
  child.once("error", (error) => console.error(error.message));
  const code = await endOf(child);
  clearTimeout(timer);
  await late;
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  if (ending || (code === 0 && !late)) return code;
  const lines = output.split("\n").slice(-lastLines).join("\n");
  if (options.quiet) process.stderr.write(lines);
  options.onFailure?.(lines);
  if (late) throw new FailedStep(`ended, as it had not come to an end after ${mostMinutes} minutes.`);
  return code;
}

/**
 * Runs one of the project's TypeScript programs, compiled once (bin/run.js), or a Node one.
 *
 * @param {string[]} args
 */
export function node(...args) {
  return args[0]?.endsWith(".ts") ? [process.execPath, "bin/run.js", ...args] : [process.execPath, ...args];
}

/** Whether a command is only asked how it is used: then nothing is prepared for it. */
export function asksForHelp() {
  return process.argv.slice(2).some((word) => word === "--help" || word === "-h");
}

/** @param {() => Promise<void>} task Runs when every child has ended, the latest added first. */
export function whenAllHasEnded(task) {
  lastTasks.unshift(task);
}

/**
 * Runs a command of `bin/` in the project's directory: its steps, and then its end, whatever happens. SIGINT, SIGTERM,
 * SIGHUP, the death of npm and that of whoever reads the output end every child.
 *
 * @param {() => Promise<number>} steps Returns the exit code.
 */
export async function runCommand(steps) {
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));
  for (const output of [process.stdout, process.stderr]) output.on("error", () => void end(1));
  endWithNpm();
  try {
    await end(await steps());
  } catch (error) {
    const sentence = error instanceof FailedStep ? error.message : sentenceOf(error);
    if (!ending) console.error(sentence === undefined ? error : `✗ ${sentence}`);
    await end(1);
  }
}

/** Where npm has started us, ends us once it is no more, be it since before we were loaded. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const self = readProcess("self");
  // The first process takes in whom nobody has; in a container it may be npm itself, whose group is ours then.
  const isLeft = parent === 1 && !(self !== null && self !== "ended" && self.group === 1);
  setInterval(() => void ((isLeft || process.ppid !== parent) && end(1)), 250).unref();
}

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...children].map(endChild));
  for (const task of lastTasks) await task().catch((/** @type {unknown} */ error) => console.error(error));
  process.exit(code);
}

/**
 * Ends a child, and with one that leads a group whatever it has started: workers of a test runner stay behind else.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
async function endChild(child) {
  const ended = endOf(child);
  signal(child, "SIGTERM");
  await Promise.race([ended, sleep(patience, undefined, { ref: false })]);
  signal(child, "SIGKILL");
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (!leaders.has(child) || child.pid === undefined) return void child.kill(name);
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody of the group is left.
  }
}

/**
 * Settles with its exit code once a child has ended and its output is read; for that, what it has started and left behind is
 * waited for some moments, and no longer.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    const settle = () => resolve(child.exitCode ?? 1);
    const settleSoon = () => setTimeout(settle, grace);
    if (child.pid === undefined) child.once("error", settle);
    child.once("close", settle);
    if (child.exitCode !== null || child.signalCode !== null) settleSoon();
    else child.once("exit", settleSoon);
  });
}
