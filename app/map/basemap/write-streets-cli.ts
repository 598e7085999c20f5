import polyline from "@mapbox/polyline";
import type { FeatureCollection, LineString, MultiLineString } from "geojson";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { simplify, type Position } from "./simplify.ts";

/**
 * Writes the streets of the map, a file a town in `streets/` and where each town lies in `streets.json`, from
 * `db/seed/data/openstreetmap/streets/`: `npx tsx app/map/basemap/write-streets-cli.ts`.
 */

type Streets = FeatureCollection<LineString | MultiLineString, { n: string }>;

const sources = new URL("../../../db/seed/data/openstreetmap/streets/", import.meta.url);
const target = new URL("./streets/", import.meta.url);
/** Three metres, in degrees. */
const tolerance = 0.00003;

mkdirSync(target, { recursive: true });
const boxes: Record<string, number[]> = {};
for (const file of readdirSync(sources).sort()) {
  const town = file.replace(".geojson.gz", "");
  const { features } = JSON.parse(gunzipSync(readFileSync(new URL(file, sources))).toString("utf8")) as Streets;
  const streets = features.map(({ geometry, properties }) => {
    const lines = geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;
    return [properties.n, ...lines.map((line) => encode(line as Position[]))];
  });
  const points = features.flatMap(({ geometry }) =>
    geometry.type === "LineString" ? geometry.coordinates : geometry.coordinates.flat(),
  );
  const lngs = points.map(([lng = 0]) => lng).sort((a, b) => a - b);
  const lats = points.map(([, lat = 0]) => lat).sort((a, b) => a - b);
  boxes[town] = [lngs[0]!, lats[0]!, lngs.at(-1)!, lats.at(-1)!].map((degrees) => Number(degrees.toFixed(3)));
  const json = JSON.stringify(streets);
  writeFileSync(new URL(`${town}.json`, target), json);
  console.log(`${town}: ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} compressed`);
}
writeFileSync(new URL("./streets.json", import.meta.url), JSON.stringify(boxes));

/** A line as an encoded polyline, to a metre. */
function encode(line: Position[]): string {
  return polyline.encode(
    simplify(line, tolerance).map(([lng, lat]) => [lat, lng]),
    5,
  );
}
