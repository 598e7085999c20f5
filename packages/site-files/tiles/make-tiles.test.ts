import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { metresBetween, point, shape } from "./read-shapes.ts";
import { makeTiles } from "./make-tiles.ts";
import { curve, motorways } from "./motorways.ts";
import { riverAreas, waterways } from "./waterways.ts";

const range = { minZoom: 8, maxZoom: 10, west: 4.2, south: 50.7, east: 4.5, north: 51 };

test("a shape stands in the tiles of its zooms, in its layer, with its properties", () => {
  const street = {
    type: "LineString" as const,
    coordinates: [
      [4.3, 50.8],
      [4.4, 50.9],
    ],
  };
  const parts = [
    { layer: "road", from: 9, shapes: [shape(street, { kind: "street", name: "Wetstraat" })] },
    { layer: "place", from: 8, to: 8, shapes: [point([4.35, 50.85], { kind: "town", name: "Brussels" })] },
  ];
  const read = [...makeTiles(parts, range)].map(({ z, content }) => {
    const { layers } = new VectorTile(new PbfReader(gunzipSync(content)));
    return { z, layers: Object.keys(layers), first: Object.values(layers)[0]!.feature(0).properties };
  });
  expect(read.filter(({ z }) => z === 8)).toEqual([
    { z: 8, layers: ["place"], first: { kind: "town", name: "Brussels" } },
  ]);
  const near = read.filter(({ z }) => z > 8);
  expect(new Set(near.map(({ z }) => z))).toEqual(new Set([9, 10]));
  for (const { layers, first } of near) {
    expect({ layers, first }).toEqual({ layers: ["road"], first: { kind: "street", name: "Wetstraat" } });
  }
});

test("a motorway runs through its junctions without leaps", () => {
  for (const { geometry, properties } of motorways()) {
    const line = geometry.type === "LineString" ? geometry.coordinates : [];
    // The widest gap between two junctions is the 18 km from Vrasene to Moerbeke, in eight steps.
    for (let index = 1; index < line.length; index++) {
      expect(metresBetween(line[index - 1]!, line[index]!), String(properties["ref"])).toBeLessThan(3500);
    }
  }
});

test("a curve passes through its points", () => {
  const points = [
    [4, 50],
    [4.1, 50.1],
    [4.3, 50.1],
  ];
  const line = curve(points);
  for (const at of points) expect(Math.min(...line.map((other) => metresBetween(at, other)))).toBeLessThan(1);
});

test("the Scheldt widens towards the sea, and has banks", () => {
  const widthsOfScheldt = waterways()
    .filter(({ properties }) => properties["name"] === "Schelde")
    .map(({ properties }) => Number(properties["m"]));
  expect(Math.min(...widthsOfScheldt)).toBeLessThan(80);
  expect(Math.max(...widthsOfScheldt)).toBeGreaterThan(200);
  expect(riverAreas().length).toBeGreaterThan(1000);
});
