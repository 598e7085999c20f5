/**
 * How many typing errors lie between two words: letters left out, added, changed, or two neighbours exchanged.
 * @param limit above which the exact number does not matter
 * @returns the number, or `limit + 1` for more
 */
export function typingErrors(written: string, meant: string, limit: number): number {
  if (Math.abs(written.length - meant.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= written.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= meant.length; column++) {
      const same = written[row - 1] === meant[column - 1];
      let errors = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const exchanged = written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1];
      if (exchanged && row > 1 && column > 1) errors = Math.min(errors, beforeLast[column - 2]! + 1);
      current.push(errors);
      lowest = Math.min(lowest, errors);
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[meant.length]!, limit + 1);
}

/** Whether a name holds what was written, or it or its beginning is that with so many typing errors at most. */
export function isAlike(written: string, name: string, most: number): boolean {
  if (name.includes(written)) return true;
  const errors = (meant: string) => typingErrors(written, meant, most);
  return most > 0 && Math.min(errors(name), errors(name.slice(0, written.length))) <= most;
}
