import type { Feature } from "geojson";
import type { Point } from "#app/places/area.ts";

const position = ({ lng, lat }: Point) => [lng, lat];

/** An area, closed from its last corner to its first. */
export function polygon(corners: readonly Point[]): Feature {
  const ring = [...corners, corners[0]!].map(position);
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

export function line(points: readonly Point[]): Feature {
  return { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates: points.map(position) } };
}

/** @param taken a tap has taken it up: it is shown larger */
export function corner(point: Point, taken: boolean): Feature {
  return { type: "Feature", properties: { taken }, geometry: { type: "Point", coordinates: position(point) } };
}
