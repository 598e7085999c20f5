import type { FigureColumn } from "./figure-column.ts";
import type { Rows } from "./matcher.ts";

type Numbers = Uint16Array | Uint32Array;

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
    this.#wider = wider && newestFirst && rows.length > wider.rows.length / 2 ? wider : undefined;
  }

  /** @param size numbers are below */
  countsOf(numbers: Numbers, size: number): Uint32Array {
    const known = this.#counts.get(numbers);
    if (known && known.length >= size) return known;
    const counts = this.#wider ? this.#takeOff(this.#wider, numbers, size) : count(this.rows, numbers, size);
    this.#counts.set(numbers, counts);
    return counts;
  }

  /** Tells each different figure of a column, NaN among them, and how many have it; some may be told several times. */
  tell(column: FigureColumn, tell: (figure: number, count: number) => void): void {
    const { entries, figures } = column;
    if (entries instanceof Float64Array) {
      for (const row of this.rows) tell(entries[row]!, 1);
      return;
    }
    for (const [number, count] of this.countsOf(entries, figures.length).entries()) {
      if (count > 0) tell(figures[number]!, count);
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
  for (let at = 0; at < rows.length; at++) counts[numbers[rows[at]!]!]!++;
  return counts;
}

/** The rows that some others in the same order lack. @throws RangeError when the others are not all among them */
function rest(all: Uint32Array, some: Uint32Array): Uint32Array {
  const left = new Uint32Array(all.length - some.length);
  let [at, next, count] = [0, 0, 0];
  for (; at < all.length && next < some.length; at++) {
    const isThere = Number(all[at]! === some[next]!);
    if (isThere === 0) left[count] = all[at]!;
    next += isThere;
    count += 1 - isThere;
  }
  if (next < some.length) throw new RangeError("The wider search lacks rows of the narrower one");
  left.set(all.subarray(at), count);
  return left;
}
