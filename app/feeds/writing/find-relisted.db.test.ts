import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { loadListing } from "#app/listing-page/load-listing.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listings, priceChanges } from "#db/schema/listings.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { importListings } from "../testing/import-listings.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

type Given = Partial<ListingRecordInput>;

const day = (number: number) => new Date(Date.UTC(2026, 8, number, 8));
const rent = (amount: number) => ({ amount, basis: "total", period: "month" }) as const;
const address = { street: "Korenmarkt", number: "1", postcode: "9000", locality: "Gent", country: "BE" } as const;
const flat = {
  type: "apartment",
  address: { ...address, box: "3.2" },
  surface: { total: 90 },
  rent: rent(1_000),
} as const;
const old = { ...flat, reference: "old" };

async function put(db: DatabasePool, now: Date, ...records: Given[]) {
  const lines = records.map((record) => JSON.stringify({ ...listingRecord(record), publishedAt: record.publishedAt }));
  const report = await importListings(db, lines, { now, holdBack: false });
  expect(report.refused).toEqual([]);
  return report;
}

/** A known agency offers what is given on the first of the month and withdraws it on the tenth. */
async function withdrawn(db: DatabasePool, ...records: Given[]) {
  await put(db, day(1), { reference: "before", address: { ...address, number: "99" } });
  await put(db, day(1), ...records);
  for (const { reference } of records) await withdrawListing(db, reference!, day(10));
  await db.delete(listingEvents);
}

/** What each listing continues, and what is an event: `new < old`, `new price-drop`. */
async function outcome(db: DatabasePool): Promise<string[]> {
  const pairs = await db
    .select({ reference: listings.reference, continues: listings.continues })
    .from(listings)
    .where(sql`continues is not null`)
    .orderBy(asc(listings.reference));
  const events = await db
    .select({ reference: listings.reference, reason: listingEvents.reason })
    .from(listingEvents)
    .innerJoin(listings, eq(listings.id, listingEvents.listingId))
    .orderBy(asc(listings.reference));
  return [
    ...pairs.map(({ reference, continues }) => `${reference} < ${continues}`),
    ...events.map(({ reference, reason }) => `${reference} ${reason}`),
  ];
}

describe("a property that is offered again under another reference", () => {
  dbTest("keeps its date and its prices, alerts nobody, and its old page leads to the new one", async ({ db }) => {
    await withdrawn(db, { ...old, rent: rent(1_100) });
    await put(db, day(11), { ...old, rent: rent(1_050) });
    await withdrawListing(db, "old", day(12));
    await db.delete(listingEvents);
    const again = { ...flat, reference: "again", rent: rent(1_050), surface: { total: 90.5 } };
    await put(db, day(15), { ...again, publishedAt: day(14).toISOString() });
    expect(await outcome(db)).toEqual(["again < old"]);

    const listing = await findListing(db, "again");
    expect(listing?.publishedAt).toEqual(day(1));
    expect(listing?.priceChanges).toMatchObject([{ rent: rent(1_100), sale: null, changedAt: day(11) }]);
    const url = new URL("https://quartier.example/en/property/old/offices?from=mail");
    const ask = async () =>
      loadListing(db, await getGazetteer(db), url, "old", "en", textsIn("en"), "https://quartier.example");
    expect(await ask()).toEqual({ status: 308, location: "/en/property/again/offices?from=mail" });

    const repeated = await put(db, day(16), { ...again, publishedAt: day(14).toISOString() });
    expect(repeated).toMatchObject({ unchanged: 1, created: 0 });
    await put(db, day(17), { ...again, publishedAt: day(14).toISOString(), title: { en: "Offices to let" } });
    expect((await findListing(db, "again"))?.publishedAt).toEqual(day(1));
    expect(await outcome(db)).toEqual(["again < old"]);
    expect(await db.$count(priceChanges)).toBe(2);

    await put(db, day(18), { ...again, status: "draft" });
    expect(await ask()).toMatchObject({ status: 410 });
  });

  dbTest("for less is a price drop, and tells what it asked before", async ({ db }) => {
    await withdrawn(db, old);
    await put(db, day(20), { ...flat, reference: "again", rent: rent(900) });
    expect(await outcome(db)).toEqual(["again < old", "again price-drop"]);
    const listing = await findListing(db, "again");
    expect(listing?.priceDroppedAt).toEqual(day(20));
    expect(listing?.priceChanges).toMatchObject([{ rent: rent(1_000), sale: null, changedAt: day(20) }]);
  });

  dbTest("goes on from one reference to the next, also where one feed swaps them", async ({ db }) => {
    await withdrawn(db, old);
    await put(db, day(20), { ...flat, reference: "second" });
    await put(db, day(25), { ...flat, reference: "second", status: "withdrawn" }, { ...flat, reference: "third" });
    expect(await outcome(db)).toEqual(["second < old", "third < second"]);
    expect((await findListing(db, "third"))?.publishedAt).toEqual(day(1));
  });

  dbTest("is known by its certificate where it has no box, and a house by its number", async ({ db }) => {
    const energy = { scheme: "EPC", class: "B", certificate: "20260901-0003" } as const;
    const house = { type: "house", address: { ...address, number: "7" }, rent: rent(2_000) } as const;
    await withdrawn(db, { ...old, address, energy }, { ...house, reference: "old-house" });
    await put(db, day(20), { ...flat, reference: "again", address, energy }, { ...house, reference: "new-house" });
    expect(await outcome(db)).toEqual(["again < old", "new-house < old-house"]);
  });
});

