import fc from "fast-check";
import { expect, test } from "vitest";
import { readBox, writeBox } from "#app/places/area.ts";
import { drawBasemap } from "./draw-basemap.server.ts";
import { basemapSquare, neighbours, placer } from "./picture-frame.ts";

const degrees = (most: number) =>
  fc.oneof(fc.constantFrom(-most, 0, -0, most, most - 1e-7), fc.double({ min: -most, max: most, noNaN: true }));
const boxes = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)])
  .map((sides) => readBox(sides.map((side) => side.toFixed(8)).join(",")))
  .filter((box) => box !== undefined);

test("every view that can be asked for is framed in figures, and so are those its links lead to", () => {
  fc.assert(
    fc.property(boxes, degrees(180), degrees(90), (view, lng, lat) => {
      expect(placer(view)({ lng, lat }).every(Number.isFinite)).toBe(true);
      expect(Object.values(basemapSquare(view)).every(Number.isFinite)).toBe(true);
      for (const next of Object.values(neighbours(view))) if (next) expect(readBox(writeBox(next))).toEqual(next);
    }),
  );
});

test("at the edge of the map there is no link beyond it", () => {
  const { north, east, zoomOut } = neighbours({ west: 179.9, south: 85.05, east: 180, north: 85.0511 });
  expect(north && north.north).toBeLessThanOrEqual(85.0511);
  expect(east?.east ?? 180).toBeLessThanOrEqual(180);
  expect(zoomOut?.north).toBeLessThanOrEqual(85.0511);
});

test.each(["-180,-90,180,90", "2,49,6,90", "-0,-90,0.00001,-85"])("the basemap of %s is drawn", (written) => {
  const box = readBox(written)!;
  const svg = drawBasemap(basemapSquare(box), "day");
  expect(svg).not.toMatch(/NaN|Infinity/);
  expect(svg.length).toBeLessThan(2_000_000);
});
