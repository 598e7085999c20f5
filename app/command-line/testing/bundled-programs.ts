import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { isAlive } from "#db/embedded/lock-file.server.ts";

const top = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(top, ".cache/programs");

/**
 * Programs of the project as files of JavaScript: who starts one needs no compiler, which takes up to five seconds of the
 * processor's time for each start of a program that reads half of the site. They find their files where their sources do.
 * @param name of a folder for them, which nobody else of this process takes; it goes with
 *   the first that bundles programs once that process has ended
 * @param files from the project's folder
 * @returns for each of `files`, in their order, the whole path of its JavaScript
 */
export async function bundlePrograms(name: string, files: readonly string[]): Promise<string[]> {
  await removeOld();
  const outdir = join(folder, `${name}-${process.pid}`);
  await build({
    absWorkingDir: top,
    entryPoints: [...files],
    outdir,
    outbase: top,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "error",
    plugins: [placesOfSources],
  });
  return files.map((file) => join(outdir, file.replace(/\.tsx?$/, ".mjs")));
}

/** What processes that have ended left: a runner of tests ends its own without a word. */
async function removeOld(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => !isAlive(Number(/-(\d+)$/.exec(name)?.[1])));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}

/** `import.meta` says where the source stands, not the file that it has become part of. */
const placesOfSources: Plugin = {
  name: "places-of-sources",
  setup(building) {
    building.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
      if (relative(top, path).includes("node_modules")) return undefined;
      const source = await readFile(path, "utf8");
      const contents = source
        .replaceAll(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(dirname(path)))
        .replaceAll(/\bimport\.meta\.url\b/g, () => JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith("x") ? "tsx" : path.endsWith(".js") ? "js" : "ts" };
    });
  },
};
