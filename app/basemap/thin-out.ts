import type { Spot } from "./clip.ts";

/** Leaves out the spots of a line that lie no further than `most` beside it without them (Douglas and Peucker). */
export function thinOut(line: readonly Spot[], most: number): readonly Spot[] {
  const last = line.length - 1;
  if (last < 2 || most === 0) return line;
  const stays = new Uint8Array(line.length);
  stays[0] = stays[last] = 1;
  const ranges: [from: number, to: number][] = [[0, last]];
  // Each spot that stays parts one range in two.
  for (let next = 0; next < ranges.length && next < 2 * line.length; next++) {
    const [from, to] = ranges[next]!;
    let [furthest, far] = [0, most * most];
    for (let at = from + 1; at < to; at++) {
      const away = squareAway(line[at]!, line[from]!, line[to]!);
      if (away > far) [furthest, far] = [at, away];
    }
    if (furthest === 0) continue;
    stays[furthest] = 1;
    ranges.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, at) => stays[at] === 1);
}

/** The square of how far a spot lies from a line between two others. */
function squareAway([x, y]: Spot, [x0, y0]: Spot, [x1, y1]: Spot): number {
  const [wide, high] = [x1 - x0, y1 - y0];
  const square = wide * wide + high * high;
  const part = square && Math.max(0, Math.min(1, ((x - x0) * wide + (y - y0) * high) / square));
  return (x - x0 - part * wide) ** 2 + (y - y0 - part * high) ** 2;
}
