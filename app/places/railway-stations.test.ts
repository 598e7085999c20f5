import { expect, test } from "vitest";
import { nearestStops } from "#app/basemap/around/nearest-stops.server.ts";
import { readTable } from "#db/seed/read-table.server.ts";
import { minutesOnFoot } from "./walking.ts";
import { railwayStations } from "./railway-stations.server.ts";
import { minutesToStation } from "./stations.server.ts";

test("stations are where trains stop: no border points, and none that has been closed", () => {
  const names = railwayStations().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(550);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["Dommeldange", "Goebelsmühle", "Chapelle-Dieu"]));
  expect(names.filter((name) => /Bruxelles-Congr|Bruxelles-Chap/.test(name))).toEqual([]);
  expect(names.filter((name) => /front|grens|Antwerpen-Dam|Bastogne|Zwijndrecht-Dorp/i.test(name))).toEqual([]);
});

test("Luxembourg's stations are those that its people know, not only those on lines to Belgium", () => {
  const names = railwayStations().flatMap(({ country, name_fr }) => (country === "LU" ? [name_fr] : []));
  expect(names).toHaveLength(66);
  for (const town of ["Bettembourg", "Dudelange-Ville", "Esch-sur-Alzette", "Differdange", "Diekirch", "Pétange"]) {
    expect(names).toContain(town);
  }
  const inDudelange = nearestStops({ lat: 49.4806, lng: 6.0875 }).find(({ kind }) => kind === "rail");
  expect(inDudelange).toMatchObject({ name: "Dudelange-Centre" });
  expect(inDudelange?.metres).toBeLessThan(700);
});

test("the surroundings of a place tell no station that is nearer than the one that its figure and the search know", () => {
  const postcodes = readTable<"lat" | "lng">("gazetteer/postcodes.tsv");
  const points = postcodes
    .map(({ lat, lng }) => ({ lat: Number(lat), lng: Number(lng) }))
    .filter((_, at) => at % 9 === 0);
  const differing = points.flatMap((point) => {
    const near = nearestStops(point).filter(({ kind }) => kind === "rail" || kind === "metro");
    const told = Math.min(...near.map(({ metres }) => minutesOnFoot(metres)));
    const reckoned = minutesToStation(point);
    // The light underground's stations are told among trams.
    const isAlike = near.length === 0 || told === reckoned || (told > reckoned && isLightUnderground(point, reckoned));
    return isAlike ? [] : [{ ...point, told, reckoned }];
  });
  expect(points.length).toBeGreaterThan(700);
  expect(differing).toEqual([]);
});

function isLightUnderground(point: { lat: number; lng: number }, minutes: number): boolean {
  const trams = nearestStops(point).filter(({ kind }) => kind === "tram");
  return trams.some(({ metres }) => minutesOnFoot(metres) <= minutes);
}
