import type { Box, Point } from "#app/places/area.ts";
import { reachOf, type Circle } from "#app/places/circle.ts";
import type { Columns } from "./columns.ts";
import { flagSets, hasAsked, type AskedFlags } from "./listing-flags.ts";

/**
 * One filter each: the rows that pass, in the order they came. Plain loops over typed arrays and nothing else, which the
 * engine turns into a few instructions a row. Where nobody can foresee what passes, each row is written and the count goes
 * on only when it does: a branch that the processor guesses wrong takes longer than all the rest. The result is a view of
 * `out`, which must be as long as `rows` and may be the same array: a search then filters a million listings without
 * claiming memory for each step.
 */

/** Rows of the index; `newestFirst` tells whether they stand in that order. */
export interface Rows {
  rows: Uint32Array;
  newestFirst: boolean;
}

/** Rows that have the flags that a search asks for. */
export function withFlags(rows: Uint32Array, out: Uint32Array, { flags }: Columns, asked: AskedFlags): Uint32Array {
  const passes = Uint8Array.from({ length: flagSets }, (_, has) => hasAsked(has, asked));
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += passes[flags[row]!]!;
  }
  return out.subarray(0, count);
}

/** Rows that lie in one of the places, by their ids. */
export function inPlaces(rows: Uint32Array, out: Uint32Array, { place }: Columns, ids: Iterable<number>): Uint32Array {
  const members = new Uint8Array(0x10000);
  for (const id of ids) members[id] = 1;
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += members[place[row]!]!;
  }
  return out.subarray(0, count);
}

/** Rows of one advertiser, by its id. @param others ids of listings that count as theirs as well */
export function ofAdvertiser(
  rows: Uint32Array,
  out: Uint32Array,
  { advertiser, id: listing }: Columns,
  id: number,
  others: readonly number[] = [],
): Uint32Array {
  const shared = new Set(others);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    out[count] = row;
    count += Number(advertiser[row] === id || (shared.size > 0 && shared.has(listing[row]!)));
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
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const x = lng[row]!;
    const y = lat[row]!;
    out[count] = row;
    count += Number(x >= west) & Number(x <= east) & Number(y >= south) & Number(y <= north);
  }
  return out.subarray(0, count);
}

/** Rows that lie within a circle. */
export function inCircle(rows: Uint32Array, out: Uint32Array, columns: Columns, circle: Circle): Uint32Array {
  const { lat, lng } = columns;
  const { scale, degrees } = reachOf(circle);
  const most = degrees * degrees;
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const x = (lng[row]! - circle.lng) * scale;
    const y = lat[row]! - circle.lat;
    out[count] = row;
    count += Number(x * x + y * y <= most);
  }
  return out.subarray(0, count);
}

/** Rows of listings in which the free text stands: a bit for each id, 32 of them a number. */
export function withText(rows: Uint32Array, out: Uint32Array, { id }: Columns, found: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const listing = id[row]!;
    const part = listing >>> 5;
    out[count] = row;
    count += part < found.length ? (found[part]! >>> (listing & 31)) & 1 : 0;
  }
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
