import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const top = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(top, ".cache/commands");
/** What says how sources become JavaScript. Packages stay apart, so that of all their versions only the compiler's counts. */
const rules = ["bin/steps/bundle.js", "node_modules/esbuild/package.json", "package.json", "tsconfig.json"];
/** Whose own files say what of them has effects, or how their names lead to files. */
const packages = "packages";
/** Of one program: whoever runs an older one may still read parts of it. */
const mostKept = 4;
/** In milliseconds; what stands unfinished for longer was left by a start that was killed. */
const longestMaking = 3_600_000;

/**
 * One of the project's programs as JavaScript: made the first time, and again when one of its sources is another or what was
 * made is damaged.
 *
 * @param {string} program from the project's folder: `app/feeds/commands/listings-cli.ts`
 * @returns {Promise<URL | null>} the file; null where none can be made: without a compiler of its own, as in production, or
 *   where nothing may be written
 */
export async function preparedProgram(program) {
  const home = join(folder, program.replaceAll("/", "+"));
  const made = findMade(home, program) ?? (await make(home, program).catch(() => null));
  return made === null ? null : pathToFileURL(made);
}

/**
 * @param {string} home
 * @param {string} program
 * @returns {string | null}
 */
function findMade(home, program) {
  try {
    const { digest, inputs, outputs, outcome } = JSON.parse(readFileSync(join(home, "made.json"), "utf8"));
    if (digestOf([...readRules(), ...read(top, inputs)]) !== digest) return null;
    const made = join(home, digest);
    return digestOf(read(made, outputs)) === outcome ? fileOf(made, program) : null;
  } catch {
    // Not made yet, or of a file that is gone, or cut off.
    return null;
  }
}

/**
 * @param {string} home
 * @param {string} program
 * @returns {Promise<string>}
 * @throws where it can't be made, or the rules changed meanwhile
 */
async function make(home, program) {
  const rulesBefore = readRules();
  const { bundle } = await import("./bundle.js");
  await mkdir(home, { recursive: true });
  const unfinished = await mkdtemp(join(home, "unfinished-"));
  try {
    const { inputs, outputs } = await bundle([program], unfinished);
    if (digestOf(readRules()) !== digestOf(rulesBefore)) throw new Error("Compiled by rules that are no more");
    const sources = [...inputs].sort(([a], [b]) => (a < b ? -1 : 1));
    // Of what was read, not of what stands there by now: a source saved meanwhile is another.
    const digest = digestOf([...rulesBefore, ...sources]);
    const outcome = digestOf(read(unfinished, outputs));
    const made = join(home, digest);
    await Promise.all(outputs.map((output) => flush(join(unfinished, output))));
    // What stands there already is the same, made by another start at the same time, or damaged.
    await rename(unfinished, made).catch(() => replaceAll(unfinished, made, outputs));
    const note = JSON.stringify({ digest, inputs: sources.map(([name]) => name), outputs, outcome });
    await writeFile(`${unfinished}.json`, note, { flush: true });
    await rename(`${unfinished}.json`, join(home, "made.json"));
    // Others may remove the same.
    await removeOld(home).catch(() => undefined);
    return fileOf(made, program);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(`${unfinished}.json`, { force: true });
  }
}

/** What says how sources become JavaScript, that of the project's packages as well. */
function readRules() {
  const names = existsSync(join(top, packages)) ? readdirSync(join(top, packages)) : [];
  const own = names.map((name) => `${packages}/${name}/package.json`).filter((name) => existsSync(join(top, name)));
  return read(top, [...rules, ...own.sort()]);
}

/**
 * Maps by their size alone: they are two thirds of all, and only tell where something went wrong.
 *
 * @param {string} place
 * @param {readonly string[]} names from `place`
 * @returns {[name: string, contents: Buffer | string][]}
 */
function read(place, names) {
  return names.map((name) => {
    const file = join(place, name);
    return [name, name.endsWith(".map") ? String(statSync(file).size) : readFileSync(file)];
  });
}

/**
 * Of names and contents, and of where one ends and the next begins.
 *
 * @param {readonly (readonly [name: string, contents: Buffer | string])[]} files
 */
function digestOf(files) {
  const digest = createHash("sha256");
  for (const [name, contents] of files) digest.update(`${name}\0${contents.length}\0`).update(contents);
  return digest.digest("hex").slice(0, 32);
}

/** @param {string} file to stand on the disk before its name does: after a loss of power it would be there, and empty */
async function flush(file) {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * File by file, so that none is missing at any moment: another start may be reading them.
 *
 * @param {string} unfinished
 * @param {string} made
 * @param {readonly string[]} outputs
 */
async function replaceAll(unfinished, made, outputs) {
  for (const output of outputs) {
    await mkdir(dirname(join(made, output)), { recursive: true });
    await rename(join(unfinished, output), join(made, output));
  }
}

/**
 * @param {string} made
 * @param {string} program
 */
function fileOf(made, program) {
  return join(made, program.replace(/\.tsx?$/, ".mjs"));
}

/** @param {string} home */
async function removeOld(home) {
  const names = (await readdir(home)).filter((name) => name !== "made.json");
  const all = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(home, name))).mtimeMs })));
  const made = all.filter(({ name }) => /^[\da-f]{32}$/.test(name)).sort((a, b) => b.at - a.at);
  const left = all.filter(({ name, at }) => name.includes("unfinished") && at < Date.now() - longestMaking);
  for (const { name } of [...made.slice(mostKept), ...left])
    await rm(join(home, name), { recursive: true, force: true });
}
