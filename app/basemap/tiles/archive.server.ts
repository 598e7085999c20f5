import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Archive } from "./read-archive.server.ts";

/** As `npm run site-files -- tiles` writes it. */
export const archivePath = path.resolve("app/basemap/tiles/basemap.pmtiles");

interface TileArchive {
  archive: Archive;
  /** Stands in the addresses of tiles, so that browsers may keep them for ever. */
  version: string;
}

let tiles: TileArchive | undefined;

/** The tiles of the map, read when first asked for. */
export function getTileArchive(): TileArchive {
  if (!tiles) {
    const bytes = readFileSync(archivePath);
    const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    tiles = { archive: new Archive(bytes), version };
  }
  return tiles;
}

/** Where the map asks for its tiles. */
export function tilesUrl(): string {
  return `/map/tiles/${getTileArchive().version}/{z}/{x}/{y}`;
}
