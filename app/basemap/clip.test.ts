import { expect, test } from "vitest";
import { seenArea, seenParts, type Spot } from "./clip.ts";

const frame = { left: 0, top: 0, right: 100, bottom: 100 };
const parts = (...line: Spot[]) => [...seenParts(line, frame)];

test("of a line what runs beyond a side is left out, and what is seen stays as it is", () => {
  expect(parts([50, 50], [60, 60], [150, 60], [160, 70], [150, 80], [50, 80])).toEqual([
    [
      [50, 50],
      [60, 60],
      [150, 60],
    ],
    [
      [150, 80],
      [50, 80],
    ],
  ]);
  expect(parts([150, 10], [150, 90])).toEqual([]);
});

test("a line that crosses the frame with both ends beyond it is seen, as is one past its corner", () => {
  expect(parts([-50, 50], [150, 50])).toHaveLength(1);
  expect(parts([50, -50], [150, 50])).toHaveLength(1);
});

test("an area is cut along the sides, outside of what is seen", () => {
  const [left, top, right, bottom] = [-10, -10, 110, 110];
  const around: Spot[] = [
    [-500, -500],
    [500, -500],
    [500, 500],
    [-500, 500],
  ];
  const cut = seenArea(around, frame);
  expect(new Set(cut.map(String))).toEqual(
    new Set(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].map(String),
    ),
  );
  expect(
    seenArea(
      [
        [-500, 0],
        [-400, 0],
        [-400, 50],
      ],
      frame,
    ),
  ).toEqual([]);
});

test("an area within the frame is left alone", () => {
  const ring: Spot[] = [
    [10, 10],
    [90, 20],
    [50, 80],
  ];
  expect(seenArea(ring, frame)).toBe(ring);
});
