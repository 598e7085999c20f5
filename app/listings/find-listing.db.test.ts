import { asc, desc, getTableColumns } from "drizzle-orm";
import { expect } from "vitest";
import { priceChanges, units } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findListing } from "./find-listing.server.ts";

dbTest("a listing comes with what belongs to it, as its tables have it, and with nothing of others", async ({ db }) => {
  const parts = [
    { name: "2", surface: 300.4, floor: 2, availableFrom: "2026-12-01", desks: 12 },
    { name: "1", surface: 200.1 },
  ];
  await makeListings(
    db,
    { reference: "this", units: parts },
    { reference: "other", units: [{ name: "9", surface: 9 }] },
  );
  const before = await findListing(db, "this");
  const rent = { amount: 1, basis: "m2", period: "year", vatIncluded: false, chargesIncluded: false } as const;
  const changes = Array.from({ length: 30 }, (_, day) => ({
    listingId: before!.id,
    rent: { ...rent, amount: day + 0.5 },
    changedAt: new Date(Date.UTC(2026, 0, day + 1, 8, 30, 15, 125)),
  }));
  await db.insert(priceChanges).values([...changes.slice(15), ...changes.slice(0, 15)]);

  const found = await findListing(db, "this");
  const own = (await db.select(getTableColumns(units)).from(units).orderBy(asc(units.position))).filter(
    ({ listingId }) => listingId === found!.id,
  );
  expect(found!.units).toHaveLength(2);
  expect(found!.units).toEqual(own);
  const told = await db.select().from(priceChanges).orderBy(desc(priceChanges.changedAt)).limit(24);
  expect(found!.priceChanges).toEqual(told.map(({ rent: was, sale, changedAt }) => ({ rent: was, sale, changedAt })));
  expect(before).toMatchObject({ priceChanges: [], photos: [], documents: [] });
});
