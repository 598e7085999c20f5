import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { checkListings, importListings } from "./import-listings.server.ts";

const kantoor = { reference: "kantoor", name: "Kantoor & Co", email: "info@kantoor.example", phone: "+32 2 123 45 67" };
const thief = { reference: "thief", name: "Thief", email: "leads@thief.example" };

const office: ListingRecordInput = {
  reference: "KC-1",
  status: "published",
  type: "office",
  transactions: ["to-let"],
  advertiser: kantoor,
  title: { en: "Offices" },
  description: { en: "Light offices." },
  address: { postcode: "1040", locality: "Etterbeek", country: "BE" },
  surface: { total: 900 },
  rent: { amount: 165, basis: "m2", period: "year" },
  publishedAt: "2026-11-03T09:00:00+01:00",
};
const lines = (...changes: Partial<ListingRecordInput>[]) =>
  changes.map((change) => JSON.stringify({ ...office, ...change }));
const cheaper = { rent: { amount: 1, basis: "m2", period: "year" } } as const;

/** Whose a listing is, and where its requests go. */
async function ownerOf(db: Database, reference = "kc-1") {
  const [row] = await db
    .select({ owner: advertisers.reference, email: advertisers.email, rent: listings.rentLow })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(eq(listings.reference, reference));
  return row;
}

const known = { owner: "kantoor", email: "info@kantoor.example", rent: 165 };

describe("a line of a feed", () => {
  dbTest("takes no other advertiser's listing, and says so with line and field", async ({ db }) => {
    await importListings(db, lines({}));
    const feed = lines({ reference: "T-1", advertiser: thief }, { reference: "kc-1", advertiser: thief, ...cheaper });
    const refused = [
      { line: 2, reference: "kc-1", reason: expect.stringContaining('advertiser.reference must be "kantoor"') },
    ];
    expect(await checkListings(db, feed)).toMatchObject({ refusedCount: 1, refused });
    expect(await importListings(db, feed)).toMatchObject({ created: 1, updated: 0, unchanged: 0, refused });
    expect(await ownerOf(db)).toEqual(known);
    expect(await ownerOf(db, "t-1")).toMatchObject({ owner: "thief" });
  });

  dbTest("gives no advertiser another e-mail address, not by a listing of its own making either", async ({ db }) => {
    await importListings(db, lines({}));
    const stolen = { ...kantoor, reference: "KANTOOR", email: thief.email };
    const feed = lines({ reference: "T-2", advertiser: stolen }, { advertiser: stolen, ...cheaper });
    const reason = expect.stringContaining('advertiser.email is not the one known of "kantoor"');
    for (const read of [checkListings, importListings]) {
      const { refused } = await read(db, feed);
      expect(refused).toMatchObject([
        { line: 1, reason },
        { line: 2, reason },
      ]);
    }
    expect(await ownerOf(db)).toEqual(known);
    expect(await ownerOf(db, "t-2")).toBeUndefined();
  });

  dbTest("is taken where the operator says that listings and addresses move", async ({ db }) => {
    await importListings(db, lines({}, { reference: "KC-2" }));
    const moved = lines(
      { advertiser: thief },
      { reference: "KC-2", advertiser: { ...kantoor, email: "new@kantoor.example" } },
    );
    expect(await checkListings(db, moved, { move: true })).toMatchObject({ refusedCount: 0 });
    expect(await importListings(db, moved, { move: true })).toMatchObject({ updated: 2, refusedCount: 0 });
    expect(await ownerOf(db)).toMatchObject({ owner: "thief" });
    expect(await ownerOf(db, "kc-2")).toMatchObject({ owner: "kantoor", email: "new@kantoor.example" });
  });

  dbTest(
    "changes its own advertiser's other details, and is as good however the address is written",
    async ({ db }) => {
      await importListings(db, lines({}));
      const advertiser = {
        ...kantoor,
        name: "Kantoor & Zonen",
        phone: "+32 2 765 43 21",
        email: "Info@Kantoor.example",
      };
      expect(await importListings(db, lines({ advertiser }))).toMatchObject({ updated: 1, refusedCount: 0 });
      expect(await db.select().from(advertisers)).toMatchObject([
        { name: "Kantoor & Zonen", phone: "+32 2 765 43 21" },
      ]);
    },
  );

  dbTest("of an advertiser that nobody knew yet is held to the address of the first", async ({ db }) => {
    const feed = lines({}, { reference: "KC-2", advertiser: { ...kantoor, email: thief.email } });
    for (const read of [checkListings, importListings]) {
      expect((await read(db, feed)).refused).toMatchObject([{ line: 2, reference: "kc-2" }]);
    }
    expect(await ownerOf(db)).toEqual(known);
  });
});

dbTest("a line refused as another's does not end that other's first import", async ({ db }) => {
  await importListings(db, lines({}), { unfinished: true });
  const { refused } = await importListings(
    db,
    lines({ reference: "T-2", advertiser: { ...kantoor, email: thief.email } }),
  );
  expect(refused).toHaveLength(1);
  const [row] = await db.select().from(advertisers).where(eq(advertisers.reference, "kantoor"));
  expect(row?.knownSince).toBeNull();
});
