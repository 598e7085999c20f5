import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FeatureCollection, LineString, MultiLineString, Position } from "geojson";
import { describe, expect, test } from "vitest";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { generateListings } from "../listings/generate.ts";
import { metresBetween, pointAt } from "./atlas.ts";
import { spotsOf, stretchesOf } from "./location-finder.ts";
import { foundStreets, readAtlas } from "./read-atlas.ts";

interface Point {
  lat: number;
  lng: number;
}

const atlas = readAtlas();
const towns =
  "antwerpen braine-lalleud brugge brussels gent halle leuven liege luxembourg mons namur nivelles rixensart";

/** The lines of the streets of a name. */
const linesOf = new Map<string, Position[][]>();
for (const town of [...towns.split(" "), "roeselare"]) {
  const file = new URL(`../../../db/seed/data/openstreetmap/streets/${town}.geojson.gz`, import.meta.url);
  const streets = JSON.parse(gunzipSync(readFileSync(file)).toString()) as FeatureCollection<
    LineString | MultiLineString,
    { n: string }
  >;
  for (const { properties, geometry } of streets.features) {
    const lines = geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;
    linesOf.set(fold(properties.n), [...(linesOf.get(fold(properties.n)) ?? []), ...lines]);
  }
}

/** How far a point lies from a street of the name, in m. */
function metresFromStreet(point: Point, official: string): number {
  const lines = linesOf.get(fold(official)) ?? [];
  return Math.min(
    Infinity,
    ...lines.flatMap((line) => line.slice(1).map((to, at) => metresFrom(point, line[at] ?? to, to))),
  );
}

/** How far a point lies from the nearest point of a straight line. */
function metresFrom(point: Point, [x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  const steps = Math.max(1, Math.ceil(metresBetween({ lat: y1, lng: x1 }, { lat: y2, lng: x2 }) / 50));
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    lat: y1 + ((y2 - y1) * step) / steps,
    lng: x1 + ((x2 - x1) * step) / steps,
  }));
  return Math.min(...points.map((each) => metresBetween(point, each)));
}

/** The outlines are generalised: near a border the point may be drawn in the neighbour. */
function isIn(municipality: string, point: Point): boolean {
  const around = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map((turn) => pointAt(point, 400, turn));
  return [point, ...around].some((each) => municipalityAtPoint(each) === municipality);
}

const found = new Set(foundStreets.map(({ municipality, name }) => `${municipality} ${name}`));

test("a street that the street data lacks lies where something bears its name, in its municipality", () => {
  const stops = new Map<string, Point[]>();
  const add = (name: string, { lat, lng }: { lat: string; lng: string }) =>
    stops.set(name, [...(stops.get(name) ?? []), { lat: Number(lat), lng: Number(lng) }]);
  for (const stop of readTable<"name" | "lat" | "lng">("openstreetmap/features/stops_2015.tsv.gz"))
    add(stop.name, stop);
  for (const table of ["brussels_stops", "brussels_metro_stations"]) {
    for (const stop of readTable<"name_fr" | "lat" | "lng">(`openstreetmap/features/${table}.tsv`))
      add(stop.name_fr, stop);
  }
  // GeoNames knows the points of these by their addresses.
  for (const row of readTable<"country" | "postcode" | "municipality" | "accuracy" | "lat" | "lng">(
    "gazetteer/postcodes.tsv",
  )) {
    if (row.country === "LU" && row.accuracy === "6") add(`L-${row.postcode}`, row);
  }
  for (const street of foundStreets) {
    const points = stops.get(street.found) ?? [];
    const nearest = Math.min(Infinity, ...points.map((point) => metresBetween(point, street)));
    expect(nearest, `${street.name}, ${street.municipality}`).toBeLessThan(20);
    expect(isIn(street.municipality, street), `${street.name}, ${street.municipality}`).toBe(true);
  }
});

describe("the streets of a spot", () => {
  const spots = Object.entries(spotsOf).flatMap(([kind, { BE, LU }]) =>
    [...BE, ...LU].map((spot) => ({ kind, spot, stretches: stretchesOf(atlas, spot) })),
  );

  test("lie where the data has them, in their municipality", () => {
    for (const { kind, stretches } of spots) {
      for (const { street, isLocated, municipality } of stretches) {
        if (!isLocated) continue;
        const named = `${kind}: ${street.official}, ${municipality.key}`;
        if (!found.has(`${municipality.key} ${street.official}`))
          expect(metresFromStreet(street, street.official), named).toBeLessThan(400);
        expect(isIn(municipality.key, street), named).toBe(true);
      }
    }
  });

  test("all have a place, or none has: then no listing shows its street", () => {
    for (const { kind, spot, stretches } of spots)
      expect(new Set(stretches.map(({ isLocated }) => isLocated)).size, `${kind}: ${spot.streets.join(", ")}`).toBe(1);
  });
});

test("every listing lies on the street of its address, or shows its municipality only", () => {
  const listings = [...generateListings(atlas, { listings: 2_000, seed: "streets", today: "2026-11-21" })];
  for (const { address, point, placeKey = "", reference } of listings) {
    const { street = "", hidden, postcode } = address;
    const municipality = atlas.within(atlas.town(placeKey), "municipality");
    const named = `${reference}: ${street}, ${postcode}`;
    const at = point ?? { lat: 0, lng: 0 };
    const table = foundStreets.filter(({ name }) => name === street);
    const near = Math.min(Infinity, ...table.map((each) => metresBetween(each, at)));
    if (hidden && near > 400 && metresFromStreet(at, street) > 400)
      expect(metresBetween(at, municipality ?? at), named).toBe(0);
    else expect(Math.min(near, metresFromStreet(at, street)), named).toBeLessThan(400);
  }
  const shown = listings.filter(({ address }) => !address.hidden);
  expect(shown.length / listings.length).toBeGreaterThan(0.8);
});