describe("a listing is new", () => {
  const units = (floor: number) => ({ units: [{ name: "Flat", floor, surface: 90 }] });
  dbTest.for<[string, Given, Given?]>([
    ["in another box", { address: { ...address, box: "3.3" } }],
    ["without a box, where nothing else tells it from its neighbours", { address }, { address }],
    ["with another number of bedrooms", { facts: { bedrooms: 2 } }, { facts: { bedrooms: 1 } }],
    ["on another floor", units(4), units(3)],
    ["of another size", { surface: { total: 92 } }],
    ["for sale instead of to let", { transactions: ["for-sale"], rent: undefined }],
    ["of another type", { type: "co-living" }],
    ["from another advertiser", { advertiser: { reference: "other", name: "Other", email: "o@other.example" } }],
  ])("%s", async ([, given, before], { db }) => {
    await withdrawn(db, { ...old, ...before });
    await put(db, day(20), { ...flat, reference: "again", ...given });
    const events = given.advertiser ? [] : ["again new"];
    expect(await outcome(db)).toEqual(events);
  });

  dbTest("where the other is still on offer, was let, or left long ago", async ({ db }) => {
    const box = (name: string) => ({ ...flat, address: { ...address, box: name } });
    await withdrawn(db, { ...box("1"), reference: "long-ago" });
    await put(db, day(11), { ...box("2"), reference: "offered" }, { ...box("3"), reference: "was-let", status: "let" });
    await db.delete(listingEvents);
    await put(db, day(41), ...["1", "2", "3"].map((name): Given => ({ ...box(name), reference: `again-${name}` })));
    expect(await outcome(db)).toEqual(["again-1 new", "again-2 new", "again-3 new"]);
  });

  dbTest("where its advertiser has hundreds at the address", async ({ db }) => {
    const box = (number: number) => ({ address: { ...address, box: `b${number}` } });
    await withdrawn(db, old);
    await put(
      db,
      day(11),
      ...Array.from({ length: 200 }, (_, at): Given => ({ ...flat, reference: `f-${at}`, ...box(at) })),
    );
    await db.delete(listingEvents);
    await put(db, day(20), { ...flat, reference: "again" });
    expect(await outcome(db)).toEqual(["again new"]);
  });

  dbTest("where several could be meant, on either side", async ({ db }) => {
    const house = { type: "house", address, surface: { total: 140 }, rent: rent(1_500) } as const;
    const other = { ...house, address: { ...address, number: "8" } };
    const project = { ...house, address: { ...address, number: "9" } };
    await withdrawn(db, { ...house, reference: "a" }, { ...house, reference: "b" }, { ...other, reference: "c" });
    await put(db, day(11), { ...project, reference: "lot-1" }, { ...project, reference: "lot-2" });
    await withdrawListing(db, "lot-1", day(12));
    await db.delete(listingEvents);
    await put(
      db,
      day(20),
      { ...house, reference: "again" },
      { ...other, reference: "d" },
      { ...other, reference: "e" },
      { ...project, reference: "lot-3" },
    );
    expect(await outcome(db)).toEqual(["again new", "d new", "e new", "lot-3 new"]);
  });
});
