import { geoIdentity, geoPath } from "d3-geo";
import { expect, test } from "vitest";
import { SvgPath } from "./svg-path.ts";

function drawn(...lines: [number, number][][]): string {
  const svgPath = new SvgPath();
  geoPath(geoIdentity(), svgPath)({ type: "MultiLineString", coordinates: lines });
  return svgPath.path();
}

test("a line is written in steps of whole units", () => {
  const line: [number, number][] = [
    [10.2, 10],
    [20, 5],
    [17, 25.4],
  ];
  expect(drawn(line)).toBe("m10 10 10-5-3 20");
});

test("what would not be seen is left out, but for the end of a line", () => {
  const line: [number, number][] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [10, 0],
    [11, 1],
  ];
  expect(drawn(line)).toBe("m0 0 10 0 1 1");
});

test("a second line begins where the first one ended", () => {
  const first: [number, number][] = [
    [0, 0],
    [10, 10],
  ];
  const second: [number, number][] = [
    [5, 5],
    [5, 20],
  ];
  expect(drawn(first, second)).toBe("m0 0 10 10m-5-5 0 15");
});

test("an area is closed, and the next one starts from its first corner", () => {
  const svgPath = new SvgPath();
  const square = (at: number) => [
    [
      [at, at],
      [at, at + 10],
      [at + 10, at + 10],
      [at, at],
    ],
  ];
  geoPath(geoIdentity(), svgPath)({ type: "MultiPolygon", coordinates: [square(0), square(20)] });
  expect(svgPath.path()).toBe("m0 0 0 10 10 0zm20 20 0 10 10 0z");
});
