import { expect, test } from "vitest";
import { areaSquares } from "./area-squares.ts";

const of = (surfaceTotal: number | null, surfaceMin: number | null = null) => ({ surfaceMin, surfaceTotal });

test("floor areas are squares to one scale: four times the area is twice the side", () => {
  const { squares } = areaSquares([of(400), of(100), of(null)]);
  expect(squares).toEqual([{ side: 1, metres: 20 }, { side: 0.5, metres: 10 }, undefined]);
});

test("the smallest part of what can be divided stands within its square", () => {
  expect(areaSquares([of(400, 100), of(400, 400)]).squares).toEqual([
    { side: 1, metres: 20, part: 0.5 },
    { side: 1, metres: 20 },
  ]);
});

test.each([
  [3_364, 20, 20 / 58],
  [400, 10, 0.5],
  [90_000, 100, 1 / 3],
  [64, 2, 0.25],
  [1, 1, 1],
])(
  "a largest area of %i m² is ruled by %i metres, a round length of at most half its side",
  (largest, metres, part) => {
    expect(areaSquares([of(largest), of(1)]).scale).toEqual({ metres, part });
  },
);

test("a single area is compared with nothing", () => {
  expect(areaSquares([of(400), of(null)])).toEqual({ squares: [undefined, undefined] });
});
