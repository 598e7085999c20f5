/**
 * How many typing errors lie between two words: letters left out, added, changed, or two neighbours exchanged.
 * @param limit above which the exact number does not matter
 * @returns the number, or `limit + 1` for more
 */
export function typingErrors(written: string, meant: string, limit: number): number {
  if (Math.abs(written.length - meant.length) > limit) return limit + 1;
  if (meant.length >= rows[0].length) rows = [0, 1, 2].map(() => new Uint16Array(2 * meant.length)) as Rows;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= meant.length; column++) last[column] = column;
  for (let row = 1; row <= written.length; row++) {
    const letter = written.charCodeAt(row - 1);
    current[0] = row;
    let lowest = row;
    for (let column = 1; column <= meant.length; column++) {
      const other = meant.charCodeAt(column - 1);
      let errors = last[column - 1]! + (letter === other ? 0 : 1);
      if (last[column]! < errors) errors = last[column]! + 1;
      if (current[column - 1]! < errors) errors = current[column - 1]! + 1;
      const isExchanged =
        row > 1 && column > 1 && letter === meant.charCodeAt(column - 2) && written.charCodeAt(row - 2) === other;
      if (isExchanged && beforeLast[column - 2]! < errors) errors = beforeLast[column - 2]! + 1;
      current[column] = errors;
      if (errors < lowest) lowest = errors;
    }
    if (lowest > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[meant.length]!, limit + 1);
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];

/** The last three rows of the table of errors, used again by each comparison: thousands are made while one types. */
let rows: Rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

/** Whether a name holds what was written, or it or its beginning is that with so many typing errors at most. */
export function isAlike(written: string, name: string, most: number): boolean {
  if (name.includes(written)) return true;
  const errors = (meant: string) => typingErrors(written, meant, most);
  return most > 0 && Math.min(errors(name), errors(name.slice(0, written.length))) <= most;
}
