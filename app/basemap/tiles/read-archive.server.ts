import { gunzipSync } from "node:zlib";
import { readDirectory, type Entry } from "./archive-directory.ts";
import { tileId } from "./tile-id.ts";

/** Reads the tiles of a PMTiles archive of version 3 (written by `packages/site-files`) that lies in memory. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #root: Entry[];
  readonly #leaves = new Map<number, Entry[]>();
  readonly minZoom: number;
  readonly maxZoom: number;

  /** @throws when the bytes are no archive */
  constructor(bytes: Buffer) {
    if (bytes.toString("latin1", 0, 7) !== "PMTiles" || bytes[7] !== 3) throw new Error("This is no PMTiles archive");
    this.#bytes = bytes;
    this.#root = this.#directory(this.#number(8), this.#number(16));
    this.minZoom = bytes[100]!;
    this.maxZoom = bytes[101]!;
  }

  /** @returns the vector tile, gzipped; undefined where there is nothing */
  tile(z: number, x: number, y: number): Buffer | undefined {
    if (z < this.minZoom || z > this.maxZoom || Math.min(x, y) < 0 || Math.max(x, y) >= 2 ** z) return undefined;
    const id = tileId(z, x, y);
    let entry = lastUpTo(this.#root, id);
    // The format allows for directories below directories; archives have one such step.
    for (let depth = 0; depth < 3 && entry?.run === 0; depth++) entry = lastUpTo(this.#leaf(entry), id);
    if (!entry || entry.run === 0 || id >= entry.id + entry.run) return undefined;
    const from = this.#number(56) + entry.offset;
    return this.#bytes.subarray(from, from + entry.length);
  }

  #leaf({ offset, length }: Entry): Entry[] {
    let leaf = this.#leaves.get(offset);
    if (!leaf) this.#leaves.set(offset, (leaf = this.#directory(this.#number(40) + offset, length)));
    return leaf;
  }

  #directory(from: number, length: number): Entry[] {
    return readDirectory(gunzipSync(this.#bytes.subarray(from, from + length)));
  }

  #number(at: number): number {
    return Number(this.#bytes.readBigUInt64LE(at));
  }
}

/** Of entries in order, the last that begins at `id` or before. */
function lastUpTo(entries: readonly Entry[], id: number): Entry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.id <= id) low = middle + 1;
    else high = middle;
  }
  return entries[low - 1];
}
