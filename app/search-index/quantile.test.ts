import { expect, test } from "vitest";
import { medianOf, quantile } from "./quantile.ts";

test("the median of an even number lies between the two in the middle, of an odd one it is the middle", () => {
  expect(medianOf([1, 2, 4, 9])).toBe(3);
  expect(medianOf([1, 2, 9])).toBe(2);
  expect(quantile([1, 2, 9], 0.25)).toBe(1.5);
});
