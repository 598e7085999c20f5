import fc from "fast-check";
import { expect, test } from "vitest";
import type { Spot } from "./clip.ts";
import { thinOut } from "./thin-out.ts";

test("a spot that lies on the way is left out, one beside it stays", () => {
  const line: Spot[] = [
    [0, 0],
    [10, 0.5],
    [20, 0],
    [30, 5],
    [40, 0],
  ];
  expect(thinOut(line, 1)).toEqual([line[0], line[2], line[3], line[4]]);
  expect(thinOut(line, 0)).toEqual(line);
});

test("an area keeps its corners, though it begins where it ends", () => {
  const square: Spot[] = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(thinOut(square, 1)).toEqual(square.filter((_, index) => index !== 1));
});

test("no spot lies further beside what is left than it may, and both ends stay", () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }));
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 30 }), (line) => {
      const left = thinOut(line, 2);
      expect([left[0], left.at(-1)]).toEqual([line[0], line.at(-1)]);
      for (const [x, y] of line) {
        const nearest = Math.min(...left.slice(1).map(([x1, y1], index) => away([x, y], left[index]!, [x1, y1])));
        expect(nearest).toBeLessThanOrEqual(2 + 1e-9);
      }
    }),
  );
});

function away([x, y]: Spot, [x0, y0]: Spot, [x1, y1]: Spot): number {
  const square = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square));
  return Math.hypot(x - x0 - part * (x1 - x0), y - y0 - part * (y1 - y0));
}
