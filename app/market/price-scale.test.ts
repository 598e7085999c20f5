import { expect, test } from "vitest";
import { priceScale } from "./price-scale.ts";

test.each<[lowest: number, highest: number, ticks: number[]]>([
  [180, 250, [180, 200, 220, 240, 260]],
  [2_870, 3_376, [2_800, 3_000, 3_200, 3_400]],
  [8.2, 10.4, [8, 9, 10, 11]],
  [10.1, 10.6, [10, 10.2, 10.4, 10.6]],
  [215, 215, [200, 300]],
])("from %d to %d in round steps, with every price on the scale", (lowest, highest, ticks) => {
  expect(priceScale(lowest, highest)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
});
