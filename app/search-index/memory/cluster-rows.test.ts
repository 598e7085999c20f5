import fc from "fast-check";
import { expect, test } from "vitest";
import { readBox, type Box } from "#app/places/area.ts";
import { clusterRows } from "./cluster-rows.ts";
import type { IndexRow } from "../index-row.ts";
import { memoryIndexOf } from "../testing/memory-index-of.ts";

const row = (id: number, lat: number, lng: number): IndexRow => ({
  id,
  reference: `r${id}`,
  listed: true,
  type: "office",
  toLet: true,
  forSale: false,
  invest: false,
  coworking: false,
  placeId: 1,
  advertiserId: 1,
  lat,
  lng,
  surfaceMin: null,
  surfaceTotal: null,
  rentLow: null,
  rentHigh: null,
  saleLow: null,
  saleHigh: null,
  publishedAt: id,
  revision: 1,
});

const index = memoryIndexOf([
  row(1, 50.85, 4.35),
  row(2, 51.05, 3.72),
  row(3, 49.61, 6.13),
  row(4, 90, 180),
  row(5, -90, -180),
]);
const everything = Uint32Array.from({ length: index.size }, (_, at) => at);

const total = (box: Box, zoom: number) =>
  clusterRows(index, everything, box, zoom).reduce((sum, { count }) => sum + count, 0);
const within = ({ west, south, east, north }: Box) =>
  [...everything].filter((at) => {
    const { lat, lng } = index.columns;
    return lng[at]! >= west && lng[at]! <= east && lat[at]! >= south && lat[at]! <= north;
  }).length;

test.each(["-180,-90,180,90", "2,49,6,90", "2,49,6,89.9999999", "-180,-90,-179.99999,-85", "4,50,4.00001,50.00001"])(
  "the map of %s is gathered in bounded time and memory at every zoom",
  (bbox) => {
    const box = readBox(bbox)!;
    expect(box).toBeDefined();
    for (let zoom = -4; zoom <= 40; zoom++) expect(total(box, zoom)).toBe(within(box));
  },
);

test("whatever box and zoom are asked for, nothing inside is lost and nothing else is counted", () => {
  const lat = fc.oneof(
    fc.constantFrom(-90, -85.0511, 0, -0, 49, 85.0511, 89.9999999, 90),
    fc.double({ min: -90, max: 90, noNaN: true }),
  );
  const lng = fc.oneof(fc.constantFrom(-360, -180, 0, 180, 540), fc.double({ min: -540, max: 540, noNaN: true }));
  const zoom = fc.oneof(fc.constantFrom(-1000, 0, 4, 17, 20, 1000), fc.double({ min: -10, max: 60, noNaN: true }));
  fc.assert(
    fc.property(lng, lat, lng, lat, zoom, (a, b, c, d, zoom) => {
      const box = { west: Math.min(a, c), south: Math.min(b, d), east: Math.max(a, c), north: Math.max(b, d) };
      expect(total(box, zoom)).toBe(within(box));
    }),
    { numRuns: 300 },
  );
});
