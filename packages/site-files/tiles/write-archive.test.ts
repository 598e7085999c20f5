import fc from "fast-check";
import { expect, test } from "vitest";
import { readDirectory, type Entry } from "../../../app/basemap/tiles/archive-directory.ts";
import { Archive } from "../../../app/basemap/tiles/read-archive.server.ts";
import { tileId } from "../../../app/basemap/tiles/tile-id.ts";
import { writeArchive, writeDirectory, type MadeTile, type TileRange } from "./write-archive.ts";

const range: TileRange = { minZoom: 0, maxZoom: 8, west: -10, south: 40, east: 10, north: 55 };

// The examples of the specification (version 3, "Tile IDs").
test.each([
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 2],
  [1, 1, 1, 3],
  [1, 1, 0, 4],
  [2, 0, 0, 5],
  [12, 3423, 1763, 19078479],
])("tile %d/%d/%d has the number %d", (z, x, y, id) => {
  expect(tileId(z, x, y)).toBe(id);
});

test("the tiles of a zoom are numbered without a gap, each beside the one before", () => {
  const z = 4;
  const places = new Map<number, [number, number]>();
  for (let x = 0; x < 16; x++) for (let y = 0; y < 16; y++) places.set(tileId(z, x, y), [x, y]);
  const ids = [...places.keys()].sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 256 }, (_, index) => 85 + index));
  for (const [index, id] of ids.slice(1).entries()) {
    const [[x, y], [ox, oy]] = [places.get(id)!, places.get(ids[index]!)!];
    expect(Math.abs(x - ox) + Math.abs(y - oy)).toBe(1);
  }
});

test("a directory is read as it was written, beyond what 32 bits hold", () => {
  const entry = fc.record({
    id: fc.integer({ min: 1, max: 2 ** 40 }),
    run: fc.integer({ min: 0, max: 1000 }),
    offset: fc.integer({ min: 0, max: 2 ** 40 }),
    length: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), (entries: Entry[]) => {
      entries.sort((a, b) => a.id - b.id);
      expect(readDirectory(writeDirectory(entries))).toEqual(entries);
    }),
  );
});

test("an archive gives back each of its tiles, keeps equal ones once, and has nothing elsewhere", () => {
  const tiles: MadeTile[] = [];
  for (let x = 0; x < 100; x++) {
    for (let y = 0; y < 60; y++) tiles.push({ z: 7, x, y, content: Buffer.from(x < 50 ? "land" : `${x}/${y}`) });
  }
  const bytes = writeArchive(tiles, range, { name: "test" });
  const archive = new Archive(bytes);
  for (const { z, x, y, content } of tiles) expect(archive.tile(z, x, y)?.toString()).toBe(content.toString());
  expect(bytes.toString("latin1").split("land")).toHaveLength(2);
  for (const [z, x, y] of [
    [7, 101, 3],
    [6, 1, 1],
    [9, 1, 1],
    [7, -1, 0],
    [7, 128, 0],
  ] as const) {
    expect(archive.tile(z, x, y)).toBeUndefined();
  }
});

test("what is no archive is refused", () => {
  expect(() => new Archive(Buffer.alloc(200))).toThrow("no PMTiles");
});
