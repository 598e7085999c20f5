import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Listing } from "../listing-format.ts";

/** Characters of lines that are written at once. */
const chunkLength = 1 << 19;

/**
 * Writes records as a feed file, one a line, gzipped when its name ends in `.gz`. The lines go to a file beside it
 * first, so that no half-written feed ever bears the name.
 * @param onProgress called every few hundred records with how many were written
 */
export async function writeFeedFile(
  file: string,
  records: Iterable<Listing>,
  onProgress?: (written: number) => void,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const chunks = inChunks(records, onProgress);
    const target = createWriteStream(unfinished);
    if (file.endsWith(".gz")) await pipeline(chunks, createGzip({ level: 4 }), target);
    else await pipeline(chunks, target);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function* inChunks(records: Iterable<Listing>, onProgress?: (written: number) => void): Generator<string> {
  let chunk = "";
  let written = 0;
  for (const record of records) {
    chunk += `${JSON.stringify(record)}\n`;
    written++;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
    onProgress?.(written);
  }
  if (chunk !== "") yield chunk;
  onProgress?.(written);
}
