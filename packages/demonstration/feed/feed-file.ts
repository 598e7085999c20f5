import { createWriteStream, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pid } from "node:process";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Listing } from "../listing-format.ts";

/** Characters of lines that are written at once. */
const chunkLength = 1 << 19;

/** Files that this process is writing. */
const unfinishedFiles = new Set<string>();

/** What has been written of a feed so far. */
export interface FeedProgress {
  records: number;
  /** Of a file that is not gzipped; whoever reads so many before it is finished has whole lines. */
  bytes: number;
}

/**
 * Writes records as a feed file, one a line, gzipped when its name ends in `.gz`. The lines go to a file beside it
 * first ({@link unfinishedName}), so that no half-written feed ever bears the name.
 * @param onProgress called every few hundred records
 */
export async function writeFeedFile(
  file: string,
  records: Iterable<Listing>,
  onProgress?: (progress: FeedProgress) => void,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  unfinishedFiles.add(unfinished);
  try {
    if (file.endsWith(".gz")) await writeZipped(unfinished, records, onProgress);
    else await writePlain(unfinished, records, onProgress);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
    unfinishedFiles.delete(unfinished);
  }
}

/** For a process that ends in the middle of a feed, at once. */
export function removeUnfinished(): void {
  for (const file of unfinishedFiles) rmSync(file, { force: true });
}

/** What a feed is called while a process writes it; without a number, this one. */
export function unfinishedName(file: string, process: number = pid): string {
  return `${file}.${process}.part`;
}

async function writePlain(file: string, records: Iterable<Listing>, onProgress?: (progress: FeedProgress) => void) {
  const handle = await open(file, "w");
  let bytes = 0;
  try {
    for (const { lines, count } of inChunks(records)) {
      const chunk = Buffer.from(lines);
      await handle.appendFile(chunk);
      bytes += chunk.length;
      onProgress?.({ records: count, bytes });
    }
  } finally {
    await handle.close();
  }
}

async function writeZipped(file: string, records: Iterable<Listing>, onProgress?: (progress: FeedProgress) => void) {
  function* chunks() {
    for (const { lines, count } of inChunks(records)) {
      yield lines;
      onProgress?.({ records: count, bytes: 0 });
    }
  }
  await pipeline(chunks, createGzip({ level: 4 }), createWriteStream(file));
}

function* inChunks(records: Iterable<Listing>): Generator<{ lines: string; count: number }> {
  let lines = "";
  let count = 0;
  for (const record of records) {
    lines += `${JSON.stringify(record)}\n`;
    count++;
    if (lines.length < chunkLength) continue;
    yield { lines, count };
    lines = "";
  }
  if (lines !== "") yield { lines, count };
}
