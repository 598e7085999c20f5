import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { stopsPath } from "../../../app/basemap/around/nearest-stops.server.ts";
import { archivePath } from "../../../app/basemap/tiles/archive.server.ts";
import { stops } from "./stops.ts";
import { parts } from "./layers.ts";
import { makeTiles } from "./make-tiles.ts";
import { writeArchive, type MadeTile, type TileRange } from "./write-archive.ts";

/** Belgium, Luxembourg and what lies around them; further in the map enlarges the deepest tiles. */
const range: TileRange = { minZoom: 5, maxZoom: 13, west: -1.5, south: 47.6, east: 10.5, north: 53.4 };

/** The tiles that the map is drawn of, and the stops around a listing, as the site reads them (`app/basemap`). */
export function writeTiles(): void {
  const sizes = new Map<number, number[]>();
  const archive = writeArchive(counted(makeTiles(parts(), range), sizes), range, {
    name: "Quartier",
    attribution: "© OpenStreetMap contributors (ODbL) and others, see db/seed/README.md",
  });
  writeFileSync(archivePath, archive);
  writeFileSync(stopsPath, gzipSync(JSON.stringify(stops()), { level: 9 }));
  for (const [z, lengths] of sizes) {
    const [sum, most] = [lengths.reduce((a, b) => a + b, 0), Math.max(...lengths)];
    console.log(`zoom ${z}: ${lengths.length} tiles, ${kilobytes(sum)} kB, the largest ${kilobytes(most)} kB`);
  }
  console.log(`Wrote ${path.relative(process.cwd(), archivePath)}: ${kilobytes(archive.length)} kB`);
}

function* counted(tiles: Iterable<MadeTile>, sizes: Map<number, number[]>): Generator<MadeTile> {
  for (const tile of tiles) {
    const lengths = sizes.get(tile.z);
    if (lengths) lengths.push(tile.content.length);
    else sizes.set(tile.z, [tile.content.length]);
    yield tile;
  }
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}
