import type { Feature } from "geojson";
import type { Point } from "#app/places/area.ts";
import type { Spot } from "./simplify-stroke.ts";

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

/** Half of what a finger covers, in square pixels: what holds less was not drawn around anything. */
const smallest = (44 * 44) / 2;

/** Whether a stroke goes around something, and did not just slip over the map. */
export function holdsArea(stroke: readonly Spot[]): boolean {
  if (stroke.length < 3) return false;
  const twice = stroke.reduce((sum, { x, y }, at) => {
    const next = stroke[(at + 1) % stroke.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2 >= smallest;
}
