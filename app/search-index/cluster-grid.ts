import type { Box } from "#app/places/area.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";

/** Side of a map tile, in pixels of the screen. */
const tile = 256;
/** Side of the cells in which listings are gathered, in pixels: two fingers' breadth on a phone. */
const cell = 80;
const maxCells = 1_000_000;
/** From here on single buildings can be told apart: listings are gathered only when they stand on one spot. */
const streetZoom = 17;

/**
 * The cells that cover a box as far as it lies on the map; coarser ones, by a power of two, where a box far larger than a
 * screen would need too many.
 */
export function gridOf(box: Box, zoom: number) {
  const [west, east] = [onMap(mercatorX(box.west)), onMap(mercatorX(box.east))];
  const [north, south] = [onMap(mercatorY(box.north)), onMap(mercatorY(box.south))];
  const wanted = (tile * 2 ** zoom) / (zoom >= streetZoom ? 1 : cell);
  const most = mostCells(Math.max(0, east - west), Math.max(0, south - north));
  const cells = wanted / 2 ** Math.max(0, Math.ceil(Math.log2(wanted / most)));
  const [left, top] = [Math.floor(west * cells), Math.floor(north * cells)];
  return {
    cells,
    left,
    top,
    width: Math.floor(east * cells) - left + 1,
    height: Math.floor(south * cells) - top + 1,
  };
}

/**
 * How many cells may cover the world's width, when no more than `maxCells` are to cover a part of it: the root of
 * (wide · n + 2) · (high · n + 2) = maxCells, as the box touches up to two cells more than it is wide.
 */
function mostCells(wide: number, high: number): number {
  const room = maxCells - 4;
  return room / (wide + high + Math.sqrt((wide + high) ** 2 + wide * high * room));
}

function onMap(fraction: number): number {
  return Math.max(0, Math.min(1, fraction));
}
