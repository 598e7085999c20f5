import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipInThread } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipInThread);

/** A copy of fewer bytes would save none of a packet. */
const fewestBytes = 1_000;

/**
 * Lays compressed copies beside what browsers load: best compressed once, served for nothing (app/server/static-files.server.ts).
 *
 * @param {string} folder
 */
export function compressedCopies(folder) {
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  const begin = () => {
    for (const name of readdirSync(folder)) {
      if (begun.has(name)) continue;
      const copies = compress(join(folder, name));
      // Whoever waits for it is told; until then nobody does.
      copies.catch(() => {});
      begun.set(name, copies);
    }
  };
  return {
    /** Begins with what lies there now, on threads of its own. */
    begin,
    /** Waits for all that lies there by now. @throws where a copy can't be written */
    async finish() {
      begin();
      await Promise.all(begun.values());
    },
  };
}

/** @param {string} file */
async function compress(file) {
  if (!/\.(?:css|js|json|mjs|svg)$/.test(file)) return;
  const content = await readFile(file);
  if (content.length < fewestBytes) return;
  await Promise.all([
    brotli(content).then((short) => writeFile(`${file}.br`, short)),
    gzip(content, { level: 9 }).then((short) => writeFile(`${file}.gz`, short)),
  ]);
}
