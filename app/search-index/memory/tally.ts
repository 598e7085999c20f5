import type { FigureColumn } from "./figure-column.ts";
import type { Rows } from "./row-filters.ts";

type Numbers = Uint16Array | Uint32Array;

/** The share of a wider search from which it is quicker to take off what is missing than to count what is there. */
const most = 0.75;
/** Below so many different numbers, some occur so often that one counter would be waited for. */
const fewNumbers = 4_096;

/**
 * How often each number of a column occurs among some rows, counted when it is asked for and kept. Filters that most
 * listings pass leave most of a wider search: of that, remembered, only those that are missing are taken off.
 */
export class Tally {
  readonly rows: Uint32Array;
  readonly #wider: Tally | undefined;
  readonly #counts = new Map<Numbers, Uint32Array>();
  #missing: Uint32Array | undefined;

  /** @param wider of all these rows and others, in the same order */
  constructor({ rows, newestFirst }: Rows, wider?: Tally) {
    this.rows = rows;
    this.#wider = wider && newestFirst && rows.length > wider.rows.length * most ? wider : undefined;
  }

  /** @param size numbers are below */
  countsOf(numbers: Numbers, size: number): Uint32Array {
    const known = this.#counts.get(numbers);
    if (known && known.length >= size) return known;
    // Which are missing is found as slowly as two columns are counted: for the first, it is not worth while.
    const isFirst = this.#counts.size === 0;
    const counts =
      this.#wider && !isFirst ? this.#takeOff(this.#wider, numbers, size) : count(this.rows, numbers, size);
    this.#counts.set(numbers, counts);
    return counts;
  }

  /** Visits each different figure of a column, NaN among them, with how many have it; some may be visited several times. */
  forEachValue(column: FigureColumn, visit: (figure: number, count: number) => void): void {
    const { entries, figures } = column;
    if (entries instanceof Float64Array) {
      for (const row of this.rows) visit(entries[row]!, 1);
      return;
    }
    const counts = this.countsOf(entries, figures.length);
    for (let number = 0; number < figures.length; number++) {
      if (counts[number]! > 0) visit(figures[number]!, counts[number]!);
    }
  }

  #takeOff(wider: Tally, numbers: Numbers, size: number): Uint32Array {
    // At hand by a name of its own: looked up in each turn of the loop, it would take longer than all the rest.
    const missing = (this.#missing ??= rest(wider.rows, this.rows));
    const counts = wider.countsOf(numbers, size).slice();
    for (let at = 0; at < missing.length; at++) counts[numbers[missing[at]!]!]!--;
    return counts;
  }
}

function count(rows: Uint32Array, numbers: Numbers, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  if (size > fewNumbers) {
    for (let at = 0; at < rows.length; at++) counts[numbers[rows[at]!]!]!++;
    return counts;
  }
  // Four rows at a time, each with counters of its own: none waits until the one before it has counted the same number.
  const [second, third, fourth] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)];
  const whole = rows.length & ~3;
  for (let at = 0; at < whole; at += 4) {
    counts[numbers[rows[at]!]!]!++;
    second[numbers[rows[at + 1]!]!]!++;
    third[numbers[rows[at + 2]!]!]!++;
    fourth[numbers[rows[at + 3]!]!]!++;
  }
  for (let at = whole; at < rows.length; at++) counts[numbers[rows[at]!]!]!++;
  for (let number = 0; number < size; number++) counts[number]! += second[number]! + third[number]! + fourth[number]!;
  return counts;
}

/** The rows that some others in the same order lack. @throws RangeError when the others are not all among them */
function rest(all: Uint32Array, some: Uint32Array): Uint32Array {
  // Each row is written, and stays when the count goes on: a place more than there are to be.
  const left = new Uint32Array(all.length - some.length + 1);
  let [at, next, count] = [0, 0, 0];
  for (; at < all.length && next < some.length && count < left.length; at++) {
    const isThere = Number(all[at]! === some[next]!);
    left[count] = all[at]!;
    next += isThere;
    count += 1 - isThere;
  }
  if (next < some.length) throw new RangeError("The wider search lacks rows of the narrower one");
  left.set(all.subarray(at), count);
  return left.subarray(0, all.length - some.length);
}
