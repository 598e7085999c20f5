/** Rows sorted, and rows merged, before others get their turn: some milliseconds. */
const sortedAtOnce = 2_048;
const mergedAtOnce = 8_192;

/**
 * Sorts row numbers without holding up others: runs first, then pairs of them merged until one is left.
 * @param breathe lets others have their turn
 * @returns the rows in order, in a new array
 */
export async function sortInChunks(
  rows: Uint32Array,
  compare: (a: number, b: number) => number,
  breathe: () => Promise<unknown>,
): Promise<Uint32Array> {
  let from: Uint32Array = rows.slice();
  for (let at = 0; at < from.length; at += sortedAtOnce) {
    from.subarray(at, at + sortedAtOnce).sort(compare);
    await breathe();
  }
  let to: Uint32Array = new Uint32Array(rows.length);
  for (let width = sortedAtOnce; width < from.length; width *= 2) {
    let merged = 0;
    for (let start = 0; start < from.length; start += width * 2) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + width * 2, from.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const isLeft = right >= end || (left < middle && compare(from[left]!, from[right]!) <= 0);
        to[at] = isLeft ? from[left++]! : from[right++]!;
        if (++merged % mergedAtOnce === 0) await breathe();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
