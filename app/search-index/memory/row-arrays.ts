/** Rows that are made room for at a time: a megabyte. */
const step = 2 ** 18;
/** Arrays kept for later, of each length. */
const maxFree = 4;

/**
 * Room for rows that answers are remembered by, used again once an answer is forgotten. A search among a million listings
 * would claim four megabytes each time; what others have left is at hand, and the collector is not called for it.
 */
export class RowArrays {
  readonly #free = new Map<number, Uint32Array[]>();
  /** Those that were given here, and by their end only once. */
  readonly #given = new WeakSet<Uint32Array>();

  /** A copy of rows, to be given back by `giveBack` or left to the collector. */
  copy(rows: Uint32Array): Uint32Array {
    // Few are claimed quickly.
    if (rows.length < step) return rows.slice();
    const length = Math.ceil(rows.length / step) * step;
    const room = this.#free.get(length)?.pop() ?? new Uint32Array(length);
    room.set(rows);
    const copy = room.subarray(0, rows.length);
    this.#given.add(copy);
    return copy;
  }

  /** Takes rows back that were given here; others are let be. Whoever reads them now may do so until the end of its turn. */
  giveBack(rows: Uint32Array): void {
    if (!this.#given.delete(rows)) return;
    queueMicrotask(() => {
      const room = new Uint32Array(rows.buffer);
      const free = this.#free.get(room.length) ?? [];
      if (free.length < maxFree) this.#free.set(room.length, [...free, room]);
    });
  }
}
