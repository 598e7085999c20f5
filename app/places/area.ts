import polyline from "@mapbox/polyline";
import { edgeOfMap } from "./mercator.ts";

/** A point in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A rectangle of a map, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const decimals = 5;
const maxCorners = 100;

/**
 * Reads `bbox=w,s,e,n` (decisions, section 2), to a metre and up to the edge of the web map, so that what was read can be
 * drawn, measured and written again.
 * @returns undefined when it is no rectangle on the map
 */
export function readBox(bbox: string | undefined): Box | undefined {
  if (!bbox || !/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(bbox)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bbox.split(",").map(Number);
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const box = clampBox({ west, south, east, north });
  return onEarth && box.west < box.east && box.south < box.north ? box : undefined;
}

/** A rectangle as far as it lies on the web map, to a metre; flat where none of it does. */
export function clampBox({ west, south, east, north }: Box): Box {
  return {
    west: clamp(west, 180),
    south: clamp(south, edgeOfMap),
    east: clamp(east, 180),
    north: clamp(north, edgeOfMap),
  };
}

function clamp(degrees: number, most: number): number {
  // Adding nothing makes 0 of -0.
  return Number(Math.max(-most, Math.min(most, degrees)).toFixed(decimals)) + 0;
}

/** The `bbox` that says a rectangle, to a metre, as far as it lies on the web map. */
export function writeBox(box: Box): string {
  const { west, south, east, north } = clampBox(box);
  return [west, south, east, north].join(",");
}

/**
 * Reads `area`, an encoded polyline of at least three corners; the last is joined to the first.
 * @returns undefined when it encloses nothing on the map
 */
export function readArea(area: string | undefined): Point[] | undefined {
  if (!area || area.length > 1_500 || !/^[?-~]+$/.test(area)) return undefined;
  const corners = polyline.decode(area, decimals).map(([lat, lng]) => ({ lat, lng }));
  const onMap = corners.every(({ lat, lng }) => Math.abs(lat) <= edgeOfMap && Math.abs(lng) <= 180);
  return onMap && corners.length >= 3 && corners.length <= maxCorners ? corners : undefined;
}

/** The `area` that says a polygon, to a metre; corners beyond the hundredth are left out. */
export function writeArea(corners: readonly Point[]): string {
  return polyline.encode(
    corners.slice(0, maxCorners).map(({ lat, lng }) => [lat, lng]),
    decimals,
  );
}

/** The smallest rectangle that holds all points, of which there is at least one. */
export function boxAround(points: readonly Point[]): Box {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) };
}
