import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLockFile } from "../../db/lock-file.js";
import { makeFolder } from "../../db/make-folder.js";
import { FailedStep, node, run } from "./processes.js";

/** The oldest Node that works: major, minor. */
const oldestNode = [20, 19];

/** Beside the packages, as an installation begins by removing their folder. */
const lockFolder = ".cache";
/** Minutes that one installation may take, and for as long as which another waits for it. */
const mostMinutes = 15;

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
  if (!isInstalled(forOperators)) await installAlone(forOperators);
  (await import("tsx/esm/api")).register();
}

/**
 * Of commands started at once one installs and the others wait: side by side, each would remove what the other has laid down.
 *
 * @param {boolean} forOperators
 */
async function installAlone(forOperators) {
  makeFolder(lockFolder);
  const onWait = () => console.log("Waiting while another command installs the packages");
  /** @param {import("../../db/lock-file.js").Lock} lock */
  const task = async (lock) => {
    if (!isInstalled(forOperators)) await install(lock);
  };
  await withLockFile(join(lockFolder, "installing.lock"), task, { patience: mostMinutes * 60_000, onWait });
  // Somebody may have installed or removed them by hand meanwhile.
  if (!isInstalled(forOperators)) throw new FailedStep("Some packages are still missing; npm ci installs them all.");
}

/** @param {import("../../db/lock-file.js").Lock} lock which npm has as well: where we are killed, it goes on */
async function install({ shareWith }) {
  console.log("Installing the packages (once, about a minute)");
  const runningNpm = process.env.npm_execpath ?? "";
  const npm = runningNpm.endsWith("npm-cli.js") ? node(runningNpm) : ["npm"];
  const code = await run([...npm, "ci", "--include=dev", "--no-audit", "--no-fund"], {
    environment: { NODE_ENV: undefined },
    quiet: true,
    mostMinutes,
    onStart: shareWith,
  });
  if (code !== 0) throw new FailedStep("The packages could not be installed; npm says why above.");
}

/**
 * Compares the lockfile with the note that npm leaves once an installation is complete, and with what is there: the note of one
 * stays behind where another has removed its packages.
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
    if (!installed[path]) return optional === true;
    return installed[path].version === version && existsSync(join(path, "package.json"));
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
