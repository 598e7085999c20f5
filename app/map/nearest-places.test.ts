import { expect, test } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { nearestPlaces } from "./nearest-places.ts";

const gazetteer = gazetteerFromFiles();
const woluwe = { lat: 50.846, lng: 4.427 };

test("far off, a mark is called after the town around it", () => {
  expect(nearestPlaces(gazetteer, 8)(woluwe).names.en).toBe("Brussels");
  expect(nearestPlaces(gazetteer, 8)({ lat: 51.03, lng: 3.75 }).names.fr).toBe("Gand");
  expect(nearestPlaces(gazetteer, 8)({ lat: 49.6, lng: 6.14 }).names.nl).toBe("Luxemburg");
});

test("near by, after the municipality, then the quarter or village", () => {
  expect(nearestPlaces(gazetteer, 12)(woluwe).names.fr).toBe("Woluwe-Saint-Lambert");
  expect(nearestPlaces(gazetteer, 15)({ lat: 50.843, lng: 4.373 }).names.en).toBe("European Quarter");
});

test("far from everywhere there is still a name", () => {
  expect(nearestPlaces(gazetteer, 15)({ lat: 52.5, lng: 2.5 }).names.en).not.toBe("");
});
