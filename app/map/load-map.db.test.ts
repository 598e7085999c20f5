import { expect } from "vitest";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { readBox, writeArea, writeBox } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { criteriaOf } from "#app/filters/criteria.ts";
import { parseQuery } from "#app/filters/search-url.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findCards, listCards } from "#app/listings/read-cards.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { loadMap } from "./load-map.server.ts";

async function map(db: Database, query: string) {
  const criteria = criteriaOf(parseQuery(new URLSearchParams(query), "en"));
  const gazetteer = await getGazetteer(db);
  const search = await resolveCriteria(db, gazetteer, criteria, findSearchPlaces(gazetteer, criteria, "en"));
  return withSearchIndex(db, async (index, within) => {
    const { hits } = await index.page(search, {});
    const shown = await listCards(within, index.source, hits);
    return loadMap(index, within, gazetteer, search, { language: "en", shown });
  });
}

const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;
const kirchberg = { postcode: "1855", locality: "Kirchberg", country: "LU" } as const;

dbTest("a map holds all that is found, told in words", async ({ db }) => {
  await makeListings(
    db,
    { reference: "elsene", address: ixelles },
    { reference: "elsene-2", address: ixelles },
    { reference: "gent", address: ghent },
    { reference: "kirchberg", address: kirchberg },
    { reference: "sold", address: kirchberg, status: "sold" },
  );
  const { view, marks, spots } = await map(db, "");
  expect(marks.map(({ count }) => count).sort()).toEqual([1, 1, 2]);
  expect(marks.find(({ count }) => count === 2)!.name).toBe("2 properties around Brussels");
  const single = marks.find(({ reference }) => reference === "gent")!;
  expect(single.href).toMatch(/^\/en\/property\/gent\//);
  expect(single.price).toBeUndefined(); // Far off, prices would be a jumble.
  expect(spots["gent"]).toEqual([single.lng, single.lat].map((degrees) => expect.closeTo(degrees, 4) as unknown));
  for (const { lng, lat } of marks) {
    expect(lng).toBeGreaterThan(view.west);
    expect(lng).toBeLessThan(view.east);
    expect(lat).toBeGreaterThan(view.south);
    expect(lat).toBeLessThan(view.north);
  }
});

dbTest("limited to a box, it shows that box and what stands in it", async ({ db }) => {
  await makeListings(db, { reference: "gent", address: ghent }, { reference: "kirchberg", address: kirchberg });
  const [single] = (await map(db, "location=ghent")).marks;
  const { lng, lat } = single!;
  const bbox = [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01].map((degrees) => degrees.toFixed(4)).join(",");
  const near = await map(db, `bbox=${bbox}`);
  expect(near.view).toEqual(readBox(bbox));
  expect(near.marks).toMatchObject([{ reference: "gent", price: expect.stringContaining("€") as unknown }]);
});

dbTest("up to the poles and around the world the map ends, and shows what stands in it", async ({ db }) => {
  await makeListings(db, { reference: "gent", address: ghent });
  for (const bbox of ["-180,-90,180,90", "2,49,6,90", "2,49,6,89.9999999", "-0,-0,180,90"]) {
    const { view, marks, towns } = await map(db, `bbox=${bbox}`);
    expect(Object.values(view).every(Number.isFinite), bbox).toBe(true);
    expect(marks, bbox).toHaveLength(1);
    expect(towns.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(readBox(writeBox(view)), bbox).toEqual(view);
  }
  // A triangle at the edge of the map.
  const area = writeArea([85.05, 85.051, 85.049].map((lat, index) => ({ lat, lng: 179.99 + index / 1_000 })));
  expect(readBox(writeBox((await map(db, `area=${encodeURIComponent(area)}`)).view))).toBeDefined();
});

dbTest("nothing found leaves the two countries to look at", async ({ db }) => {
  const { view, marks } = await map(db, "location=ghent");
  expect(marks).toEqual([]);
  expect(view.west).toBeLessThan(3);
  expect(view.east).toBeGreaterThan(6);
});

dbTest("cards of listings that are not on offer are not told", async ({ db }) => {
  await makeListings(
    db,
    { reference: "gent", address: ghent },
    { reference: "sold", status: "sold" },
    { reference: "aalst" },
  );
  const asked = ["aalst", "sold", "\0", "gent\0", "gent", "aalst"];
  expect((await findCards(db, asked)).map(({ reference }) => reference)).toEqual(["aalst", "gent"]);
});
