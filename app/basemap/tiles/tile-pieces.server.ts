import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { gunzipSync } from "node:zlib";
import type { Square } from "./mercator.ts";
import { getTileArchive } from "./archive.server.ts";

/** A shape of a tile, and how its units become those of a picture. */
export interface Piece {
  properties: VectorTileFeature["properties"];
  /** Rings of an area, or lines. */
  lines: [x: number, y: number][][];
}

/**
 * What the tiles hold of a square, by layer, in units of a picture of it.
 * @param zoom of the tiles; between those there are, the nearest
 * @param side units a side of the picture
 */
export function tilePieces(square: Square, zoom: number, side: number): (layer: string) => Generator<Piece> {
  const { archive } = getTileArchive();
  const z = Math.max(archive.minZoom, Math.min(archive.maxZoom, Math.round(zoom)));
  const size = 2 ** z;
  const first = (at: number) => Math.max(0, Math.floor(at * size));
  const last = (at: number) => Math.min(size - 1, Math.ceil(at * size) - 1);
  const tiles: { tile: VectorTile; x: number; y: number }[] = [];
  for (let x = first(square.x); x <= last(square.x + square.side); x++) {
    for (let y = first(square.y); y <= last(square.y + square.side); y++) {
      const content = archive.tile(z, x, y);
      if (content) tiles.push({ tile: new VectorTile(new PbfReader(gunzipSync(content))), x, y });
    }
  }
  const scale = side / square.side / size;

  return function* (name) {
    for (const { tile, x, y } of tiles) {
      const layer = tile.layers[name];
      for (let index = 0; index < (layer?.length ?? 0); index++) {
        const feature = layer!.feature(index);
        const unit = scale / feature.extent;
        const [left, top] = [(x - square.x * size) * scale, (y - square.y * size) * scale];
        const [west = 0, north = 0, east = 0, south = 0] = feature.bbox();
        if (left + east * unit < 0 || left + west * unit > side) continue;
        if (top + south * unit < 0 || top + north * unit > side) continue;
        const lines = feature
          .loadGeometry()
          .map((line) => line.map((at): [number, number] => [left + at.x * unit, top + at.y * unit]));
        yield { properties: feature.properties, lines };
      }
    }
  };
}
