import { expect } from "vitest";
import { criteriaOf } from "#app/filters/criteria.ts";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadPriceAreas } from "./price-areas.server.ts";

const everywhere = { west: 2, south: 49, east: 7, north: 52 };
const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;
const kirchberg = { postcode: "1855", locality: "Kirchberg", country: "LU" } as const;

async function areas(db: Database, query: string, { box = everywhere, zoom = 9 } = {}) {
  const criteria = criteriaOf(parseQuery(new URLSearchParams(query), "en"));
  const gazetteer = await getGazetteer(db);
  const search = await resolveCriteria(db, gazetteer, criteria, findSearchPlaces(gazetteer, criteria, "en"));
  return withSearchIndex(db, (index) => loadPriceAreas(index, gazetteer, search, { box, zoom, language: "en" }));
}

const offices = (place: typeof ghent | typeof kirchberg, rents: number[]) =>
  rents.map((amount, at) => ({
    reference: `${place.country.toLowerCase()}-${at}`,
    type: "office" as const,
    address: place,
    rent: { amount, basis: "m2" as const, period: "year" as const },
  }));

dbTest("a place's price is the median of what the search finds there, never of fewer than five", async ({ db }) => {
  await makeListings(db, ...offices(ghent, [100, 110, 150, 400, 410]), ...offices(kirchberg, [300, 300, 300, 300]));
  const found = await areas(db, "transaction=to-let&type=office");
  expect(found.areas).toMatchObject([{ name: "Ghent", price: "€150", count: "5", shade: 0 }]);
  expect(found.unit).toBe("/m²/year");
  expect(found.marks).toMatchObject([{ name: "Ghent: median €150/m²/year, 5 properties", price: "€150" }]);
  expect(found.areas[0]!.href).toContain("/en/to-let/office/ghent?display=map");
});

dbTest("dearer places have a darker shade, and near by quarters stand for their town", async ({ db }) => {
  await makeListings(
    db,
    ...offices(ghent, [100, 110, 150, 160, 170]),
    ...offices(kirchberg, [300, 310, 320, 330, 340]),
  );
  const far = await areas(db, "transaction=to-let&type=office");
  expect(far.areas.map(({ name, shade }) => [name, shade])).toEqual([
    ["Ghent", 0],
    ["Luxembourg City", 1],
  ]);
  expect(far.steps).toEqual(["below €320", "from €320"]);
  const near = await areas(db, "transaction=to-let&type=office", { zoom: 14 });
  expect(near.areas.map(({ name }) => name)).toContain("Kirchberg");
  expect(near.areas.map(({ name }) => name)).not.toContain("Luxembourg City");
  const elsewhere = { west: 2.5, south: 50, east: 3, north: 51 };
  expect((await areas(db, "transaction=to-let&type=office", { box: elsewhere })).areas).toEqual([]);
});

dbTest("prices of different units are not compared", async ({ db }) => {
  await makeListings(db, ...offices(ghent, [100, 110, 150, 160, 170]));
  for (const query of ["", "type=office", "transaction=to-let"]) {
    expect((await areas(db, query)).areas, query).toEqual([]);
  }
});
