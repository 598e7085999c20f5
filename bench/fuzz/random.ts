/** Chance that repeats itself: the same seed draws the same on every machine (mulberry32). */
export class Random {
  #state = 0x811c9dc5;

  constructor(seed: string) {
    // FNV-1a.
    for (const character of seed) this.#state = Math.imul(this.#state ^ character.codePointAt(0)!, 0x01000193);
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True in the given share of cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of the values, all equally likely. */
  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error("Nothing to pick from");
    return values[this.int(0, values.length - 1)]!;
  }

  /** One of the keys, as likely as its weight says. */
  weigh<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    const entries = Object.entries<number | undefined>(weights).map(
      ([key, weight]) => [key as Key, weight ?? 0] as const,
    );
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (rest -= weight) < 0);
    if (!found) throw new Error("Nothing to weigh");
    return found[0];
  }

  /** `count` of the values (fewer when there are fewer), in the order given. */
  some<T>(values: readonly T[], count: number): T[] {
    let left = Math.min(count, values.length);
    return values.filter((_, index) => {
      const isChosen = this.next() * (values.length - index) < left;
      if (isChosen) left -= 1;
      return isChosen;
    });
  }
}
