import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { asc, count, isNotNull, like, min, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { lockImports } from "../../../app/feeds/writing/withdraw-missing.server.ts";
import { listings, photos, priceChanges } from "../../../db/schema/listings.ts";
import { marketFigures } from "../../../db/schema/market.ts";
import { listingEvents } from "../../../db/schema/notifications.ts";
import type { DatabasePool } from "../../../db/client.server.ts";
import { dbTest } from "../../../db/testing/db-test.ts";
import { countWaiting } from "../../../db/testing/waiting-for-locks.ts";
import { pictureOrigin } from "../drawings/building.ts";
import { generateListings } from "../listings/generate.ts";
import { readAtlas } from "../places/read-atlas.ts";
import { importDemonstrationFeeds, seedDemonstration } from "./import-feeds.ts";
import { writeDemonstrationFeeds, type WrittenFeeds } from "./write-feeds.ts";

const seedTest = dbTest.extend<{ directory: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other; Vitest wants the empty pattern
  directory: async ({}, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), "seed-"));
    await use(directory);
    await rm(directory, { recursive: true });
  },
});

const options = { listings: 400, seed: "database", today: "2026-11-21" };
const now = new Date("2026-11-21T09:00:00Z");

/** The feeds of these options, which nobody changes. */
let feeds: WrittenFeeds;
let written: string;
beforeAll(async () => {
  written = await mkdtemp(path.join(tmpdir(), "seed-"));
  feeds = await writeDemonstrationFeeds(path.join(written, "feed.jsonl"), options);
});
afterAll(() => rm(written, { recursive: true }));

/** How many markets each month has figures of. */
const months = (db: DatabasePool) =>
  db
    .select({
      month: marketFigures.month,
      invented: marketFigures.demonstration,
      markets: count(),
      fewest: min(marketFigures.listings),
    })
    .from(marketFigures)
    .groupBy(marketFigures.month, marketFigures.demonstration)
    .orderBy(asc(marketFigures.month));

dbTest(
  "demonstration listings pass the importer, once, with the figures that searches compare and twelve months of markets",
  async ({ db }) => {
    const first = await importDemonstrationFeeds(db, feeds, { now });
    expect(first.read).toBe(400);
    expect(first.legal.heldBack).toBe(0);
    expect(first.created + first.updated).toBe(400);
    expect(first.priceDrops).toBe(first.updated);
    expect(first.priceDrops).toBeGreaterThan(0);
    expect(await db.$count(listings, isNotNull(listings.priceDroppedAt))).toBe(first.priceDrops);

    for (const row of await db.select().from(listings)) {
      expect(row.demonstration).toBe(true);
      expect(row.surfaceTotal, row.reference).toBeGreaterThan(0);
      const hushed = (price: object | null) => price !== null && "onRequest" in price;
      if (row.toLet && !hushed(row.rent)) expect(row.rentLow, row.reference).toBeGreaterThan(0);
      if ((row.forSale || row.invest) && !hushed(row.sale)) expect(row.saleLow, row.reference).toBeGreaterThan(0);
    }

    // All months but the last are made up.
    const measured = await months(db);
    expect(measured.map(({ month }) => month)).toEqual([
      ...["2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"],
      ...["2026-05-01", "2026-06-01", "2026-07-01", "2026-08-01", "2026-09-01", "2026-10-01"],
    ]);
    expect(measured.map(({ invented }) => invented)).toEqual([...Array<boolean>(11).fill(true), false]);
    expect(Math.min(...measured.map(({ fewest }) => fewest ?? 0))).toBeGreaterThanOrEqual(5);

    expect(await importDemonstrationFeeds(db, feeds, { now })).toMatchObject({ unchanged: 400, priceDrops: 0 });
    expect(await db.$count(listings)).toBe(400);
    expect(await months(db)).toEqual(measured);
  },
);

