import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { Database } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { importListings } from "../testing/import-listings.ts";
import { checkListings } from "../testing/check-listings.ts";

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
  surface: { total: 400 },
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

  dbTest("leaves its reference to the owner's later line in the same file", async ({ db }) => {
    await importListings(db, lines({}));
    const stolen = { advertiser: thief, rent: { amount: 2, basis: "m2", period: "year" } } as const;
    const astray = { advertiser: { ...kantoor, email: thief.email } };
    const feed = lines(stolen, astray, cheaper, { ...cheaper, title: { en: "Once more" } });
    const refused = [{ line: 1 }, { line: 2 }, { line: 4, reason: "the reference is that of line 3 already" }];
    const byLine = (report: { refused: { line: number }[] }) => report.refused.toSorted((a, b) => a.line - b.line);
    expect(byLine(await checkListings(db, feed))).toMatchObject(refused);
    const report = await importListings(db, feed);
    expect(byLine(report)).toMatchObject(refused);
    expect(report).toMatchObject({ updated: 1, refusedCount: 3 });
    expect(await ownerOf(db)).toEqual({ ...known, rent: 1 });
  });

  dbTest("is the second of a new listing, whomever it names", async ({ db }) => {
    const feed = lines({}, { advertiser: thief });
    for (const read of [checkListings, importListings]) {
      expect((await read(db, feed)).refused).toEqual([
        { line: 2, reference: "KC-1", reason: "the reference is that of line 1 already" },
      ]);
    }
    expect((await importListings(db, feed)).refused).toMatchObject([{ line: 2 }]);
    expect(await ownerOf(db)).toEqual(known);
  });

  dbTest("of an advertiser that nobody knew yet is held to the address of the first", async ({ db }) => {
    const feed = lines({}, { reference: "KC-2", advertiser: { ...kantoor, email: thief.email } });
    for (const read of [checkListings, importListings]) {
      expect((await read(db, feed)).refused).toMatchObject([{ line: 2, reference: "KC-2" }]);
    }
    expect(await ownerOf(db)).toEqual(known);
  });
});

describe("what is known of an advertiser", () => {
  const renamed = {
    ...kantoor,
    name: "Kantoor & Zonen",
    phone: "+32 900 12 34 56",
    website: "https://thief.example/",
    email: "Info@Kantoor.example",
  };
  const detailsIn = async (db: Database) => {
    const [row] = await db.select().from(advertisers).where(eq(advertisers.reference, "kantoor"));
    return row && { name: row.name, phone: row.phone, website: row.website };
  };
  const before = { name: kantoor.name, phone: kantoor.phone, website: null };
  const after = { name: renamed.name, phone: renamed.phone, website: renamed.website };

  const said = {
    advertiser: "kantoor",
    kept: [
      { field: "name", known: kantoor.name, given: renamed.name },
      { field: "telephone", known: kantoor.phone, given: renamed.phone },
      { field: "website", known: null, given: renamed.website },
    ],
  };

  dbTest("stays, whatever a file says of it: by a new listing, or by one of its own", async ({ db }) => {
    await importListings(db, lines({}));
    const feed = lines({ reference: "T-1", advertiser: renamed }, { advertiser: renamed, ...cheaper });
    const report = await importListings(db, feed);
    expect(report).toMatchObject({ created: 1, updated: 1, refusedCount: 0, unchangedDetails: [said] });
    expect(await detailsIn(db)).toEqual(before);
    expect(await importListings(db, feed)).toMatchObject({ unchanged: 2, unchangedDetails: [said] });
    expect(await detailsIn(db)).toEqual(before);
    expect(await importListings(db, lines({}))).toMatchObject({ unchangedDetails: [] });
  });

  dbTest.for([{ from: "Kantoor" }, { move: true }])(
    "follows the file where the operator says so, also when its listings are known as they are: %o",
    async (vouched, { db }) => {
      const feed = lines({ advertiser: renamed });
      await importListings(db, lines({}));
      await importListings(db, feed);
      expect(await importListings(db, feed, vouched)).toMatchObject({ unchanged: 1, unchangedDetails: [] });
      expect(await detailsIn(db)).toEqual(after);
    },
  );

  dbTest("follows a file of its own only, which names no other advertiser", async ({ db }) => {
    await importListings(db, lines({}));
    const feed = lines({ reference: "T-1", advertiser: renamed }, { reference: "T-2", advertiser: thief });
    const refused = [
      { line: 1, reason: expect.stringContaining('advertiser.reference must be "thief", from whom the file is') },
    ];
    expect(await checkListings(db, feed, { from: "thief" })).toMatchObject({ refusedCount: 1, refused });
    expect(await importListings(db, feed, { from: "thief" })).toMatchObject({ created: 1, refusedCount: 1, refused });
    expect(await detailsIn(db)).toEqual(before);
  });

  dbTest.for([importListings, checkListings])(
    "takes no reference from the advertiser's own line behind it: %o",
    async (read, { db }) => {
      await importListings(db, lines({}));
      const feed = lines({ advertiser: thief }, cheaper);
      for (const given of [feed, [feed[0]!, ...lines({})]]) {
        const { refused } = await read(db, given, { from: "kantoor", move: true });
        expect(refused).toMatchObject([{ line: 1, field: "advertiser.reference" }]);
      }
    },
  );

  dbTest("is what the first line of it said, where a first file says this and that", async ({ db }) => {
    const report = await importListings(db, lines({}, { reference: "KC-2", advertiser: renamed }));
    expect(report).toMatchObject({ created: 2, unchangedDetails: [said] });
    expect(await detailsIn(db)).toEqual(before);
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
