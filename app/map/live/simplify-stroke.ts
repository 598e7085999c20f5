/** A spot on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** How far a stroke may lie from what is kept of it, in pixels: less is the hand's trembling. */
const tolerance = 4;

/**
 * What is kept of a stroke that was drawn by hand: the spots between which it runs straight (Douglas and Peucker), and no
 * more than `most` of them. A stroke that ends where it began is closed there: the last spot is left out.
 */
export function simplifyStroke(stroke: readonly Spot[], most: number): Spot[] {
  let within = tolerance;
  let corners = cornersWithin(stroke, within);
  while (corners.length > Math.max(2, most)) corners = cornersWithin(stroke, (within *= 1.5));
  return corners;
}

function cornersWithin(stroke: readonly Spot[], within: number): Spot[] {
  const kept = straightened(stroke, within);
  const [first, last] = [kept[0], kept.at(-1)];
  const closes = first && last && kept.length > 3 && distance(first, last) < 6 * tolerance;
  return closes ? kept.slice(0, -1) : kept;
}

export const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

function straightened(stroke: readonly Spot[], within: number): Spot[] {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (!first || !last || stroke.length < 3) return [...stroke];
  let farthest = 0;
  let most = 0;
  for (let at = 1; at < stroke.length - 1; at++) {
    const off = distanceToLine(stroke[at]!, first, last);
    if (off > most) [farthest, most] = [at, off];
  }
  if (most <= within) return [first, last];
  return [
    ...straightened(stroke.slice(0, farthest + 1), within).slice(0, -1),
    ...straightened(stroke.slice(farthest), within),
  ];
}

/** From the line between two spots, or from them where they are one. */
function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return distance(spot, from);
  const part = Math.max(0, Math.min(1, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length));
  return distance(spot, { x: from.x + part * dx, y: from.y + part * dy });
}
