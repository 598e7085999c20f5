import type { Box } from "#app/places/area.ts";
import type { Cluster } from "../clusters.ts";
import { mercatorX, mercatorY, type Stock } from "./stock.ts";

/** Side of a map tile, in pixels of the screen. */
const tile = 256;
/** Side of the cells in which listings are gathered, in pixels: two fingers' breadth on a phone. */
const cell = 80;
const maxCells = 1_000_000;
/** From here on single buildings can be told apart: listings are gathered only when they stand on one spot. */
export const streetZoom = 17;

/**
 * Gathers listings that stand close together at a zoom (of the usual web map: the world is 256 pixels wide at 0).
 * @param rows found by a search
 * @param box what the map shows; listings outside are left out
 * @returns clusters at the mean of their listings, the largest first
 */
export function clusterRows(stock: Stock, rows: Uint32Array, box: Box, zoom: number): Cluster[] {
  const { lat, lng, x, y } = stock.columns;
  const { cells, left, top, width, height } = gridOf(box, zoom);
  const slots = new Int32Array(width * height);
  const gathered: Gathered[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const north = lat[row]!;
    const east = lng[row]!;
    if (east < box.west || east > box.east || north < box.south || north > box.north) continue;
    const slot = (Math.floor(y[row]! * cells) - top) * width + Math.floor(x[row]! * cells) - left;
    const known = slots[slot]!;
    if (known > 0) add(gathered[known - 1]!, east, north);
    else {
      slots[slot] = gathered.push({ row, count: 1, lng: east, lat: north, west: east, east, south: north, north });
    }
  }
  return gathered
    .sort((a, b) => b.count - a.count)
    .map(({ row, count, lng, lat, west, south, east, north }) => ({
      lat: lat / count,
      lng: lng / count,
      count,
      box: [west, south, east, north],
      ...(count === 1 && { reference: stock.references[row]! }),
    }));
}

/** The cells that cover a box; coarser ones where a box far larger than a screen would need too many. */
function gridOf(box: Box, zoom: number) {
  const size = zoom >= streetZoom ? 1 : cell;
  let cells = (tile * 2 ** zoom) / size;
  for (; ; cells /= 2) {
    const left = Math.floor(mercatorX(box.west) * cells);
    const top = Math.floor(mercatorY(box.north) * cells);
    const width = Math.floor(mercatorX(box.east) * cells) - left + 1;
    const height = Math.floor(mercatorY(box.south) * cells) - top + 1;
    if (width * height <= maxCells) return { cells, left, top, width, height };
  }
}

interface Gathered extends Box {
  /** The first listing. */
  row: number;
  count: number;
  /** Sums. */
  lng: number;
  lat: number;
}

function add(to: Gathered, lng: number, lat: number) {
  to.count++;
  to.lng += lng;
  to.lat += lat;
  if (lng < to.west) to.west = lng;
  if (lng > to.east) to.east = lng;
  if (lat < to.south) to.south = lat;
  if (lat > to.north) to.north = lat;
}
