import { expect, it } from "vitest";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import { stopPoints } from "./stops.ts";

const stops = stopPoints();
const [mechelen, charleroi] = ["BE-12025", "BE-52011"];
const namesIn = (municipality: string) =>
  new Map(stops.filter((stop) => stop.municipality === municipality).map(({ names, kind }) => [names.fr, kind]));

it("a stop called by a street or a square of a large town says where it lies, without the town's name", () => {
  expect(namesIn(mechelen).get("Korenmarkt")).toBe("square");
  expect(namesIn(mechelen).get("Brusselsesteenweg")).toBe("street");
  expect(namesIn(charleroi).get("Rue de la Montagne")).toBe("street");
});

it("a stop of a city is a point by its own name, one called by what many towns have is none", () => {
  expect(namesIn(charleroi).get("Tirou")).toBe("bus");
  const names = new Set(stops.map(({ names }) => fold(names.fr)));
  for (const kind of ["kerk", "eglise", "ecole", "station", "gare", "metro", "place", "school"])
    expect(names).not.toContain(kind);
});

it("no stop has a number or a platform in its name, and each lies where it says", () => {
  expect(stops.filter(({ names }) => /\d|perron/i.test(names.fr))).toEqual([]);
  for (const stop of stops.slice(0, 200)) expect(municipalityAtPoint(stop)).toBe(stop.municipality);
});
