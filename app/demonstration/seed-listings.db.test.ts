import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { importDemonstrationFeeds, writeDemonstrationFeeds } from "./seed-listings.server.ts";

const seedTest = dbTest.extend<{ directory: string }>({
  // eslint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  directory: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), "seed-"));
    await use(directory);
    await rm(directory, { recursive: true });
  },
});

const options = { listings: 400, seed: "database", today: "2026-11-21" };
const now = new Date("2026-11-21T09:00:00Z");

seedTest(
  "demonstration listings pass the importer, once, some with a price that came down",
  async ({ db, directory }) => {
    const feeds = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl"), options);
    const first = await importDemonstrationFeeds(db, feeds, { now });
    expect(first.read).toBe(400);
    expect(first.created + first.updated).toBe(400);
    expect(first.priceDrops).toBe(first.updated);
    expect(first.priceDrops).toBeGreaterThan(0);
    expect(await db.$count(listings, isNotNull(listings.priceDroppedAt))).toBe(first.priceDrops);

    expect(await importDemonstrationFeeds(db, feeds, { now })).toMatchObject({ unchanged: 400, priceDrops: 0 });
    expect(await db.$count(listings)).toBe(400);
  },
);

seedTest(
  "every listing lies where its record says, with the figures that searches compare",
  async ({ db, directory }) => {
    const feeds = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl"), options);
    await importDemonstrationFeeds(db, feeds, { now });
    for (const row of await db.select().from(listings)) {
      expect(row.demonstration).toBe(true);
      expect(row.surfaceTotal, row.reference).toBeGreaterThan(0);
      const hushed = (price: object | null) => price !== null && "onRequest" in price;
      if (row.toLet && !hushed(row.rent)) expect(row.rentLow, row.reference).toBeGreaterThan(0);
      if ((row.forSale || row.invest) && !hushed(row.sale)) expect(row.saleLow, row.reference).toBeGreaterThan(0);
    }
  },
);

seedTest("a feed whose name ends in .gz is gzipped, with the same lines", async ({ directory }) => {
  const few = { ...options, listings: 30 };
  const plain = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl"), few);
  const zipped = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl.gz"), few);
  expect(zipped.earlierFile).toBe(path.join(directory, "feed.earlier.jsonl.gz"));
  expect(gunzipSync(await readFile(zipped.file)).toString()).toBe(await readFile(plain.file, "utf8"));
});
