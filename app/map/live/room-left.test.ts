import { expect, test } from "vitest";
import { isHalfCovered } from "./room-left.ts";

const mark = { left: 100, top: 100, right: 144, bottom: 144 };

test("a mark of which 24 pixels are left can be pressed, of which fewer are left cannot", () => {
  expect(isHalfCovered(mark, [])).toBe(false);
  expect(isHalfCovered(mark, [{ left: 0, top: 0, right: 120, bottom: 300 }])).toBe(false);
  expect(isHalfCovered(mark, [{ left: 0, top: 0, right: 121, bottom: 300 }])).toBe(true);
  expect(isHalfCovered(mark, [{ left: 0, top: 110, right: 300, bottom: 300 }])).toBe(true);
});

test("what covers it at two sides takes from the same mark", () => {
  const left = { left: 0, top: 0, right: 112, bottom: 300 };
  const below = { left: 0, top: 126, right: 300, bottom: 300 };
  expect(isHalfCovered(mark, [left])).toBe(false);
  expect(isHalfCovered(mark, [below])).toBe(false);
  expect(isHalfCovered(mark, [left, { left: 126, top: 0, right: 300, bottom: 300 }])).toBe(true);
  expect(isHalfCovered(mark, [left, below])).toBe(false);
});

test("a mark beside, and one that is covered whole, stay as they are", () => {
  expect(isHalfCovered(mark, [{ left: 144, top: 0, right: 300, bottom: 300 }])).toBe(false);
  expect(isHalfCovered(mark, [{ left: 90, top: 90, right: 150, bottom: 150 }])).toBe(false);
});
