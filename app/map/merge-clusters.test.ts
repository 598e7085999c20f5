import { expect, test } from "vitest";
import type { Cluster } from "#app/listings/clusters.ts";
import { mergeClusters } from "./merge-clusters.ts";

const at = (lng: number, lat: number, count: number): Cluster => ({ lng, lat, count, box: [lng, lat, lng, lat] });

test("marks that would cover each other become one, in the place of the larger", () => {
  const [brussels, ghent] = mergeClusters([at(4.35, 50.85, 30), at(3.72, 51.05, 20), at(4.36, 50.86, 4)], 8);
  expect(brussels).toEqual({ lng: 4.35, lat: 50.85, count: 34, box: [4.35, 50.85, 4.36, 50.86] });
  expect(ghent).toMatchObject({ count: 20 });
});

test("near by they stand alone, and no listing is lost", () => {
  const clusters = [at(4.35, 50.85, 30), at(4.36, 50.86, 4), { ...at(4.37, 50.87, 1), reference: "qb-1" }];
  expect(mergeClusters(clusters, 15)).toEqual(clusters);
  const merged = mergeClusters(clusters, 5);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({ count: 35 });
  expect(merged[0]).not.toHaveProperty("reference");
});