dbTest("of two that fill a database at once the second brings no price down", async ({ db }) => {
  const seeds = await db.transaction(async (tx) => {
    await lockImports(tx);
    const both = [1, 2].map(() => importDemonstrationFeeds(db, feeds, { now }));
    await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(2), { timeout: 30_000 });
    return { both };
  });
  const reports = await Promise.all(seeds.both);
  expect(reports.map(({ unchanged }) => unchanged).toSorted((a, b) => a - b)).toEqual([0, 400]);
  const [drops = 0, ...others] = reports.map(({ priceDrops }) => priceDrops).toSorted((a, b) => b - a);
  expect(others).toEqual([0]);
  expect(await db.$count(priceChanges)).toBe(drops);
});

seedTest("what is written aside and imported meanwhile is what a finished feed gives", async ({ db, directory }) => {
  const seeded = await seedDemonstration(db, path.join(directory, "aside.jsonl"), options, { now });
  expect(await readFile(seeded.feeds.file, "utf8")).toBe(await readFile(feeds.file, "utf8"));
  expect(await readFile(seeded.feeds.earlierFile, "utf8")).toBe(await readFile(feeds.earlierFile, "utf8"));
  expect(seeded.report.priceDrops).toBeGreaterThan(0);
  expect(await db.$count(listings, isNotNull(listings.priceDroppedAt))).toBe(seeded.report.priceDrops);
  expect(await importDemonstrationFeeds(db, feeds, { now })).toMatchObject({ unchanged: 400, priceDrops: 0 });
});

seedTest(
  "the first of them are no events, with the prices that came down in them; more of them are",
  async ({ db, directory }) => {
    const seed = async (count: number) => {
      const file = path.join(directory, `events-${count}.jsonl`);
      await importDemonstrationFeeds(db, await writeDemonstrationFeeds(file, { ...options, listings: count }), { now });
    };
    await seed(120);
    expect(await db.$count(listingEvents)).toBe(0);
    await seed(125);
    const added = [...generateListings(readAtlas(), { ...options, listings: 125 })].slice(120);
    const listed = added.filter(({ status }) => status === "published" || status === "under-option");
    expect(await db.$count(listingEvents)).toBeLessThanOrEqual(listed.length);
  },
);

seedTest("the first listings bring their pictures as files on request", async ({ db, directory }) => {
  const file = path.join(directory, "feed.jsonl");
  const feeds = await writeDemonstrationFeeds(file, { ...options, listings: 4, pictureFiles: 3 });
  expect((await importDemonstrationFeeds(db, feeds, { now })).created).toBe(4);
  const sources = await db.select({ source: photos.source }).from(photos);
  const stored = sources.filter(({ source }) => source.startsWith("file:"));
  expect(stored.length).toBeGreaterThanOrEqual(9);
  expect(stored.length).toBeLessThan(sources.length);
  expect(await readdir(path.join(directory, "pictures"))).toHaveLength(
    new Set(stored.map(({ source }) => source)).size,
  );
});

seedTest(
  "pictures that the site once drew itself are at the address that they have today",
  async ({ db, directory }) => {
    const file = path.join(directory, "feed.jsonl");
    await importDemonstrationFeeds(db, await writeDemonstrationFeeds(file, { ...options, listings: 5 }), { now });
    const today = await db.select().from(photos).orderBy(asc(photos.source));
    await db
      .update(photos)
      .set({ source: sql`replace(replace(source, ${`${pictureOrigin}/`}, 'drawing:'), '.png?', '?')` });
    expect(await db.$count(photos, like(photos.source, "drawing:%"))).toBe(today.length);
    const migration = (await readdir("db/migrations")).find((name) => name.endsWith("_demonstration-pictures.sql"));
    await db.execute(sql.raw(await readFile(`db/migrations/${migration}`, "utf8")));
    expect(await db.select().from(photos).orderBy(asc(photos.source))).toEqual(today);
  },
);

seedTest("a feed whose name ends in .gz is gzipped, with the same lines", async ({ directory }) => {
  const few = { ...options, listings: 30 };
  const plain = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl"), few);
  const zipped = await writeDemonstrationFeeds(path.join(directory, "feed.jsonl.gz"), few);
  expect(zipped.earlierFile).toBe(path.join(directory, "feed.earlier.jsonl.gz"));
  expect(gunzipSync(await readFile(zipped.file)).toString()).toBe(await readFile(plain.file, "utf8"));
});
