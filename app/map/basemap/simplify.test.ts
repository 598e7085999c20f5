import { expect, test } from "vitest";
import { simplify } from "./simplify.ts";

test("points on the way are left out, corners and ends stay", () => {
  const line: [number, number][] = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10, 10],
    [10.3, 15],
    [10, 20],
  ];
  expect(simplify(line, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 20],
  ]);
  expect(simplify(line, 0.1)).toEqual(line);
});
