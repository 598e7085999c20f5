import type { Box, Point } from "#app/places/area.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";

/** The usual web map as a square: x grows eastwards and y southwards, each from 0 to 1. */

/** The point that stands at x, y. */
function pointAt(x: number, y: number): Point {
  return { lat: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** A square part of the map. */
export interface Square {
  /** Its left upper corner. */
  x: number;
  y: number;
  side: number;
}

/** The smallest square around the middle of a box that holds all of it. */
export function squareAround({ west, south, east, north }: Box): Square {
  const [left, right] = [mercatorX(west), mercatorX(east)];
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  const side = Math.max(right - left, bottom - top);
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}

/** The same middle, so many times as wide. */
export function grown({ x, y, side }: Square, times: number): Square {
  const more = (side * (times - 1)) / 2;
  return { x: x - more, y: y - more, side: side * times };
}

export function boxOf({ x, y, side }: Square): Box {
  const { lat: north, lng: west } = pointAt(x, y);
  const { lat: south, lng: east } = pointAt(x + side, y + side);
  return { west, south, east, north };
}

/** The zoom of the usual web map (the world is 256 pixels wide at 0) at which a square is so many pixels wide. */
export function zoomOf({ side }: Square, pixels: number): number {
  return Math.log2(pixels / 256 / side);
}

/** How many metres the width of the world's map is at a latitude. */
export function metresOfWorld(lat: number): number {
  const degree = 111_320 * Math.cos((lat * Math.PI) / 180);
  return degree / (mercatorX(1) - mercatorX(0));
}
