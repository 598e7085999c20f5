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
 * @returns {Promise<{ programs: string[], outputs: string[], inputs: Map<string, Buffer> }>} the whole path of the JavaScript
 *   of each of `files`; the files in `outdir`, their maps among them; and all that they were made of, named from the
 *   project's folder, as it was when it was read: a file may be saved at any moment
 * @throws where there is no compiler, or `outdir` can't be written
 */
export async function bundle(files, outdir) {
  const { build } = await import("esbuild");
  /** @type {Map<string, Buffer>} */
  const inputs = new Map();
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
    plugins: [readInto(inputs)],
  });
  return {
    programs: files.map((file) => join(outdir, file.replace(/\.tsx?$/, ".mjs"))),
    outputs: Object.keys(metafile.outputs).map((file) => relative(outdir, join(top, file))),
    inputs,
  };
}

/**
 * Notes what is read. `import.meta` says where the source stands, not the file that it has become part of.
 *
 * @param {Map<string, Buffer>} inputs
 * @returns {import("esbuild").Plugin}
 */
function readInto(inputs) {
  return {
    name: "sources",
    setup(building) {
      building.onLoad({ filter: /.*/, namespace: "file" }, async ({ path }) => {
        const name = relative(top, path);
        const source = await readFile(path);
        inputs.set(name, source);
        if (name.includes("node_modules") || !/\.[jt]sx?$/.test(path)) return { contents: source, loader: "default" };
        const contents = source
          .toString("utf8")
          .replaceAll(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(dirname(path)))
          .replaceAll(/\bimport\.meta\.url\b/g, () => JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: "default" };
      });
    },
  };
}
