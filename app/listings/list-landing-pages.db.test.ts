import { expect } from "vitest";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { listLandingPages } from "./list-landing-pages.server.ts";

const laeken = {
  street: "Rue Marie-Christine",
  number: "1",
  postcode: "1020",
  locality: "Laeken",
  country: "BE",
} as const;

dbTest("a listing has landing pages in its type and group, its place and all that hold it", async ({ db }) => {
  await makeListings(
    db,
    { type: "city-centre-store", address: laeken, publishedAt: "2026-05-01T08:00:00Z" },
    { type: "retail", invest: true, publishedAt: "2026-04-01T08:00:00Z" },
    { type: "house", status: "let" },
  );
  const gazetteer = await getGazetteer(db);
  const landing = await listLandingPages(db, gazetteer);
  const pages = [...landing.slice(0, Infinity)];
  expect(landing.count).toBe(pages.length);
  const written = pages.map(({ deal, segment, place }) => [deal, segment, place?.slugs.en].filter(Boolean).join("/"));
  expect(new Set(written).size).toBe(written.length);
  expect(written.slice(0, 5)).toEqual([
    "to-let",
    "to-let/retail",
    "to-let/city-centre-store",
    "investment",
    "investment/retail",
  ]);
  for (const place of ["laeken", gazetteer.byKey("BE-21004")?.slugs.en, "brussels", "belgium"]) {
    expect(written).toContain(`to-let/retail/${String(place)}`);
    expect(written).toContain(`to-let/city-centre-store/${place}`);
  }
  expect(written).toContain("investment/retail/ghent");
  expect(written.join(" ")).not.toMatch(/house|residential|for-sale|to-let\/\w+\/ghent/);
  expect(pages[0]?.lastModified).toEqual(new Date("2026-05-01T08:00:00Z"));
  expect([...landing.slice(2, 4)].map(({ segment }) => segment)).toEqual(["city-centre-store", undefined]);
});

dbTest("it follows the listings", async ({ db }) => {
  const gazetteer = await getGazetteer(db);
  expect((await listLandingPages(db, gazetteer)).count).toBe(0);
  await makeListings(db, {});
  expect((await listLandingPages(db, gazetteer)).count).toBeGreaterThan(4);
});
