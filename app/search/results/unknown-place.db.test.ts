import { expect } from "vitest";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces, localiseQuery } from "#app/filters/search-places.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { viewUnknownPlace } from "./unknown-place.server.ts";

dbTest("what nobody goes by is said, with the names nearest to it first", async ({ db }) => {
  const gazetteer = await getGazetteer(db);
  const suggested = (text: string) => {
    const query = parseQuery(new URLSearchParams({ location: text, bedrooms: "2-" }), "en");
    const places = findSearchPlaces(gazetteer, query, "en");
    return viewUnknownPlace(gazetteer, localiseQuery(query, places, "en"), places, "en");
  };
  const nearest = (text: string) => suggested(text)?.suggestions[0];
  // A station that begins so stands before a village two letters away.
  expect(nearest("schum")).toEqual({
    name: "Schuman, City of Brussels",
    href: "/en/search?around=schuman&bedrooms=2-",
  });
  expect(nearest("shuman")?.name).toBe("Schuman, City of Brussels");
  expect(nearest("Namurr")?.name).toBe("Namur");
  expect(suggested("xyzzyx")).toEqual({ text: "xyzzyx", suggestions: [] });
});
