import { expect, test } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { viewFacets } from "./facets-view.server.ts";

const gazetteer = gazetteerFromFiles();
const facets = { places: [] } as unknown as Parameters<typeof viewFacets>[0];

test("facets know the country of their location, whose choices have words of their own: Luxembourg has no metro", () => {
  const countryIn = (code: "BE" | "LU") => {
    const town = gazetteer.places.find(({ kind, country }) => kind === "municipality" && country === code);
    return viewFacets(facets, gazetteer, town, "en").country;
  };
  expect([countryIn("BE"), countryIn("LU")]).toEqual(["BE", "LU"]);
  expect(viewFacets(facets, gazetteer, undefined, "en").country).toBeUndefined();
});
