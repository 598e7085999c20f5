/** Entries of columns moved before others get their turn: a few milliseconds. */
export const movedAtOnce = 50_000;

/** Does something for each of so many rows, and tells after each part how many they were. */
export function* inParts(size: number, move: (at: number) => void): Generator<number, void> {
  for (let at = 0; at < size; ) {
    const end = Math.min(size, at + movedAtOnce);
    for (; at < end; at++) move(at);
    yield movedAtOnce;
  }
}
