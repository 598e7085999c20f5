import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import type { FeedOptions } from "../import-listings.server.ts";
import { importListings } from "../testing/import-listings.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

type Given = Partial<ListingRecordInput>;

function linesOf(records: Given[]) {
  return records.map((record) => JSON.stringify(listingRecord({ publishedAt: "2026-11-01T08:00:00Z", ...record })));
}

async function put(db: DatabasePool, records: Given[], options?: FeedOptions) {
  const report = await importListings(db, linesOf(records), options);
  expect(report.refused).toEqual([]);
}

/** The events so far, deleted for the next look: `place-1 new`. */
async function takeEvents(db: DatabasePool): Promise<string[]> {
  const rows = await db
    .select({ reference: listings.reference, reason: listingEvents.reason })
    .from(listingEvents)
    .innerJoin(listings, eq(listings.id, listingEvents.listingId))
    .orderBy(asc(listings.reference));
  await db.delete(listingEvents);
  return rows.map(({ reference, reason }) => `${reference} ${reason}`);
}

const rent = (amount: number) => ({ amount, basis: "m2", period: "year" }) as const;
const office = { reference: "place-1", rent: rent(150) };
const known = { reference: "place-0" };

describe("a first import", () => {
  dbTest("is no event, what the same advertiser brings later is", async ({ db }) => {
    await put(db, [known, office]);
    expect(await takeEvents(db)).toEqual([]);
    await put(db, [known, office, { reference: "place-2" }]);
    expect(await takeEvents(db)).toEqual(["place-2 new"]);
  });

  dbTest("of an advertiser beside one who is known is no event either", async ({ db }) => {
    await put(db, [known]);
    const advertiser = { reference: "another", name: "Another", email: "another@agency.example" };
    await put(db, [office, { reference: "place-2", advertiser }]);
    expect(await takeEvents(db)).toEqual(["place-1 new"]);
  });

  dbTest("that breaks off halfway and is taken up again is no event", async ({ db }) => {
    const lines = linesOf(Array.from({ length: 1_200 }, (_, index) => ({ reference: `place-${index}` })));
    function* broken() {
      yield* lines.slice(0, 1_100);
      throw new Error("The disk is gone");
    }
    await expect(importListings(db, broken())).rejects.toThrow("disk");
    expect(await db.$count(listings)).toBeGreaterThan(0);
    const report = await importListings(db, lines);
    expect(report.unchanged).toBeGreaterThan(0);
    expect(await takeEvents(db)).toEqual([]);
    await put(db, [{ reference: "place-new" }]);
    expect(await takeEvents(db)).toEqual(["place-new new"]);
  });
});

describe("a listing of a known advertiser", () => {
  dbTest("is new when it is listed first, whatever it was before", async ({ db }) => {
    await put(db, [known]);
    await put(db, [
      { ...office, status: "draft" },
      { reference: "place-2", status: "let" },
    ]);
    expect(await takeEvents(db)).toEqual([]);
    await put(db, [office, { reference: "place-2" }]);
    expect(await takeEvents(db)).toEqual(["place-1 new", "place-2 new"]);
  });

  dbTest("is no event when it comes again, changed in words or not, or under option and back", async ({ db }) => {
    await put(db, [known]);
    await put(db, [office]);
    await takeEvents(db);
    await put(db, [office]);
    await put(db, [{ ...office, title: { en: "Bright offices" } }]);
    await put(db, [{ ...office, status: "under-option" }]);
    await put(db, [office]);
    expect(await takeEvents(db)).toEqual([]);
  });

  dbTest("is a price drop when it asks less, not when it asks more or a surface is put right", async ({ db }) => {
    await put(db, [known]);
    await put(db, [office]);
    await takeEvents(db);
    await put(db, [{ ...office, rent: rent(160) }]);
    await put(db, [{ ...office, rent: rent(160), surface: { total: 400 } }]);
    expect(await takeEvents(db)).toEqual([]);
    await put(db, [{ ...office, rent: rent(140) }]);
    expect(await takeEvents(db)).toEqual(["place-1 price-drop"]);
  });

  dbTest("that comes back is an event only at a lower price", async ({ db }) => {
    await put(db, [known]);
    await put(db, [office, { reference: "place-2", rent: rent(150) }]);
    await takeEvents(db);
    await withdrawListing(db, "place-1");
    await put(db, [{ reference: "place-2", rent: rent(150), status: "withdrawn" }]);
    await put(db, [
      { ...office, title: { en: "Back again" } },
      { reference: "place-2", rent: rent(120) },
    ]);
    expect(await takeEvents(db)).toEqual(["place-2 price-drop"]);
  });
});

describe("an import", () => {
  dbTest("can be told to be quiet", async ({ db }) => {
    await put(db, [known, office]);
    await put(db, [{ ...office, rent: rent(100) }, { reference: "place-2" }], { quiet: true });
    expect(await takeEvents(db)).toEqual([]);
    await put(db, [{ reference: "place-3" }]);
    expect(await takeEvents(db)).toEqual(["place-3 new"]);
  });

  dbTest("asks for matching once for a batch, however many events are in it", async ({ db }) => {
    await put(db, [known]);
    await put(
      db,
      Array.from({ length: 700 }, (_, index) => ({ reference: `place-${index + 1}` })),
    );
    const jobs = await db.execute(sql`select from pgboss.job where name = 'match-listing-events'`);
    expect(await db.$count(listingEvents)).toBe(700);
    expect(jobs).toHaveLength(2);
  });
});
