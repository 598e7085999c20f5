import { expect, test } from "vitest";
import { areaSquares } from "./area-squares.ts";

const of = (surfaceTotal: number | null, surfaceMin: number | null = null) => ({ surfaceMin, surfaceTotal });

test("floor areas are squares to one scale: four times the area is twice the side", () => {
  const { squares, side } = areaSquares([of(400), of(100), of(null)]);
  expect(squares).toEqual([{ side: 1 }, { side: 0.5 }, undefined]);
  expect(side).toBe(20);
});

test("the smallest part of what can be divided stands within its square", () => {
  expect(areaSquares([of(400, 100), of(400, 400)]).squares).toEqual([{ side: 1, part: 0.5 }, { side: 1 }]);
});

test("a single area is compared with nothing", () => {
  expect(areaSquares([of(400), of(null)])).toEqual({ squares: [undefined, undefined] });
});
