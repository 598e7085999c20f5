/** A point of a picture, in its units. */
export type Spot = [x: number, y: number];

/** The part of a picture that is drawn. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Units that are drawn beyond the frame: neither the end of a line nor the edge of an area shows within. */
const beyond = 10;

/** The parts of a line that can be seen: what runs beyond one side of the frame is left out, nothing within it changes. */
export function* seenParts(line: readonly Spot[], frame: Frame): Generator<Spot[]> {
  let part: Spot[] = [];
  let before: { spot: Spot; sides: number } | undefined;
  for (const spot of line) {
    const sides = sidesBeyond(spot, frame);
    if (before && (before.sides & sides) === 0) {
      if (part.length === 0) part.push(before.spot);
      part.push(spot);
    } else if (part.length > 0) {
      yield part;
      part = [];
    }
    before = { spot, sides };
  }
  if (part.length > 0) yield part;
}

/** An area within the frame, closed along its sides (Sutherland and Hodgman); empty where nothing of it is seen. */
export function seenArea(ring: readonly Spot[], frame: Frame): readonly Spot[] {
  const reach = ring.reduce((sides, spot) => sides | sidesBeyond(spot, frame), 0);
  return sides.reduce((area, side, index) => (reach & (1 << index) ? cutOff(area, side, frame) : area), ring);
}

/** How far beyond a side of the frame a spot lies; below 0 within. */
const sides: ((spot: Spot, frame: Frame) => number)[] = [
  ([x], { left }) => left - beyond - x,
  ([x], { right }) => x - right - beyond,
  ([, y], { top }) => top - beyond - y,
  ([, y], { bottom }) => y - bottom - beyond,
];

/** Beyond which of them: a bit for each. */
function sidesBeyond([x, y]: Spot, { left, top, right, bottom }: Frame): number {
  const across = x < left - beyond ? 1 : x > right + beyond ? 2 : 0;
  return across | (y < top - beyond ? 4 : y > bottom + beyond ? 8 : 0);
}

function cutOff(area: readonly Spot[], side: (spot: Spot, frame: Frame) => number, frame: Frame): Spot[] {
  const left: Spot[] = [];
  for (const [index, to] of area.entries()) {
    const from = area.at(index - 1)!;
    const [past, at] = [side(from, frame), side(to, frame)];
    if (past > 0 !== at > 0) {
      const part = past / (past - at);
      left.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    if (at <= 0) left.push(to);
  }
  return left;
}
