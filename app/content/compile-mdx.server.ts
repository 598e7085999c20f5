import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/*
 * MDX becomes JavaScript when the site is built, a file of code for each text, named after a hash of the text: the server
 * then starts no compiler (0.5 s and a process of its own), and a text changed since is noticed. Vite's configuration
 * imports this file too, so it imports nothing of the site's.
 */

const compiledFolder = path.resolve("build/content");

/** The compiler is told that the text lies here, in no folder there is: it would read a file of that name instead. */
const nowhere = path.resolve("build/nowhere");

/** By hash. A text asked for twice at once is compiled once; a failure is not remembered. */
const compiled = new LRUCache<string, string, { file: string; source: string }>({
  max: 500,
  fetchMethod: async (hash, _, { context: { file, source } }) => (await findBuilt(hash)) ?? compile(file, source),
});

/**
 * The code of an MDX text: from the build when that holds this very text, else compiled now.
 * @param file where the text stands, for messages
 * @throws with the file and the line of what is wrong in it
 */
export function compileMdx(file: string, source: string): Promise<string> {
  return compiled.forceFetch(hashOf(source), { context: { file, source } });
}

/** Compiles all texts of a folder for the server. @returns how many there were */
export async function buildContent(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"));
  await mkdir(compiledFolder, { recursive: true });
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const source = await readFile(file, "utf8");
    await writeFile(path.join(compiledFolder, `${hashOf(source)}.js`), await compile(file, source));
  }
  return files.length;
}

/** A short name for a text, another for every other text. */
function hashOf(source: string): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 32);
}

async function findBuilt(hash: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(compiledFolder, `${hash}.js`), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function compile(file: string, source: string): Promise<string> {
  const { bundleMDX } = await import("mdx-bundler");
  const { code } = await bundleMDX({
    source: { path: path.join(nowhere, path.relative(".", file)), value: source },
    cwd: nowhere,
    // What is wrong is thrown; the terminal need not hear it twice.
    esbuildOptions: (options) => ({ ...options, logLevel: "silent" }),
  });
  return code;
}
