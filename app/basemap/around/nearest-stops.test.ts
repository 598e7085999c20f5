import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { metresBetween } from "#app/places/distance.ts";
import type { Stop } from "../tiles/stop.ts";
import { reach } from "./ways.ts";
import { nearestStops, stopsAround, stopsPath, withoutPlatforms } from "./nearest-stops.server.ts";

const all = JSON.parse(gunzipSync(readFileSync(stopsPath)).toString("utf8")) as Stop[];

test.each([
  ["Brussels", { lat: 50.8466, lng: 4.3528 }],
  ["the coast", { lat: 51.2303, lng: 2.9201 }],
  ["the south of Luxembourg", { lat: 49.4958, lng: 5.9806 }],
  ["the sea", { lat: 53, lng: 2 }],
])("the stops around %s are those of all that are near enough", (_where, point) => {
  const near = all.filter(({ at: [lng, lat] }) => metresBetween(point, { lng, lat }) <= 1_500);
  const found = stopsAround(point, 1_500);
  const names = (stops: readonly Stop[]) => stops.map(({ at, kind }) => `${at.join()} ${kind}`).sort();
  expect(names(found)).toEqual(names(near));
  expect(found.map(({ metres }) => metres)).toEqual(found.map(({ metres }) => metres).sort((a, b) => a - b));

  const metresTo = ({ at: [lng, lat] }: Stop) => metresBetween(point, { lng, lat });
  for (const { kind, metres } of nearestStops(point)) {
    const ofKind = all.filter((stop) => stop.kind === kind).map(metresTo);
    expect(metres).toBe(Math.min(...ofKind.filter((each) => each <= reach[kind])));
  }
});

test.each([
  ["Korenmarkt Perron 4", "Korenmarkt"],
  ["Zuid - Perron 10", "Zuid"],
  ["Zaventem Luchthaven Perron B", "Zaventem Luchthaven"],
  ["Marloie Gare - Quai n°1", "Marloie Gare"],
  ["Wavre Gare Quai 8 - Waver Station Perron 8", "Wavre Gare"],
  ["Zelzate Busstation perron 4 en 5", "Zelzate Busstation"],
  ["Huy Quai d'Arona", "Huy Quai d'Arona"],
  ["Theux Place du Perron", "Theux Place du Perron"],
])("a stop is called by its name, without a platform's: %s", (name, said) => {
  expect(withoutPlatforms({ kind: "bus", at: [4, 50], name, fr: name })).toMatchObject({ name: said, fr: said });
});

test("no stop on a listing's page is called by a platform", () => {
  const ghent = stopsAround({ lat: 51.0543, lng: 3.7234 }, 3_000);
  expect(ghent.map(({ name }) => name).filter((name) => /perron \d/i.test(name))).toEqual([]);
  expect(ghent.some(({ name }) => name === "Korenmarkt")).toBe(true);
});

test.each([
  ["Esch, on the A4", { lat: 49.4958, lng: 5.9806 }, []],
  ["Bettembourg, between A3 and A13", { lat: 49.5183, lng: 6.1036 }, []],
  ["Ettelbruck, on the A7", { lat: 49.8475, lng: 6.0989 }, []],
  ["Gasperich", { lat: 49.585, lng: 6.125 }, ["A3"]],
  ["Arlon", { lat: 49.6833, lng: 5.8167 }, ["E411"]],
  ["Knokke, on the A11", { lat: 51.345, lng: 3.287 }, []],
])("where the nearest motorway is not known, none is told: %s", (_where, point, told) => {
  const motorways = nearestStops(point).filter(({ kind }) => kind === "motorway");
  expect(motorways.map(({ lines }) => lines)).toEqual(told);
});
