import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const top = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(top, ".cache/commands");
/** Of one program: whoever runs an older one may still read parts of it. */
const mostKept = 4;

/**
 * One of the project's programs as JavaScript: made the first time, and again when one of its sources is another.
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
    const { digest, inputs } = JSON.parse(readFileSync(join(home, "made.json"), "utf8"));
    return digestOf(inputs) === digest ? fileOf(join(home, digest), program) : null;
  } catch {
    // Not made yet, or of a file that is gone.
    return null;
  }
}

/**
 * @param {string} home
 * @param {string} program
 * @returns {Promise<string>}
 */
async function make(home, program) {
  const { bundle } = await import("./bundle.js");
  await mkdir(home, { recursive: true });
  const unfinished = join(home, `${process.pid}.unfinished`);
  try {
    const { inputs } = await bundle([program], unfinished);
    const digest = digestOf(inputs);
    const made = join(home, digest);
    // What stands there already is the same, made by another start at the same time.
    await rename(unfinished, made).catch(() => stat(made));
    await writeFile(`${unfinished}.json`, JSON.stringify({ digest, inputs }));
    await rename(`${unfinished}.json`, join(home, "made.json"));
    await removeOld(home);
    return fileOf(made, program);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Of all that a program is made of, and of what makes it.
 *
 * @param {readonly string[]} inputs
 */
function digestOf(inputs) {
  const packages = readFileSync(join(top, "package-lock.json"));
  const contents = [...inputs, "bin/steps/bundle.js", "package.json"].map((input) => readFileSync(join(top, input)));
  return hash("sha256", Buffer.concat([packages, ...contents]), "hex").slice(0, 32);
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
  const names = (await readdir(home)).filter((name) => /^[\da-f]{32}$/.test(name));
  const made = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(home, name))).mtimeMs })));
  const old = made.sort((a, b) => b.at - a.at).slice(mostKept);
  for (const { name } of old) await rm(join(home, name), { recursive: true, force: true });
}
