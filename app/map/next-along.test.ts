import { expect, test } from "vitest";
import { nextAlong } from "./next-along.ts";

test("what the list has is followed by its neighbour there, until it ends", () => {
  expect(nextAlong("b", 1, ["a", "b", "c"], ["b", "x"])).toBe("c");
  expect(nextAlong("b", -1, ["a", "b", "c"], [])).toBe("a");
  expect(nextAlong("c", 1, ["a", "b", "c"], ["c", "x"])).toBeUndefined();
});

test("what only the map has is followed by its neighbour there", () => {
  expect(nextAlong("x", 1, ["a"], ["w", "x", "y"])).toBe("y");
  expect(nextAlong("x", -1, ["a"], ["w", "x", "y"])).toBe("w");
});

test("the only mark of its own leads into the list", () => {
  expect(nextAlong("x", 1, ["a", "b"], ["x"])).toBe("a");
  expect(nextAlong("x", -1, ["a", "b"], ["x"])).toBe("b");
  expect(nextAlong("x", 1, [], ["x"])).toBeUndefined();
});
