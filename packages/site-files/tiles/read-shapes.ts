import type { Feature, FeatureCollection, Geometry, GeometryCollection, Position } from "geojson";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const data = new URL("../../../db/seed/data/", import.meta.url);

export type Properties = Record<string, string | number>;
export type Shape = Feature<Geometry, Properties>;

/** The JSON of a file below `db/seed/data/`; `.gz` is unpacked. */
export function readJson(path: string): unknown {
  const file = readFileSync(new URL(path, data));
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(file) : file).toString("utf8"));
}

/** The features of a file; bare geometries become features without properties, empty properties are left out. */
export function readShapes(path: string): Shape[] {
  const shapes = readJson(path) as FeatureCollection | GeometryCollection;
  if (shapes.type === "GeometryCollection") return shapes.geometries.map((geometry) => shape(geometry, {}));
  return shapes.features.map(({ geometry, properties }) => shape(geometry, properties ?? {}));
}

export function shape(geometry: Geometry, properties: Properties): Shape {
  return { type: "Feature", geometry, properties };
}

export function point([lng, lat]: readonly [number, number], properties: Properties): Shape {
  return shape({ type: "Point", coordinates: [lng, lat] }, properties);
}

/** The lines of a line or several. */
export function linesOf({ geometry }: Shape): Position[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
}

/** The length of a line in metres; exact enough at our latitude. */
export function lengthOf(line: Position[]): number {
  let metres = 0;
  for (let index = 1; index < line.length; index++) metres += metresBetween(line[index - 1]!, line[index]!);
  return metres;
}

/** Metres between two positions of Belgium or Luxembourg. */
export function metresBetween([fromLng = 0, fromLat = 0]: Position, [lng = 0, lat = 0]: Position): number {
  return Math.hypot((lng - fromLng) * metresPerDegreeEast, (lat - fromLat) * metresPerDegreeNorth);
}

/** At 50.5° north. */
export const metresPerDegreeEast = 70_800;
export const metresPerDegreeNorth = 111_200;
