import quickselect from "quickselect";
import type { Point } from "#app/places/area.ts";
import type { Order } from "#app/filters/criteria.ts";
import type { OrderedBy } from "#app/filters/orders.ts";
import { figureColumn, readFigure } from "./columns.ts";
import type { Rows } from "./matcher.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** Longitude shrunk by cos 50.5°, so that plane distance orders like distance on the ground. */
export const lngScale = 0.636078220277784;

/**
 * One page of rows in an order (decisions, section 2); ties go by reference, so that paging neither repeats nor skips.
 * Takes time in proportion to the number of rows, on the first page and on the last.
 * @param by the figure that it goes by, which all rows must have
 * @param near where `closest` measures from; without it that order falls back to `newest`
 */
export function pageOf(
  index: MemoryIndex,
  { rows, newestFirst }: Rows,
  order: Order,
  by: OrderedBy | undefined,
  near: Point | undefined,
  offset: number,
  size: number,
): number[] {
  const end = Math.min(rows.length, offset + size);
  if (offset >= end) return [];
  if (newestFirst && isNewest(order, near)) return [...rows.subarray(offset, end)];

  const keys = keysOf(index, rows, order, by, near);
  const smallest = smallestOf(keys, end);
  const first = nthSmallest(smallest, offset);
  const last = nthSmallest(smallest, end - 1);
  let before = 0;
  const within: number[] = [];
  for (let at = 0; at < keys.length; at++) {
    if (keys[at]! < first) before++;
    else if (keys[at]! <= last) within.push(at);
  }
  within.sort((a, b) => keys[a]! - keys[b]! || (index.references[rows[a]!]! < index.references[rows[b]!]! ? -1 : 1));
  return within.slice(offset - before, end - before).map((at) => rows[at]!);
}

const isNewest = (order: Order, near: Point | undefined) => order === "newest" || (order === "closest" && !near);

/** A number for each row that is smaller for what comes first. Listings ordered by a figure must have it. */
function keysOf(
  index: MemoryIndex,
  rows: Uint32Array,
  order: Order,
  by: OrderedBy | undefined,
  near: Point | undefined,
): Float64Array {
  const { publishedAt, lat, lng } = index.columns;
  const keys = new Float64Array(rows.length);
  if (by) {
    const figures = figureColumn(index.columns, by.figure);
    const sign = by.descending ? -1 : 1;
    for (let at = 0; at < rows.length; at++) keys[at] = sign * readFigure(figures, rows[at]!);
    return keys;
  }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (isNewest(order, near)) keys[at] = -publishedAt[row]!;
    else if (order === "oldest") keys[at] = publishedAt[row]!;
    else keys[at] = distanceSquared(lat[row]!, lng[row]!, near!);
  }
  return keys;
}

/** Of two points, in squared degrees of latitude: good for comparing distances within the two countries. */
export function distanceSquared(lat: number, lng: number, from: Point): number {
  const x = (lng - from.lng) * lngScale;
  const y = lat - from.lat;
  return x * x + y * y;
}

/**
 * The smallest of many numbers, in no order. A first page wants 24 of a million: what is larger than all kept so far is
 * passed over, and those kept are thinned out now and then.
 * @param count how many are needed; some more may come
 */
function smallestOf(numbers: Float64Array, count: number): Float64Array {
  if (count > numbers.length / 8) return numbers.slice();
  const kept = new Float64Array(count * 4 + 1_000);
  let size = 0;
  let limit = Infinity;
  for (const number of numbers) {
    if (number > limit) continue;
    kept[size++] = number;
    if (size < kept.length) continue;
    limit = nthSmallest(kept, count - 1);
    size = count; // The selection has moved the smallest to the front.
  }
  return kept.subarray(0, size);
}

/**
 * The n-th smallest of numbers, counted from 0.
 * @param numbers not empty, without NaN; left in another order, the smaller ones before the n-th
 */
export function nthSmallest(numbers: Float64Array, n: number): number {
  // Its types know lists only; all that it does is to swap entries, which any indexed array takes.
  quickselect(numbers as unknown as number[], n);
  return numbers[n]!;
}
