import { expect } from "vitest";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { readSearchRequest } from "../search-request.server.ts";
import { loadFeed } from "./load-feed.server.ts";

const site = { siteName: "Quartier", siteUrl: "https://quartier.example" };

async function feedOf(db: Database, address: string) {
  const gazetteer = await getGazetteer(db);
  const asked = readSearchRequest(gazetteer, new URL(address, site.siteUrl));
  if (!asked || "redirect" in asked) throw new Error(`${address} is no search`);
  return loadFeed(db, gazetteer, asked, "atom", site);
}

dbTest("a feed holds the newest of its search, whatever order and page the search shows", async ({ db }) => {
  await makeListings(
    db,
    { reference: "OLD", publishedAt: "2026-03-01T08:00:00Z", surface: { total: 900 } },
    { reference: "NEW", publishedAt: "2026-05-01T08:00:00Z" },
    { reference: "SHOP", type: "city-centre-store", publishedAt: "2026-06-01T08:00:00Z" },
  );
  const feed = await feedOf(db, "/fr/a-louer/bureau/gand?order=largest-to-smallest&page=7&numPropertiesPerPage=1");
  expect(feed.entries.map(({ id }) => id)).toEqual(["tag:quartier.example,2026:new", "tag:quartier.example,2026:old"]);
  expect(feed.url).toBe("https://quartier.example/feeds/atom/fr/a-louer/bureau/gand");
  expect(feed.pageUrl).toBe("https://quartier.example/fr/a-louer/bureau/gand");
  expect(feed.title).toBe("Bureaux à louer à Gand · Quartier");
  expect(feed.entries[0]).toMatchObject({
    url: "https://quartier.example/fr/bien/new/offices",
    lang: "en",
    summary: "150\u00a0€/m²/an · 500\u00a0m² · Gand",
    tags: ["Bureau", "À louer"],
    paragraphs: ["Bright."],
  });
});

dbTest("it holds fifty at most", async ({ db }) => {
  await makeListings(db, ...Array.from({ length: 53 }, () => ({})));
  expect((await feedOf(db, "/en/to-let")).entries).toHaveLength(50);
});

dbTest("a search that finds nothing is a feed that waits", async ({ db }) => {
  const feed = await feedOf(db, "/en/to-let/office/ghent?surface=900000-");
  expect(feed.entries).toEqual([]);
  expect(feed.updated.getTime()).not.toBeNaN();
});

dbTest("of a hidden address it tells the municipality's point and no more", async ({ db }) => {
  const gazetteer = await getGazetteer(db);
  await makeListings(db, {
    address: { street: "Rue Secrète", number: "7", postcode: "1855", locality: "Laeken", country: "BE", hidden: true },
    point: { lat: 50.9, lng: 4.4 },
  });
  const feed = await feedOf(db, "/en/to-let");
  const municipality = gazetteer.byKey("BE-21004");
  expect(feed.entries[0]?.data).toMatchObject({
    geo: {
      latitude: Number(municipality?.lat.toFixed(4)),
      longitude: Number(municipality?.lng.toFixed(4)),
    },
  });
  expect(JSON.stringify(feed)).not.toMatch(/Secr|50\.9,|4\.4}/);
});
