import { clampBox, writeBox, type Box } from "#app/places/area.ts";
import type { Scheme } from "./colours.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { boxOf, grown, squareAround, type Square } from "./tiles/mercator.ts";

/**
 * How the server's map is framed: a square that holds the whole view, as wide as the frame's shorter side, and a basemap
 * twice as wide behind it, so that a frame of any shape is filled.
 */

/** Units a side of the square that holds the view. */
export const pictureSide = 600;

export function basemapSquare(view: Box): Square {
  return grown(squareAround(view), 2);
}

export function basemapHref(view: Box, scheme: Scheme): string {
  return `/map/basemap.svg?box=${writeBox(view)}&scheme=${scheme}`;
}

/** Has a browser fetch the ground of the page's map before it has read as far: links for the head of a page. */
export function preloadBasemap(view: Box) {
  const link = (scheme: Scheme, media: string) => {
    const href = basemapHref(view, scheme);
    return { tagName: "link" as const, rel: "preload", as: "image", href, media, fetchpriority: "high" };
  };
  return [link("day", "not all and (prefers-color-scheme: dark)"), link("night", "(prefers-color-scheme: dark)")];
}

/** Where a point stands in the picture. */
export function placer(view: Box): (point: { lng: number; lat: number }) => [x: number, y: number] {
  const { x, y, side } = squareAround(view);
  return ({ lng, lat }) => [
    Math.round(((mercatorX(lng) - x) / side) * pictureSide),
    Math.round(((mercatorY(lat) - y) / side) * pictureSide),
  ];
}

/** The least and the most that a link zooms to, as parts of the world's width: a street, and the two countries. */
const [leastSide, mostSide] = [0.000_004, 0.04];

/** The views that the picture's links lead to; none where there is nothing more to see. */
export function neighbours(view: Box) {
  const square = squareAround(view);
  const moved = (east: number, south: number) =>
    viewOf({ ...square, x: square.x + (east * square.side) / 2, y: square.y + (south * square.side) / 2 });
  return {
    zoomIn: square.side > leastSide ? viewOf(grown(square, 0.5)) : undefined,
    zoomOut: square.side < mostSide ? viewOf(grown(square, 2)) : undefined,
    north: moved(0, -1),
    west: moved(-1, 0),
    east: moved(1, 0),
    south: moved(0, 1),
  };
}

/** As far as it lies on the map; undefined where none of it does. */
function viewOf(square: Square): Box | undefined {
  const box = clampBox(boxOf(square));
  return box.west < box.east && box.south < box.north ? box : undefined;
}

/** A cluster's listings with air around them; wide enough that the next step shows something else. */
export function boxOfMark([west, south, east, north]: [number, number, number, number]): Box {
  const high = Math.max(0.0006, (north - south) * 0.12);
  const wide = Math.max(0.001, (east - west) * 0.12);
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}
