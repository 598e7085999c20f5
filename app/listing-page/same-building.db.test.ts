import { expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { listSameBuilding } from "./same-building.server.ts";

const korenmarkt = {
  street: "Korenmarkt",
  number: "12A",
  postcode: "9000",
  locality: "Gent",
  country: "BE" as const,
};
const point = { lat: 51.0546, lng: 3.7219 };

const at = (reference: string, given: Partial<ListingRecordInput> = {}): Partial<ListingRecordInput> => ({
  reference,
  address: korenmarkt,
  point,
  ...given,
});

dbTest("what else is on offer at an address is told, the newest first", async ({ db }) => {
  await makeListings(
    db,
    at("shown"),
    at("older", { publishedAt: "2026-02-01T08:00:00Z" }),
    at("newer", {
      publishedAt: "2026-03-01T08:00:00Z",
      address: { ...korenmarkt, street: "KORENMARKT", number: "12a" },
    }),
    at("geocoded-otherwise", { publishedAt: "2026-01-15T08:00:00Z", point: { lat: 51.0555, lng: 3.7228 } }),
    at("next-door", { address: { ...korenmarkt, number: "14" } }),
    at("same-name-elsewhere", { point: { lat: 51.09, lng: 3.78 } }),
    at("hidden", { address: { ...korenmarkt, hidden: true } }),
    at("let", { status: "let" }),
  );
  const listing = await findListing(db, "shown");
  const found = await listSameBuilding(db, listing!);
  expect(found.map(({ reference }) => reference)).toEqual(["newer", "older", "geocoded-otherwise"]);
});

dbTest("an address that is hidden tells of no other", async ({ db }) => {
  await makeListings(db, at("hidden", { address: { ...korenmarkt, hidden: true } }), at("other"));
  expect(await listSameBuilding(db, (await findListing(db, "hidden"))!)).toEqual([]);
});
