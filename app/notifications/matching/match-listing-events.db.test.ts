import fc from "fast-check";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { importListings } from "#app/feeds/testing/import-listings.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { propertyTypes, transactions, typeGroups } from "#app/vocabulary/vocabulary.ts";
import { writeArea, writeBox } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { allFilters } from "#app/filters/filters.ts";
import { eachFilter, someFilters } from "#app/filters/testing/some-filters.ts";
import { readCriteria } from "#app/strategies/saved-criteria.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { notifications } from "#db/schema/notifications.ts";
import { strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { demonstrationListings } from "#db/testing/demonstration-listings.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { matchListingEvents } from "./match-listing-events.server.ts";

const listingCount = 250;
const searchCount = 400;
const seed = 7;

async function put(db: DatabasePool, records: ListingRecordInput[]) {
  const report = await importListings(
    db,
    records.map((record) => JSON.stringify(record)),
  );
  expect(report.refused).toEqual([]);
}

/** Searches that mostly find something: their places, words and points are those of the listings. */
function searchesAbout(records: ListingRecordInput[], places: readonly string[]) {
  const now =
    (weight: number) =>
    <T>(value: fc.Arbitrary<T>) =>
      fc.oneof({ weight, arbitrary: value }, { weight: 10 - weight, arbitrary: fc.constant(undefined) });
  const often = now(5);
  const rarely = now(1);
  const record = fc.constantFrom(...records);
  const figure = (max: number) => fc.nat(max).map((from) => `${from}-${from * 4 + 100}`);
  const words = record.map(({ title }) => Object.values(title).join(" ").split(/\s+/));
  const word = fc.tuple(words, fc.nat()).map(([all, at]) => all[at % all.length]!);
  const mistyped = word.filter((each) => each.length > 6).map((each) => each.slice(0, 3) + each.slice(4));
  const box = fc.tuple(fc.double({ min: 2.6, max: 6, noNaN: true }), fc.double({ min: 49.6, max: 51.2, noNaN: true }));
  const corner = fc.record({
    lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
    lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
  });
  return fc
    .record({
      transaction: often(fc.constantFrom(...transactions)),
      invest: rarely(fc.constant(true as const)),
      type: rarely(fc.constantFrom(...propertyTypes)),
      typeGroup: rarely(fc.constantFrom(...typeGroups)),
      unitSurfaceType: rarely(fc.constant("co-working" as const)),
      location: often(fc.constantFrom(...places)),
      district: rarely(
        fc.array(fc.constantFrom(...places), { minLength: 1, maxLength: 3 }).map((slugs) => slugs.join(",")),
      ),
      around: rarely(
        fc.constantFrom("schuman", "port-of-antwerp", "ghent-sint-pieters", "antwerpen", "luxembourg-airport"),
      ),
      radius: rarely(fc.constantFrom("2000", "10000", "50000")),
      agency: rarely(record.map(({ advertiser }) => advertiser.reference)),
      search: rarely(fc.oneof(word, mistyped, fc.constant("2 bedrooms"), fc.constant("..."))),
      surface: rarely(figure(2_000)),
      price: rarely(fc.oneof(figure(300), figure(900_000))),
      bbox: rarely(box.map(([west, south]) => writeBox({ west, south, east: west + 1, north: south + 0.6 }))),
      area: rarely(fc.array(corner, { minLength: 3, maxLength: 5 }).map(writeArea)),
    })
    .chain((given) => often(someFilters).map((figures) => ({ ...figures, ...given })))
    .map(
      (given): SearchCriteria => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    );
}

describe("matching listing events with saved searches", () => {
  dbTest(
    "finds what running each of them would find, for tens of thousands of pairs",
    { timeout: 120_000 },
    async ({ db }) => {
      const gazetteer = await getGazetteer(db);
      const records = await demonstrationListings(listingCount, "matching");
      const fresh = new Set(
        records.filter((_, index) => index % 5 > 0).map(({ reference }) => reference.toLowerCase()),
      );
      // Known advertisers: a fifth of the listings was there from the start, of the others only drafts.
      await put(
        db,
        records.map((record) => (fresh.has(record.reference.toLowerCase()) ? { ...record, status: "draft" } : record)),
      );
      const places = gazetteer.places.filter(({ kind }) => kind !== "locality").map(({ slugs }) => slugs.en);
      const around = records.flatMap(({ address }) => gazetteer.byPostcode(address.postcode)?.slugs.en ?? []);
      const sought = [...places.slice(0, 30), ...around];
      const member = Array.from({ length: searchCount / 100 }, () => makeMember(db));
      const ids = new Set<string>();
      // Each filter that compares figures by itself too, whatever chance leaves out.
      const searches = [
        ...fc.sample(searchesAbout(records, sought), { numRuns: searchCount - eachFilter.length, seed }),
        ...fc.sample(fc.tuple(...eachFilter), { numRuns: 1, seed }).flat(),
      ];
      const asked = new Set(searches.flatMap((criteria) => Object.keys(criteria)));
      expect(allFilters.filter(({ name }) => !asked.has(name)).map(({ name }) => name)).toEqual([]);
      for (const [index, criteria] of searches.entries()) {
        ids.add(await makeSearch(db, await member[index % member.length]!, criteria));
      }

      await put(db, records);
      expect(await matchListingEvents(db)).toBeGreaterThan(150);

      const expected: string[] = [];
      for (const { id, criteria: saved } of await db.select().from(strategies)) {
        const { criteria, places: named } = readCriteria(gazetteer, saved);
        const search = await resolveCriteria(db, gazetteer, criteria, named);
        const { rows } = await searchListings(db, search, { numPropertiesPerPage: listingCount });
        for (const { reference } of rows) if (fresh.has(reference)) expected.push(`${id} ${reference} new`);
      }
      const found = await db
        .select({ strategyId: notifications.strategyId, reference: listings.reference, reason: notifications.reason })
        .from(notifications)
        .innerJoin(listings, eq(listings.id, notifications.listingId));
      expect(ids.size * fresh.size).toBeGreaterThan(60_000);

      expect(expected.length).toBeGreaterThan(1_000);
      expect(found.map(({ strategyId, reference, reason }) => `${strategyId} ${reference} ${reason}`).sort()).toEqual(
        expected.sort(),
      );
    },
  );
});
