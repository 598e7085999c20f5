import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Entry } from "../../../app/basemap/tiles/archive-directory.ts";
import { tileId } from "../../../app/basemap/tiles/tile-id.ts";

export interface TileRange {
  minZoom: number;
  maxZoom: number;
  /** Degrees; tiles that touch it are made. */
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface MadeTile {
  z: number;
  x: number;
  y: number;
  /** A vector tile (specification 2), gzipped. */
  content: Buffer;
}

const headerLength = 127;
/** Entries a directory further down holds; the root then stays far below the 16 kB that the format allows it. */
const leafSize = 4096;

/**
 * A PMTiles archive (version 3) of gzipped vector tiles; tiles of the same content are kept once.
 * @param metadata as the format wants it: `name`, `attribution`, `vector_layers` …
 */
export function writeArchive(tiles: Iterable<MadeTile>, range: TileRange, metadata: object): Buffer {
  const sorted = Array.from(tiles, (tile) => ({ id: tileId(tile.z, tile.x, tile.y), content: tile.content }));
  sorted.sort((a, b) => a.id - b.id);
  const contents: Buffer[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  const entries: Entry[] = [];
  let end = 0;
  for (const { id, content } of sorted) {
    const hash = createHash("sha256").update(content).digest("base64");
    let place = known.get(hash);
    if (!place) {
      known.set(hash, (place = { offset: end, length: content.length }));
      contents.push(content);
      end += content.length;
    }
    const before = entries.at(-1);
    if (before && before.offset === place.offset && before.id + before.run === id) before.run++;
    else entries.push({ id, run: 1, ...place });
  }
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let leavesEnd = 0;
  for (let at = 0; at < entries.length; at += leafSize) {
    const leaf = gzipSync(writeDirectory(entries.slice(at, at + leafSize)), { level: 9 });
    root.push({ id: entries[at]!.id, run: 0, offset: leavesEnd, length: leaf.length });
    leaves.push(leaf);
    leavesEnd += leaf.length;
  }
  const rootDirectory = gzipSync(writeDirectory(root), { level: 9 });
  const json = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = writeHeader(range, [rootDirectory.length, json.length, leavesEnd, end], {
    tiles: sorted.length,
    entries: entries.length,
    contents: contents.length,
  });
  return Buffer.concat([header, rootDirectory, json, ...leaves, ...contents]);
}

/** A directory before it is compressed, as the site's `readDirectory` reads it. */
export function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (number: number) => {
    let rest = number;
    for (let place = 0; place < 8 && rest >= 0x80; place++) {
      bytes.push(0x80 + (rest % 0x80));
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => write(id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}

interface Counts {
  tiles: number;
  entries: number;
  contents: number;
}

/** @param lengths of root directory, metadata, leaf directories and tiles, which follow each other in this order */
function writeHeader(range: TileRange, lengths: number[], { tiles, entries, contents }: Counts): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write("PMTiles", "latin1");
  header.writeUInt8(3, 7);
  let offset = headerLength;
  lengths.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  [tiles, entries, contents].forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + index * 8));
  const [clustered, gzip, vectorTiles] = [1, 2, 1];
  Buffer.from([clustered, gzip, gzip, vectorTiles, range.minZoom, range.maxZoom]).copy(header, 96);
  const { west, south, east, north } = range;
  const degrees = [west, south, east, north];
  degrees.forEach((value, index) => header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4));
  header.writeUInt8(range.minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
