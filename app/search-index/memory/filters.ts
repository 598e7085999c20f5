import type { Box, Point } from "#app/places/area.ts";
import type { Range } from "#app/filters/ranges.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * One filter each: the rows that pass, in the order they came. Plain loops over typed arrays and nothing else, which the
 * engine turns into a few instructions a row. The result is a view of `out`, which must be as long as `rows` and may be
 * the same array: a search then filters a million listings without claiming memory for each step.
 */

type Columns = MemoryIndex["columns"];

/** Rows that have all of `every` and one of `any` among their flags. */
export function withFlags(
  rows: Uint32Array,
  out: Uint32Array,
  { flags }: Columns,
  every: number,
  any: number,
): Uint32Array {
  let count = 0;
  for (const row of rows) {
    const has = flags[row]!;
    if ((has & every) === every && (has & any) !== 0) out[count++] = row;
  }
  return out.subarray(0, count);
}

/** Rows that lie in one of the places, by their ids. */
export function inPlaces(rows: Uint32Array, out: Uint32Array, { place }: Columns, ids: Iterable<number>): Uint32Array {
  const members = new Uint8Array(0x10000);
  for (const id of ids) members[id] = 1;
  let count = 0;
  for (const row of rows) if (members[place[row]!] === 1) out[count++] = row;
  return out.subarray(0, count);
}

/** Units from 250 to 2,000 m² fit every range that overlaps that interval; an unknown surface fits any. */
export function ofSurface(
  rows: Uint32Array,
  out: Uint32Array,
  { surfaceMin, surfaceTotal }: Columns,
  { min = -Infinity, max = Infinity }: Range,
): Uint32Array {
  let count = 0;
  // Comparing with NaN is false: unknown surfaces pass.
  for (const row of rows) if (!(surfaceMin[row]! > max || surfaceTotal[row]! < min)) out[count++] = row;
  return out.subarray(0, count);
}

/** Which prices a search compares. */
export interface ComparedPrices {
  rents: boolean;
  sales: boolean;
}

/** A rent or a sale price in the range fits, as far as it is compared; a listing for which neither is known fits any. */
export function ofPrice(
  rows: Uint32Array,
  out: Uint32Array,
  { rentLow, rentHigh, saleLow, saleHigh }: Columns,
  { min = -Infinity, max = Infinity }: Range,
  { rents, sales }: ComparedPrices,
): Uint32Array {
  let count = 0;
  for (const row of rows) {
    const rent = rents ? rentLow[row]! : NaN;
    const sale = sales ? saleLow[row]! : NaN;
    const fits = (rent <= max && rentHigh[row]! >= min) || (sale <= max && saleHigh[row]! >= min);
    if (fits || (Number.isNaN(rent) && Number.isNaN(sale))) out[count++] = row;
  }
  return out.subarray(0, count);
}

export function inBox(
  rows: Uint32Array,
  out: Uint32Array,
  { lat, lng }: Columns,
  { west, south, east, north }: Box,
): Uint32Array {
  let count = 0;
  for (const row of rows) {
    const x = lng[row]!;
    const y = lat[row]!;
    if (x >= west && x <= east && y >= south && y <= north) out[count++] = row;
  }
  return out.subarray(0, count);
}

/** Rows where the free text is found; what came to the index since it was looked for is not. */
export function withText(rows: Uint32Array, out: Uint32Array, found: Uint8Array): Uint32Array {
  let count = 0;
  for (const row of rows) if (found[row] === 1) out[count++] = row;
  return out.subarray(0, count);
}

export function inArea(
  rows: Uint32Array,
  out: Uint32Array,
  { lat, lng }: Columns,
  corners: readonly Point[],
): Uint32Array {
  let count = 0;
  for (const row of rows) if (isInside(corners, lat[row]!, lng[row]!)) out[count++] = row;
  return out.subarray(0, count);
}

/** Whether a point lies in a polygon: a line from it to the east crosses the border an odd number of times. */
function isInside(corners: readonly Point[], lat: number, lng: number): boolean {
  let inside = false;
  let previous = corners[corners.length - 1]!;
  for (const corner of corners) {
    const crosses = corner.lat > lat !== previous.lat > lat;
    const at = ((previous.lng - corner.lng) * (lat - corner.lat)) / (previous.lat - corner.lat) + corner.lng;
    if (crosses && lng < at) inside = !inside;
    previous = corner;
  }
  return inside;
}

/** Rows that lack a figure compared; `surface` and `price` tell which are. */
export function lacking(
  rows: Uint32Array,
  out: Uint32Array,
  { surfaceTotal, rentLow, saleLow }: Columns,
  surface: boolean,
  price: ComparedPrices | undefined,
  wanted: boolean,
): Uint32Array {
  let count = 0;
  for (const row of rows) {
    const unpriced =
      price !== undefined &&
      (!price.rents || Number.isNaN(rentLow[row]!)) &&
      (!price.sales || Number.isNaN(saleLow[row]!));
    if ((unpriced || (surface && Number.isNaN(surfaceTotal[row]!))) === wanted) out[count++] = row;
  }
  return out.subarray(0, count);
}
