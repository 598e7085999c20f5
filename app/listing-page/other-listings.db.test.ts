import { expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { findCards } from "#app/listings/read-cards.server.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import type { Database } from "#db/client.server.ts";
import { listOtherListings } from "./other-listings.server.ts";

const korenmarkt = {
  street: "Korenmarkt",
  number: "12A",
  postcode: "9000",
  locality: "Gent",
  country: "BE" as const,
};
const point = { lat: 51.0546, lng: 3.7219 };

async function othersOf(db: Database, reference: string, count = 4) {
  const listing = await findListing(db, reference);
  const { similar, sameBuilding } = await withSearchIndex(db, (index, within) =>
    listOtherListings(index, within, listing!, count),
  );
  const referencesOf = (cards: typeof similar) => cards.map(({ reference }) => reference);
  return { similar: referencesOf(similar), sameBuilding: referencesOf(sameBuilding) };
}

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
  const { similar, sameBuilding } = await othersOf(db, "shown");
  expect(sameBuilding).toEqual(["newer", "older", "geocoded-otherwise"]);
  // Those are among the closest, and told once.
  expect(similar).toEqual(["next-door"]);
  expect((await othersOf(db, "shown", 6)).similar).toEqual(["next-door", "hidden", "same-name-elsewhere"]);
});

dbTest("of many at an address the four newest are told", async ({ db }) => {
  const days = [3, 6, 1, 5, 2, 4];
  const others = days.map((day) => at(`of-day-${day}`, { publishedAt: `2026-02-0${day}T08:00:00Z` }));
  await makeListings(db, at("shown"), ...others);
  expect((await othersOf(db, "shown")).sameBuilding).toEqual(["of-day-6", "of-day-5", "of-day-4", "of-day-3"]);
});

dbTest("the card of each is as results have it", async ({ db }) => {
  await makeListings(db, at("shown"), at("at-address"), at("alike", { address: { ...korenmarkt, number: "14" } }));
  const listing = await findListing(db, "shown");
  const { similar, sameBuilding } = await withSearchIndex(db, (index, within) =>
    listOtherListings(index, within, listing!, 4),
  );
  expect([...similar, ...sameBuilding]).toEqual(await findCards(db, ["alike", "at-address"]));
});

dbTest("an address that is hidden or has no number tells of no other there", async ({ db }) => {
  await makeListings(
    db,
    at("hidden", { address: { ...korenmarkt, hidden: true } }),
    at("without-number", { address: { ...korenmarkt, number: undefined } }),
    at("other"),
    // Where the hidden one is said to be: in the middle of its municipality.
    at("other-without-point", { point: undefined }),
  );
  expect((await othersOf(db, "hidden")).sameBuilding).toEqual([]);
  expect((await othersOf(db, "without-number")).sameBuilding).toEqual([]);
});

dbTest("what else stands at an address is asked even where those like it are known", async ({ db }) => {
  await makeListings(db, at("shown"), at("alike", { address: { ...korenmarkt, number: "14" } }));
  expect(await othersOf(db, "shown")).toEqual({ similar: ["alike"], sameBuilding: [] });
  await makeListings(db, at("above", { point: { lat: 51.0547, lng: 3.722 } }));
  expect(await othersOf(db, "shown")).toEqual({ similar: ["alike"], sameBuilding: ["above"] });
});
