import { existsSync, readFileSync } from "node:fs";
import { FailedStep, node, run } from "./processes.js";

/** The oldest Node that works: major, minor. */
const oldestNode = [20, 19];

/** Refuses a Node that is too old before anything else of it is needed. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new FailedStep(`Node ${oldestNode.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** For production, where nothing is installed on the way: ends in a sentence when nobody has done it. */
export function requireInstalled() {
  if (existsSync("node_modules/.package-lock.json")) return;
  console.error("The packages are not installed yet: npm ci does it.");
  process.exit(1);
}

/**
 * Installs the packages of the lockfile, development ones included, unless they stand there already. From then on,
 * TypeScript can be imported.
 *
 * @param {{ forOperators?: boolean }} [options] `forOperators`: what `npm ci --omit=dev` installs is enough
 */
export async function ensureInstalled({ forOperators = false } = {}) {
  if (!isInstalled(forOperators)) await install();
  (await import("tsx/esm/api")).register();
}

async function install() {
  console.log("Installing the packages (once, about a minute)");
  const runningNpm = process.env.npm_execpath ?? "";
  const npm = runningNpm.endsWith("npm-cli.js") ? node(runningNpm) : ["npm"];
  const code = await run([...npm, "ci", "--include=dev", "--no-audit", "--no-fund"], {
    environment: { NODE_ENV: undefined },
    quiet: true,
  });
  if (code !== 0) throw new FailedStep("The packages could not be installed; npm says why above.");
}

/**
 * Compares the lockfile with the note that npm leaves once an installation is complete.
 *
 * @param {boolean} withoutDevelopment
 */
function isInstalled(withoutDevelopment) {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([path, { version, optional, dev, link }]) => {
    // The project itself and its own packages, which nobody imports by name, lie here already.
    if (!path.startsWith("node_modules/") || link) return true;
    if (withoutDevelopment && dev) return true;
    // Optional packages for other machines are left out.
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, link?: boolean }> | null}
 */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages;
  } catch {
    // Missing or cut short: nothing is known to be installed.
    return null;
  }
}
