import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { gzipSync } from "node:zlib";
import type { MadeTile, TileRange } from "./write-archive.ts";
import type { Part } from "./layers.ts";

/** Units a side of a tile, and how far shapes reach beyond it. */
const extent = 4096;
const buffer = 80;

/**
 * Cuts shapes into vector tiles, zoom by zoom; tiles that would hold nothing are left out.
 * @param parts what each layer holds at which zooms; of a layer, the parts come in this order
 */
export function* makeTiles(parts: readonly Part[], range: TileRange): Generator<MadeTile> {
  const indexes = parts.map(({ layer, from, to = range.maxZoom, shapes }) => {
    const data = { type: "FeatureCollection" as const, features: shapes };
    const options = { maxZoom: range.maxZoom, indexMaxZoom: 6, indexMaxPoints: 0, tolerance: 3.5, extent, buffer };
    return { layer, from, to, index: new GeoJSONVT(data, options) };
  });
  for (let z = range.minZoom; z <= range.maxZoom; z++) {
    const shown = indexes.filter(({ from, to }) => from <= z && z <= to);
    const [left, top] = tileAt(range.west, range.north, z);
    const [right, bottom] = tileAt(range.east, range.south, z);
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const layers: Record<string, { features: unknown[] }> = {};
        for (const { layer, index } of shown) {
          const features = index.getTile(z, x, y)?.features ?? [];
          if (features.length > 0) (layers[layer] ??= { features: [] }).features.push(...features);
        }
        if (Object.keys(layers).length === 0) continue;
        const tile = fromGeojsonVt(layers as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent });
        yield { z, x, y, content: gzipSync(tile, { level: 9 }) };
      }
    }
  }
}

function tileAt(lng: number, lat: number, z: number): [x: number, y: number] {
  const size = 2 ** z;
  const angle = (lat * Math.PI) / 180;
  const x = ((lng + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size;
  return [Math.floor(x), Math.floor(y)];
}
