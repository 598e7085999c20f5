export type Position = [x: number, y: number];

/**
 * A line without the points that lie closer than `tolerance` to what remains (Douglas and Peucker); its ends stay.
 * @param tolerance in the unit of the positions
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const spans: [from: number, to: number][] = [[0, line.length - 1]];
  while (spans.length > 0) {
    const [from, to] = spans.pop()!;
    let farthest = -1;
    let most = tolerance * tolerance;
    for (let index = from + 1; index < to; index++) {
      const away = squaredDistance(line[index]!, line[from]!, line[to]!);
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept[index]);
}

/** From a point to the stretch between two others, squared. */
function squaredDistance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}
