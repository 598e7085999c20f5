import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../../bin/steps/bundle.js";
import { isAlive } from "#db/running-process.js";

const top = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(top, ".cache/programs");

/**
 * Programs of the project as files of JavaScript ({@link bundle}), for one file of tests.
 * @param name of a folder for them, which nobody else of this process takes; it goes with
 *   the first that bundles programs once that process has ended
 * @param files from the project's folder
 * @returns for each of `files`, in their order, the whole path of its JavaScript
 */
export async function bundlePrograms(name: string, files: readonly string[]): Promise<string[]> {
  await removeOld();
  const { programs } = await bundle(files, join(folder, `${name}-${process.pid}`));
  return programs;
}

/** What processes that have ended left: a runner of tests ends its own without a word. */
async function removeOld(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !isAlive(Number(/-(\d+)$/.exec(name)?.[1])));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}
