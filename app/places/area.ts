import polyline from "@mapbox/polyline";

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
 * Reads `bbox=w,s,e,n` (decisions, section 2).
 * @returns undefined when it is no rectangle on the map
 */
export function readBox(bbox: string | undefined): Box | undefined {
  if (!bbox || !/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(bbox)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bbox.split(",").map(Number);
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return onEarth && west < east && south < north ? { west, south, east, north } : undefined;
}

/** The `bbox` that says a rectangle, to a metre. */
export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(decimals))).join(",");
}

/**
 * Reads `area`, an encoded polyline of at least three corners; the last is joined to the first.
 * @returns undefined when it encloses nothing on the map
 */
export function readArea(area: string | undefined): Point[] | undefined {
  if (!area || area.length > 1_500 || !/^[?-~]+$/.test(area)) return undefined;
  const corners = polyline.decode(area, decimals).map(([lat, lng]) => ({ lat, lng }));
  const onEarth = corners.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  return onEarth && corners.length >= 3 && corners.length <= maxCorners ? corners : undefined;
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
