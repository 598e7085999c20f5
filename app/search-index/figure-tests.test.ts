import { describe, expect, test } from "vitest";
import type { RangeCondition } from "#app/filters/condition.ts";
import { figureTests } from "./figure-tests.ts";

/** What is offered in several sizes, from 100 to 300 m². */
const figures: Readonly<Record<string, number>> = { surface_min: 100, surface_total: 300 };

/** Whether the listing is found by a range of sizes. */
function isFoundBy(range: { min?: number; max?: number }, of = figures): boolean {
  const condition: RangeCondition = { kind: "range", of: [{ low: "surface_min", high: "surface_total" }], range };
  return figureTests(condition)!.every(({ name, meets }) => meets(of[name]!));
}

describe("a listing of several sizes is found by a range that one of them may lie in", () => {
  test.each([
    [{ min: 300 }, true],
    [{ min: 301 }, false],
    [{ max: 100 }, true],
    [{ max: 99 }, false],
    [{ min: 200, max: 250 }, true],
    [{ min: 10, max: 99 }, false],
    [{ min: 301, max: 900 }, false],
    [{}, true],
  ])("%o: %s", (range, expected) => {
    expect(isFoundBy(range)).toBe(expected);
  });

  test("and what its advertiser does not tell keeps it from none", () => {
    const unknown = { surface_min: Number.NaN, surface_total: Number.NaN };
    for (const range of [{ min: 300 }, { max: 100 }, { min: 1, max: 2 }]) expect(isFoundBy(range, unknown)).toBe(true);
  });
});
