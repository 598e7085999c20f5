import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const top = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Makes programs of the project into files of JavaScript, packages left apart: who starts one needs no compiler, which takes
 * up to five seconds of the processor's time for each start of a program that reads half of the site. They find their files
 * where their sources do.
 *
 * @param {readonly string[]} files from the project's folder
 * @param {string} outdir
 * @returns {Promise<{ programs: string[], inputs: string[] }>} the whole path of the JavaScript of each of `files`, and from
 *   the project's folder all that they were made of
 * @throws where there is no compiler, or `outdir` can't be written
 */
export async function bundle(files, outdir) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
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
    sourcemap: true,
    metafile: true,
    plugins: [placesOfSources],
  });
  return {
    programs: files.map((file) => join(outdir, file.replace(/\.tsx?$/, ".mjs"))),
    inputs: Object.keys(metafile.inputs).sort(),
  };
}

/**
 * `import.meta` says where the source stands, not the file that it has become part of.
 *
 * @type {import("esbuild").Plugin}
 */
const placesOfSources = {
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
