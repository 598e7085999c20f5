import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Archive } from "./read-archive.server.ts";

/** As `npm run map -- tiles` writes it. */
export const archivePath = path.resolve("app/basemap/tiles/ground.pmtiles");

interface Ground {
  archive: Archive;
  /** Stands in the addresses of tiles, so that browsers may keep them for ever. */
  version: string;
}

let ground: Ground | undefined;

/** The tiles of the map, read when first asked for. */
export function getGround(): Ground {
  if (!ground) {
    const bytes = readFileSync(archivePath);
    const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    ground = { archive: new Archive(bytes), version };
  }
  return ground;
}

/** Where the map asks for its tiles. */
export function tilesUrl(): string {
  return `/map/tiles/${getGround().version}/{z}/{x}/{y}`;
}
