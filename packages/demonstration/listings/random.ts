/**
 * Chance that repeats itself: the same seed gives the same numbers on every machine (sfc32, 32-bit whole numbers only).
 * Each listing, and each side of a listing, draws from a stream of its own, so that a new phrase in a description does
 * not change a price, and listing 1,000 does not depend on how many came before it.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: string) {
    // Two FNV-1a hashes and their mix: enough for sfc32, which needs no particular state.
    let low = 0x811c9dc5;
    let high = 0x9e3779b9;
    for (let i = 0; i < seed.length; i++) {
      const code = seed.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
    }
    this.#a = low | 0;
    this.#b = high | 0;
    this.#c = (low ^ Math.imul(high, 0xc2b2ae35)) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A stream of its own, as far from this one as from any other. */
  fork(): Random {
    const child = new Random("");
    child.#a = (this.next() * 4294967296) | 0;
    child.#b = (this.next() * 4294967296) | 0;
    child.#c = (this.next() * 4294967296) | 0;
    child.#d = 1;
    for (let i = 0; i < 4; i++) child.next();
    return child;
  }

  /** At least 0, below 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** True in the given share of cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** At least `low`, below `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Between `low` and `high`, the middle likelier than the ends. */
  around(low: number, high: number): number {
    return low + (high - low) * ((this.next() + this.next()) / 2);
  }

  /** Between `low` and `high`, small values likelier: how surfaces are spread on a market. */
  skewed(low: number, high: number, power = 2): number {
    return low + (high - low) * this.next() ** power;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of the values, all equally likely. */
  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  }

  /** One of the keys, as likely as its weight says. */
  weigh<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    let rest = 0;
    for (const key in weights) rest += weights[key] ?? 0;
    rest *= this.next();
    for (const key in weights) {
      rest -= weights[key] ?? 0;
      if (rest < 0) return key;
    }
    throw new Error("Nothing to weigh");
  }

  /** `count` of the values (fewer when there are fewer), in the order given. */
  some<T>(values: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    let left = Math.min(count, values.length);
    for (const [index, value] of values.entries()) {
      if (this.next() * (values.length - index) < left) {
        chosen.push(value);
        left -= 1;
      }
    }
    return chosen;
  }
}

/** A table that is drawn from often: one of the values, as likely as its weight says, in logarithmic time. */
export class Lot<T> {
  readonly #values: readonly T[];
  readonly #ends: Float64Array;

  constructor(values: readonly T[], weight: (value: T) => number) {
    this.#values = values;
    this.#ends = new Float64Array(values.length);
    let sum = 0;
    for (const [index, value] of values.entries()) this.#ends[index] = sum += weight(value);
  }

  draw(random: Random): T {
    const mark = random.next() * (this.#ends.at(-1) ?? 0);
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    const value = this.#values[low];
    if (value === undefined) throw new Error("Nothing to draw from");
    return value;
  }
}

/** The nearest multiple of `step`. */
export function roundTo(value: number, step: number): number {
  // A step below 1 would leave binary dust (7.300000000000001): it is rounded away.
  return Math.round(Math.round(value / step) * step * 1e6) / 1e6;
}

/** As people quote amounts: two or three leading figures, the third a 0 or a 5 where the amount is large. */
export function roundAmount(value: number): number {
  if (value < 1_000) return roundTo(value, 10);
  if (value < 4_000) return roundTo(value, 25);
  if (value < 20_000) return roundTo(value, 250);
  if (value < 100_000) return roundTo(value, 1_000);
  if (value < 1_000_000) return roundTo(value, 5_000);
  if (value < 5_000_000) return roundTo(value, 25_000);
  return roundTo(value, 100_000);
}
