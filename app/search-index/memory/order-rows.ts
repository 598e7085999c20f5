import quickselect from "quickselect";
import type { Point } from "#app/places/area.ts";
import type { Order } from "#app/filters/criteria.ts";
import type { OrderedBy } from "#app/filters/orders.ts";
import type { FigurePair } from "#app/filters/condition.ts";
import { figureColumn, type Columns } from "./columns.ts";
import { hasEveryFigure, withFigure } from "./figure-filters.ts";
import { lngScale } from "../distance-scale.ts";
import type { Rows } from "./row-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** A page as it is asked for. */
interface AskedPage {
  order: Order;
  /** The figure that it goes by. */
  by: OrderedBy | undefined;
  /** Where `closest` measures from; without it that order falls back to `newest`. */
  near: Point | undefined;
  offset: number;
  size: number;
}

/**
 * One page of the rows that a search finds: those that have every figure compared, in the order asked for, and after them
 * those that lack one, which come the newest first where a figure orders the others.
 * @param compared the figures that the search asks for: of each, one of several pairs
 */
export function completeFirst(
  index: MemoryIndex,
  found: Rows,
  compared: readonly (readonly FigurePair[])[],
  { order, by, near, offset, size }: AskedPage,
): number[] {
  const asked = by ? [...compared, [{ low: by.figure, high: by.figure }]] : compared;
  if (asked.length === 0) return pageOf(index, found, order, by, near, offset, size);
  const isComplete = hasEveryFigure(index.columns, asked);
  if (found.newestFirst && isNewest(order, near)) return walk(index, found.rows, asked, offset, size);
  const { newestFirst } = found;
  const complete = allComplete(index, found.rows, asked);
  const page = pageOf(index, { rows: complete, newestFirst }, order, by, near, offset, size);
  if (page.length === size || offset + page.length >= found.rows.length) return page;
  const rest = { rows: found.rows.filter((row) => !isComplete(row)), newestFirst };
  const after = Math.max(0, offset - complete.length);
  return [...page, ...pageOf(index, rest, by ? "newest" : order, undefined, near, after, size - page.length)];
}

/** How many rows have every figure compared. */
export function countComplete(
  index: MemoryIndex,
  rows: Uint32Array,
  compared: readonly (readonly FigurePair[])[],
): number {
  return compared.length === 0 ? rows.length : allComplete(index, rows, compared).length;
}

function allComplete(
  { columns, scratch }: { columns: Columns; scratch: Uint32Array },
  rows: Uint32Array,
  asked: readonly (readonly FigurePair[])[],
): Uint32Array {
  return asked.reduce((passed, pairs) => withFigure(passed, scratch, columns, pairs), rows).slice();
}

/** Rows looked through for those that are complete before it is asked whether the page is full. */
const lookedThrough = 20_000;

/** A page of rows in their order, those that are complete first: ends as soon as the page is full. */
function walk(
  index: MemoryIndex,
  rows: Uint32Array,
  asked: readonly (readonly FigurePair[])[],
  offset: number,
  size: number,
): number[] {
  const isComplete = hasEveryFigure(index.columns, asked);
  const page: number[] = [];
  let passed = 0;
  for (const wanted of [true, false]) {
    for (let at = 0; at < rows.length && page.length < size; at += lookedThrough) {
      const some = rows.subarray(at, at + lookedThrough);
      const those = wanted ? allComplete(index, some, asked) : some.filter((row) => !isComplete(row));
      page.push(...those.subarray(Math.max(0, offset - passed)).subarray(0, size - page.length));
      passed += those.length;
    }
  }
  return page;
}

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
  within.sort((a, b) => keys[a]! - keys[b]! || index.compareReferences(rows[a]!, rows[b]!));
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
    const column = figureColumn(index.columns, by.figure);
    const sign = by.descending ? -1 : 1;
    for (let at = 0; at < rows.length; at++) keys[at] = sign * column.at(rows[at]!);
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
  const candidates = new Float64Array(count * 4 + 1_000);
  let size = 0;
  let limit = Infinity;
  for (const number of numbers) {
    if (number > limit) continue;
    candidates[size++] = number;
    if (size < candidates.length) continue;
    limit = nthSmallest(candidates, count - 1);
    size = count; // The selection has moved the smallest to the front.
  }
  return candidates.subarray(0, size);
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
