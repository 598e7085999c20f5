/** A spot on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** How far a stroke may lie from what is kept of it, in pixels: less is the hand's trembling. */
const tolerance = 4;

/** Spots at most that are kept of a stroke while it is drawn: what is done at each of its moves stays as short. */
export const mostSpots = 1_000;

/**
 * A stroke of no more than `mostSpots`: of a longer one one spot of two is dropped, the one before and the one behind in
 * turn, else nothing were left of what goes up and down. Its end is kept.
 */
export function thinned<S extends Spot>(stroke: readonly S[]): S[] {
  let kept = [...stroke];
  while (kept.length > mostSpots) kept = kept.filter((_, at) => at % 4 === 0 || at % 4 === 3 || at === kept.length - 1);
  return kept;
}

/**
 * What is kept of a stroke that was drawn by hand: the spots between which it runs straight (Douglas and Peucker), and no
 * more than `most` of them. A stroke that ends where it began is closed there: the last spot is left out.
 */
export function simplifyStroke<S extends Spot>(stroke: readonly S[], most: number): S[] {
  const spots = thinned(stroke);
  const offs = offsOf(spots);
  let within = tolerance;
  let corners = cornersWithin(spots, offs, within);
  while (corners.length > Math.max(2, most)) {
    const fewer = cornersWithin(spots, offs, (within *= 1.5));
    // Of a scribble all spots are as far off: it would become a line, which holds no area.
    if (fewer.length < 3) return spread(corners, most);
    corners = fewer;
  }
  return corners;
}

function cornersWithin<S extends Spot>(spots: readonly S[], offs: readonly number[], within: number): S[] {
  const kept = spots.filter((_, at) => offs[at]! > within);
  const [first, last] = [kept[0], kept.at(-1)];
  const closes = first && last && kept.length > 3 && distance(first, last) < 6 * tolerance;
  return closes ? kept.slice(0, -1) : kept;
}

/** `most` of them, evenly from the first to the last. */
function spread<S>(corners: readonly S[], most: number): S[] {
  return Array.from({ length: most }, (_, at) => corners[Math.round((at * (corners.length - 1)) / (most - 1))]!);
}

export const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * How far off each spot is, in pixels, from the line between those that are kept when it comes to it: below that tolerance
 * it is kept, too. The ends always are.
 */
function offsOf(spots: readonly Spot[]): number[] {
  const offs = spots.map(() => 0);
  if (spots.length === 0) return offs;
  offs[0] = offs[spots.length - 1] = Infinity;
  const ranges: [from: number, to: number][] = [[0, spots.length - 1]];
  for (let next = 0; next < ranges.length; next++) {
    const [from, to] = ranges[next]!;
    let [farthest, most] = [0, 0];
    for (let at = from + 1; at < to; at++) {
      const off = distanceToLine(spots[at]!, spots[from]!, spots[to]!);
      if (off > most) [farthest, most] = [at, off];
    }
    if (most === 0) continue;
    // Never kept before the ends of its range are.
    offs[farthest] = Math.min(most, offs[from]!, offs[to]!);
    ranges.push([from, farthest], [farthest, to]);
  }
  return offs;
}

/** From the line between two spots, or from them where they are one. */
function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return distance(spot, from);
  const part = Math.max(0, Math.min(1, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length));
  return distance(spot, { x: from.x + part * dx, y: from.y + part * dy });
}
