/** So many of the latest tell the pace, and so few do not. */
const [most, fewest] = [16, 4];

/** How fast a queue moves, from when the latest have left it. Times are in milliseconds, of one clock. */
export class QueuePace {
  #left: number[] = [];

  /** One has had its turn. */
  note(now: number): void {
    this.#left.push(now);
    if (this.#left.length > most) this.#left.shift();
  }

  /** Nobody waits any more: what comes later has another pace. */
  forget(): void {
    this.#left = [];
  }

  /** How long who comes now waits behind so many; 0 as long as it can't be told. A queue that stands still counts as slow. */
  waitBehind(others: number, now: number): number {
    const [first] = this.#left;
    if (first === undefined || this.#left.length < fewest) return 0;
    return ((now - first) / (this.#left.length - 1)) * others;
  }
}
