import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * All that pages are made of which is no row: the build (what is in `public` with it) and what it reads, texts, and packages that
 * stand beside the build.
 */
export const filesOfVersion = [
  "build/client",
  "build/server",
  "app",
  "content",
  "db/seed",
  "node_modules/.package-lock.json",
];

/** Is in the build. */
const isSource = /\.(?:tsx?|css)$/;

/** Which process of several on one port this is: they make the same pages. */
const ownOfProcess = "WEB_PROCESS";

/**
 * Says which version a process is: two with the same digest make the same pages of the same rows. Rather too much is in it than
 * too little: every setting, and Node with its words for days and figures.
 * @param folder the site's
 * @throws where a file of a build is missing, as where the site is served from its sources
 */
export async function digestVersion(settings: Readonly<Record<string, unknown>>, folder = "."): Promise<string> {
  const digest = createHash("sha256");
  const set = Object.entries(settings).filter(([name]) => name !== ownOfProcess);
  digest.update(JSON.stringify([process.versions, set]));
  for (const each of filesOfVersion) {
    for (const file of await listFiles(path.join(folder, each))) {
      const content = await readFile(file);
      digest.update(`\0${path.relative(folder, file)}\0${content.length}\0`).update(content);
    }
  }
  return digest.digest("base64url");
}

async function listFiles(at: string): Promise<string[]> {
  if (path.extname(at) !== "") return [at];
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isSource.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}
