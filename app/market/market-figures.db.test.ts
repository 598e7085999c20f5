import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { marketFigures } from "#db/schema/market.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { countMarkets, listMarkets, measureMarkets } from "./market-figures.server.ts";

/** The first of November is still October's last hour elsewhere; in Brussels October has ended. */
const now = new Date("2026-10-31T23:30:00Z");
const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const ghent = { postcode: "9000", locality: "Gent", country: "BE" } as const;

const office = (amount: number, given: Partial<ListingRecordInput> = {}): Partial<ListingRecordInput> => ({
  address: ixelles,
  rent: { amount, basis: "m2", period: "year" },
  publishedAt: "2026-09-21T22:00:00Z",
  ...given,
});

/** Months by place, type and deal, as the gazetteer names places in English. */
async function measured(db: Database) {
  const gazetteer = await getGazetteer(db);
  const rows = await db.select().from(marketFigures).orderBy(asc(marketFigures.placeId));
  return new Map(
    rows.map(({ placeId, segment, transaction, month, ...figures }) => [
      `${gazetteer.getById(placeId).names.en} ${segment} ${transaction} ${month}`,
      figures,
    ]),
  );
}

dbTest("a market is measured as one reckons by hand, in its place and in all that hold it", async ({ db }) => {
  await makeListings(
    db,
    ...[100, 120, 150, 200].map((rent) => office(rent)),
    // Published in October.
    office(300, { publishedAt: "2026-10-01T22:00:00Z" }),
    // On offer, without a price.
    office(1, { rent: { onRequest: true } }),
    // No longer on offer: new in October all the same.
    office(999, { status: "let", publishedAt: "2026-10-05T08:00:00Z" }),
    office(999, { status: "draft" }),
    // Of November.
    office(999, { publishedAt: "2026-10-31T23:10:00Z" }),
    office(80, { address: ghent }),
    office(5, { type: "sme-business-unit" }),
  );
  await measureMarkets(db, now);
  const figures = await measured(db);
  expect([...figures.keys()].sort()).toEqual(
    [
      "Belgium office to-let 2026-10-01",
      "Brussels office to-let 2026-10-01",
      "Ixelles office to-let 2026-10-01",
    ].sort(),
  );
  expect(figures.get("Ixelles office to-let 2026-10-01")).toEqual({
    listings: 6,
    newListings: 2,
    lowerPrice: 120,
    medianPrice: 150,
    upperPrice: 200,
    // Five of 22 September, 00:00, and one of 2 October: in Brussels, where October has an hour more.
    daysOffered: expect.closeTo(40 + 1 / 24, 6) as number,
    demonstration: false,
  });
  // 80, 100, 120, 150, 200, 300: halfway between the two in the middle.
  expect(figures.get("Belgium office to-let 2026-10-01")).toMatchObject({ listings: 7, medianPrice: 135 });
});

dbTest("homes are told per m² and month, sales per m², groups of all their types", async ({ db }) => {
  const home = (rent: number, total: number): Partial<ListingRecordInput> => ({
    type: "apartment",
    address: ghent,
    surface: { total },
    rent: { amount: rent, basis: "total", period: "month" },
    publishedAt: "2026-09-01T08:00:00Z",
  });
  const shop = (amount: number, type: ListingRecordInput["type"]): Partial<ListingRecordInput> => ({
    type,
    address: ghent,
    surface: { total: 100 },
    transactions: ["for-sale"],
    sale: { amount, basis: "total" },
    publishedAt: "2026-09-01T08:00:00Z",
  });
  await makeListings(
    db,
    ...[1000, 1100, 1200, 1300, 1400].map((rent) => home(rent, 100)),
    ...[100_000, 200_000, 300_000].map((price) => shop(price, "city-centre-store")),
    ...[400_000, 500_000].map((price) => shop(price, "retail")),
    ...[100_000, 200_000, 300_000, 400_000, 600_000].map((price) => ({
      ...{ ...shop(price, "retail"), transactions: [], invest: true },
    })),
  );
  await measureMarkets(db, now);
  const figures = await measured(db);
  expect(figures.get("Ghent apartment to-let 2026-10-01")).toMatchObject({ medianPrice: 12, lowerPrice: 11 });
  expect(figures.get("Ghent residential to-let 2026-10-01")).toMatchObject({ medianPrice: 12 });
  expect(figures.get("Ghent retail for-sale 2026-10-01")).toMatchObject({ medianPrice: 3000, upperPrice: 4000 });
  expect(figures.get("Ghent retail investment 2026-10-01")).toMatchObject({ medianPrice: 3000, upperPrice: 4000 });
  expect(figures.get("Ghent retail investment 2026-10-01")).toMatchObject({ listings: 5 });
  expect(figures.has("Ghent city-centre-store for-sale 2026-10-01")).toBe(false);
});

dbTest("a month is measured once; an ended run is finished, and old months go", async ({ db }) => {
  await makeListings(db, ...[100, 120, 150, 200, 300].map((rent) => office(rent)));
  const stopped = await measureMarkets(db, now, AbortSignal.abort());
  expect(stopped).toBe(0);
  expect(await measureMarkets(db, now)).toBe(3);
  await makeListings(db, office(10), office(10));
  expect(await measureMarkets(db, now)).toBe(0);
  expect(await countMarkets(db)).toBe(3);
  const [market] = await listMarkets(db, 0, 1);
  expect(market).toMatchObject({ segment: "office", transaction: "to-let" });

  const aYearLater = new Date("2027-10-03T01:00:00Z");
  expect(await measureMarkets(db, aYearLater)).toBe(3);
  const october = eq(marketFigures.month, "2026-10-01");
  expect(await db.$count(marketFigures, october)).toBe(3);
  await measureMarkets(db, new Date("2027-11-03T01:00:00Z"));
  expect(await db.$count(marketFigures, october)).toBe(0);
});
