import { describe, expect } from "vitest";
import { findListing } from "#app/listings/find-listing.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { countListings } from "#app/listings/testing/ask-index.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { criteriaFromListing, limitsOf } from "./criteria-from-listing.ts";
import { canonicalCriteria, readCriteria, writeCriteria } from "./saved-criteria.server.ts";

async function criteriaOf(db: Database, record: Partial<ListingRecordInput>) {
  await makeListings(db, { reference: "this", ...record });
  const listing = await findListing(db, "this");
  return criteriaFromListing(listing!, await getGazetteer(db));
}

const perSquareMetre = { basis: "m2", period: "year" } as const;

describe("places like a listing", () => {
  dbTest(
    "have its type, deal and municipality, its surface within a quarter, its price up to 15 % more",
    async ({ db }) => {
      expect(await criteriaOf(db, { surface: { total: 600 }, rent: { amount: 150, ...perSquareMetre } })).toEqual({
        transaction: "to-let",
        type: "office",
        location: "ghent",
        surface: "450-750",
        price: "-170",
      });
    },
  );

  dbTest("are as small and as large as what can be divided", async ({ db }) => {
    const criteria = await criteriaOf(db, { surface: { total: 2000, divisibleFrom: 250 } });
    expect(criteria.surface).toBe("200-2500");
    expect(limitsOf({ ...criteria, price: "-180" })).toBe("both");
    expect(limitsOf({ ...criteria, surface: undefined, price: "-180" })).toBe("price");
  });

  dbTest("are sought in the municipality of a quarter, and for sale by the price in all", async ({ db }) => {
    const address = { postcode: "9050", locality: "Gentbrugge", country: "BE" } as const;
    const sale = { amount: 385_000, basis: "total" } as const;
    const criteria = await criteriaOf(db, { type: "house", transactions: ["for-sale"], address, sale });
    expect(criteria).toMatchObject({ transaction: "for-sale", type: "house", location: "ghent", price: "-440000" });
  });

  dbTest(
    "cost anything where the price is on request, and measure anything where no surface is told",
    async ({ db }) => {
      const criteria = await criteriaOf(db, { surface: undefined, rent: { onRequest: true } });
      expect(criteria).toEqual({ transaction: "to-let", type: "office", location: "ghent" });
      expect(limitsOf(criteria)).toBe("any");
    },
  );

  dbTest("are an investment like an investment, and shops of any kind like a shop", async ({ db }) => {
    const criteria = await criteriaOf(db, { type: "retail", invest: true });
    expect(criteria).toMatchObject({ invest: true, typeGroup: "retail" });
    expect(criteria.type).toBeUndefined();
  });

  // Their rents are of a room and a month: a limit per m² and year would say what no card and no agent says.
  dbTest(
    "are co-working at any price where nothing but desks is let, and offices beside other offices",
    async ({ db }) => {
      const rent = { amount: 350, basis: "total", period: "month" } as const;
      const room = { name: "0.01", surface: 12, desks: 2, rent };
      const large = { name: "0.02", surface: 60, desks: 10, rent: { ...rent, amount: 2000 } };
      const centre = { surface: undefined, rent: { ...rent, upTo: 2000 } };
      const desks = await criteriaOf(db, { ...centre, units: [room, large] });
      expect(limitsOf(desks)).toBe("surface");
      expect(desks).toEqual({
        transaction: "to-let",
        unitSurfaceType: "co-working",
        location: "ghent",
        surface: "9-90",
        price: undefined,
      });
      const floor = { name: "1", surface: 400 };
      expect(await criteriaOf(db, { ...centre, units: [room, floor] })).toMatchObject({ type: "office" });
    },
  );

  dbTest(
    "are compared by what their type is let by: rooms by the month, whatever the rent was quoted in",
    async ({ db }) => {
      const rent = { amount: 9000, basis: "total", period: "year" } as const;
      const criteria = await criteriaOf(db, { type: "co-living", surface: { total: 20 }, rent });
      expect(criteria).toMatchObject({ type: "co-living", price: "-860" });
    },
  );

  // The button's words promise it: "at most 25 % smaller or larger, at most 15 % dearer".
  dbTest("lie no further from it than is said, and include it, whatever its figures", async ({ db }) => {
    await makeListings(db, { reference: "this" });
    const listing = (await findListing(db, "this"))!;
    const gazetteer = await getGazetteer(db);
    const limitsFor = (figure: number) =>
      criteriaFromListing({ ...listing, surfaceMin: null, surfaceTotal: figure, rentHigh: figure }, gazetteer);
    // The figures that most listings have, whose share is no whole number in binary.
    expect([100, 200, 1_250, 200_000].map((figure) => limitsFor(figure).price)).toEqual([
      "-115",
      "-230",
      "-1400",
      "-230000",
    ]);
    for (let figure = 7; figure < 30_000_000; figure = Math.round(figure * 1.037) + 1) {
      const { surface, price } = limitsFor(figure);
      const [smallest, largest] = surface!.split("-").map(Number);
      const dearest = Number(price!.slice(1));
      expect([smallest! * 100 >= figure * 75, smallest! <= figure], `from ${smallest} for ${figure}`).toEqual([
        true,
        true,
      ]);
      expect([largest! * 100 <= figure * 125, largest! >= figure], `to ${largest} for ${figure}`).toEqual([true, true]);
      expect([dearest * 100 <= figure * 115, dearest >= figure], `up to ${dearest} for ${figure}`).toEqual([
        true,
        true,
      ]);
    }
  });

  dbTest("include it, and are written the one way searches are kept", async ({ db }) => {
    const gazetteer = await getGazetteer(db);
    const criteria = await criteriaOf(db, {
      surface: { total: 87 },
      rent: { amount: 14.5, basis: "m2", period: "month" },
    });
    expect(canonicalCriteria(gazetteer, criteria, "en")).toEqual(criteria);
    const read = readCriteria(gazetteer, writeCriteria(criteria));
    expect(await countListings(db, await resolveCriteria(db, gazetteer, read.criteria, read.places))).toBe(1);
  });
});
