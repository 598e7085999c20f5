import { write } from "node:fs";
import { Session } from "node:inspector";
import { SourceMap } from "node:module";
import { workerData } from "node:worker_threads";
import { beats, debugged, loaded, mostMissed } from "./watchdog.js";

/*
 * The watchdog's own thread (watchdog.js). It counts its own checks, not the time between them: a machine that sleeps
 * and a process that is stopped hold this thread up as well, and come back without having missed one.
 */

/** Milliseconds that the blocked thread has to tell its stack: a call into the system can't be interrupted. */
const patience = 3_000;
/** A program that is still being loaded has so many times as long. */
const longerWhileLoading = 6;
/** Calls of a stack, and characters of each, that are written. */
const mostCalls = 30;
const longestCall = 300;
/** Times that a log which takes nothing is tried, milliseconds apart. */
const mostWrites = 20;
const writeInterval = 50;

/** @type {{ shared: Int32Array, interval: number }} */
const { shared, interval } = workerData;
let seen = Atomics.load(shared, beats);
let missed = 0;
let isAsking = false;

setInterval(() => {
  if (isAsking) return;
  const now = Atomics.load(shared, beats);
  if (now !== seen || Atomics.load(shared, debugged) === 1) {
    seen = now;
    missed = 0;
  } else if (++missed >= mostMissed * (Atomics.load(shared, loaded) === 1 ? 1 : longerWhileLoading)) {
    isAsking = true;
    askForStack(stackIsKnown);
  }
}, interval);

/** @param {string[] | undefined} stack */
function stackIsKnown(stack) {
  if (Atomics.load(shared, beats) !== seen) {
    // It turned just now.
    isAsking = false;
    missed = 0;
    return;
  }
  const line = {
    level: "fatal",
    time: new Date().toISOString(),
    pid: process.pid,
    seconds: (missed * interval) / 1000,
    stack: stack ?? "unknown: it is inside a call that can't be interrupted",
    msg: "The event loop is blocked: the process ends",
  };
  // Not for ever: it may be the log that blocks the process.
  setTimeout(endProcess, mostWrites * writeInterval);
  writeLine(`${JSON.stringify(line)}\n`, mostWrites);
}

/**
 * @param {string} line
 * @param {number} tries
 */
function writeLine(line, tries) {
  write(1, line, (error) => {
    if (error?.code === "EAGAIN" && tries > 1) setTimeout(writeLine, writeInterval, line, tries - 1);
    else endProcess();
  });
}

function endProcess() {
  process.kill(process.pid, "SIGKILL");
}

/**
 * Interrupts the main thread and reads where it is, the innermost call first; undefined when it does not answer.
 *
 * @param {(stack: string[] | undefined) => void} tell
 */
function askForStack(tell) {
  const session = new Session();
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  const end = (/** @type {string[] | undefined} */ stack) => {
    clearTimeout(late);
    tell(stack);
    // Lets it go on, if it is to live.
    session.disconnect();
  };
  const late = setTimeout(end, patience, undefined);
  session.connectToMainThread();
  session.on("Debugger.scriptParsed", ({ params }) => {
    scripts.set(params.scriptId, params);
  });
  session.once("Debugger.paused", ({ params }) => {
    end(params.callFrames.slice(0, mostCalls).map((call) => describeCall(call, scripts)));
  });
  session.post("Debugger.enable");
  session.post("Debugger.pause");
}

/**
 * @typedef {import("node:inspector").Debugger.ScriptParsedEventDataType} Script
 *
 * @param {import("node:inspector").Debugger.CallFrame} call
 * @param {Map<string, Script>} scripts
 */
function describeCall({ functionName, url, location }, scripts) {
  const { lineNumber, columnNumber = 0 } = location;
  const script = scripts.get(location.scriptId);
  const written = findSource(script?.sourceMapURL, lineNumber, columnNumber);
  const file = url || script?.url || written?.originalSource || "(unknown)";
  const line = (written?.originalLine ?? lineNumber) + 1;
  const column = (written?.originalColumn ?? columnNumber) + 1;
  return `${functionName || "(anonymous)"} (${file}:${line}:${column})`.slice(0, longestCall);
}

/**
 * Where it was written, when the program was compiled as it was loaded and brings its map along.
 *
 * @param {string | undefined} map
 * @param {number} line
 * @param {number} column
 */
function findSource(map, line, column) {
  const [, encoded] = /^data:application\/json[^,]*;base64,(.+)$/s.exec(map ?? "") ?? [];
  if (encoded === undefined) return undefined;
  try {
    const entry = new SourceMap(JSON.parse(Buffer.from(encoded, "base64").toString())).findEntry(line, column);
    return "originalLine" in entry ? entry : undefined;
  } catch {
    // A map that can't be read is no reason to say nothing.
    return undefined;
  }
}
