import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cluster } from "#app/search-index/clusters.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { mergeClusters } from "./merge-clusters.ts";

const at = (lng: number, lat: number, count: number): Cluster => ({ lng, lat, count, box: [lng, lat, lng, lat] });

test("marks that would cover each other become one, in the place of the larger", () => {
  const [brussels, ghent] = mergeClusters([at(4.35, 50.85, 30), at(3.72, 51.05, 20), at(4.36, 50.86, 4)], 8);
  expect(brussels).toEqual({ lng: 4.35, lat: 50.85, count: 34, box: [4.35, 50.85, 4.36, 50.86] });
  expect(ghent).toMatchObject({ count: 20 });
});

test("near by they stand alone, and no listing is lost", () => {
  const clusters = [
    at(4.35, 50.85, 30),
    at(4.36, 50.86, 4),
    { ...at(4.37, 50.87, 1), single: { id: 1, reference: "qb-1", revision: 1 } },
  ];
  expect(mergeClusters(clusters, 15)).toEqual(clusters);
  const merged = mergeClusters(clusters, 5);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({ count: 35 });
  expect(merged[0]).not.toHaveProperty("single");
});

test("whatever stands anywhere, marks stand apart and each listing is in one of them", () => {
  const spots = fc.array(
    fc.record({
      lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
      lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
      count: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(spots, fc.integer({ min: 0, max: 26 }), (spots, zoom) => {
      const given = spots.map(({ lng, lat, count }) => at(lng, lat, count)).sort((a, b) => b.count - a.count);
      const merged = mergeClusters(given, zoom);
      const sum = (clusters: readonly Cluster[]) => clusters.reduce((all, { count }) => all + count, 0);
      expect(sum(merged)).toBe(sum(given));
      const pixels = merged.map(({ lng, lat }) => [mercatorX(lng), mercatorY(lat)].map((at) => at * 256 * 2 ** zoom));
      for (const [index, [x, y]] of pixels.entries()) {
        for (const [otherX, otherY] of pixels.slice(index + 1)) {
          expect(Math.hypot(x! - otherX!, y! - otherY!)).toBeGreaterThanOrEqual(54);
        }
      }
    }),
  );
});

test("two prices stand further apart side by side than one above the other", () => {
  const single = (id: number, lng: number, lat: number): Cluster => ({
    ...at(lng, lat, 1),
    single: { id, reference: `qb-${id}`, revision: 1 },
  });
  const pixel = 360 / (256 * 2 ** 15);
  const beside = mergeClusters([single(1, 4.35, 50.85), single(2, 4.35 + 70 * pixel, 50.85)], 15);
  expect(beside).toHaveLength(1);
  const above = mergeClusters([single(1, 4.35, 50.85), single(2, 4.35, 50.85 + 60 * pixel * 0.63)], 15);
  expect(above).toHaveLength(2);
});

test("many thousand marks are joined in less than a moment", () => {
  const spread = Array.from({ length: 120_000 }, (_, index) => at(2.5 + (index % 300) / 75, 49.5 + index / 60_000, 1));
  const before = process.cpuUsage();
  const merged = mergeClusters(spread, 14);
  expect(merged.length).toBeGreaterThan(30_000);
  // Comparing each with all others takes half a minute of the processor's time, whoever else has it meanwhile.
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
});
