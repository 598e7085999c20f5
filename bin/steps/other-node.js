import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { FailedStep, run } from "./processes.js";

/**
 * Runs this very command again under another release of Node, which every process below it then uses as well: by
 * `process.execPath`, and by its name, as it comes first in PATH. npm fetches it once, from the package `node`.
 *
 * @param {string | undefined} wanted As QUARTIER_NODE says: `24`, `24.1` or `24.1.0`; empty for the one that runs.
 * @param {{ folder?: string, words?: string[] }} [options] `folder`: where releases are kept, each in its own; `words`: the
 *   program and what stands behind it.
 * @returns {Promise<number | undefined>} the exit code, or undefined when the one that runs is wanted
 * @throws {FailedStep} when nobody could know which is meant, or it can't be had
 */
export async function runUnderNode(wanted = "", { folder = ".cache/node", words = process.argv.slice(1) } = {}) {
  if (!/^(\d{1,3}(\.\d{1,3}){0,2})?$/.test(wanted)) {
    throw new FailedStep(`QUARTIER_NODE is no release of Node, such as 24 or 24.1.0: ${wanted.slice(0, 100)}`);
  }
  if (`${process.versions.node}.`.startsWith(wanted && `${wanted}.`)) return undefined;
  const programs = await ensureNode(wanted, resolve(folder, wanted));
  const PATH = [programs, process.env.PATH].join(delimiter);
  return run([join(programs, "node"), ...words], { environment: { PATH } });
}

/**
 * @param {string} wanted
 * @param {string} folder
 * @returns {Promise<string>} the folder that its program lies in
 */
async function ensureNode(wanted, folder) {
  const programs = join(folder, "node_modules/node/bin");
  const isThere = () => ["node", "node.exe"].some((name) => existsSync(join(programs, name)));
  if (isThere()) return programs;
  console.log(`Fetching Node ${wanted} (once)`);
  // The package's script puts the program of this system in its place; a machine may have scripts switched off.
  const options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts=false"];
  const code = await run(["npm", "install", ...options, "--prefix", folder, `node@${wanted}`], {
    environment: { NODE_ENV: undefined },
    quiet: true,
  });
  if (code === 0 && isThere()) return programs;
  throw new FailedStep(`Node ${wanted} could not be fetched as the npm package node.`);
}
