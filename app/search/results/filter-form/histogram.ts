import type { Histogram } from "#app/search-index/facets.ts";
import { fewestDrawn } from "#app/search-index/fewest-prices.ts";
import type { Range } from "#app/filters/ranges.ts";

/** The height of the drawing, in its own units; a class is one unit wide. */
export const histogramHeight = 32;

/** Whether a histogram says something: of several classes, and of enough listings. */
export function isTelling({ from, counts }: Histogram): boolean {
  return from.length > 1 && counts.reduce((sum, count) => sum + count, 0) >= fewestDrawn;
}

const gap = 0.08;
/** Even a single listing among thousands is to be seen. */
const lowest = 1.5;

/**
 * Draws the classes of a histogram as two paths, those that a range holds and the others. The square root of a count
 * gives its height: a few large classes do not flatten the rest.
 */
export function drawHistogram({ counts }: Histogram, [first, last]: Thumbs): { inside: string; outside: string } {
  const most = Math.sqrt(Math.max(1, ...counts));
  const paths = { inside: "", outside: "" };
  counts.forEach((count, index) => {
    if (count === 0) return;
    const height = Math.max(lowest, (Math.sqrt(count) / most) * histogramHeight);
    const bar = `M${index + gap} ${histogramHeight}v-${round(height)}h${1 - 2 * gap}V${histogramHeight}z`;
    paths[index >= first && index < last ? "inside" : "outside"] += bar;
  });
  return paths;
}

function round(height: number) {
  return Math.round(height * 10) / 10;
}

/** Where the two thumbs stand: before which class the range begins, and before which it ends. */
export type Thumbs = [first: number, last: number];

/** The thumbs nearest to a range that holds it; an open end lies at the edge. */
export function thumbsOf({ from }: Histogram, { min, max }: Range): Thumbs {
  const first = min === undefined ? 0 : Math.max(0, from.filter((bound) => bound <= min).length - 1);
  const above = max === undefined ? -1 : from.findIndex((bound) => bound >= max);
  return [first, Math.max(first + 1, above < 0 ? from.length : above)];
}

/** The range between two thumbs; open where a thumb stands at the edge. */
export function rangeOf({ from }: Histogram, [first, last]: Thumbs): Range {
  return {
    ...(first > 0 && { min: from[first] }),
    ...(last < from.length && { max: from[last] }),
  };
}
