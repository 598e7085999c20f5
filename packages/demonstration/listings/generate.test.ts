import { describe, expect, test } from "vitest";
import { readPictureAddress } from "../drawings/building.ts";
import { languages } from "../listing-format.ts";
import {
  listingRecordSchema,
  type ListingRecord,
  type ListingRecordInput,
} from "../../../app/listings/listing-record.ts";
import { missingFacts } from "../../../app/listings/legal/missing-facts.ts";
import { groupOfType, isResidential, type PropertyType } from "../../../app/vocabulary/vocabulary.ts";
import { earlierEdition } from "../feed/earlier-edition.ts";
import { generateListings } from "./generate.ts";
import type { Town } from "../places/atlas.ts";
import { readAtlas } from "../places/read-atlas.ts";

const atlas = readAtlas();
const options = { listings: 3_000, seed: "test", today: "2026-11-21" };
const inputs = [...generateListings(atlas, options)];
const records: ListingRecord[] = inputs.map((record) => listingRecordSchema.parse(record));

const share = (holds: (record: ListingRecord) => boolean) => records.filter(holds).length / records.length;
const amountOf = (price: ListingRecord["rent"] | ListingRecord["sale"]) =>
  price && "amount" in price ? price.amount : undefined;

describe("the same again", () => {
  const lines = (listings: number, seed = "test") =>
    [...generateListings(atlas, { ...options, listings, seed })].map((record) => JSON.stringify(record));

  test("equal options give equal listings, and a longer run begins with a shorter one", () => {
    expect(lines(250).slice(0, 100)).toEqual(lines(100));
  });

  test("another seed gives others", () => {
    expect(lines(20, "other")).not.toEqual(lines(20));
  });

  test("references are unique and short", () => {
    expect(new Set(inputs.map(({ reference }) => reference)).size).toBe(inputs.length);
    expect(inputs[122]?.reference).toBe("QB-000123");
  });
});

describe("the mix", () => {
  const expected: [what: string, holds: (record: ListingRecord) => boolean, share: number][] = [
    ["offices", ({ type }) => type === "office", 0.34],
    ["warehouses", ({ type }) => groupOfType(type) === "warehouse", 0.135],
    ["retail", ({ type }) => groupOfType(type) === "retail", 0.192],
    ["homes", ({ type }) => isResidential(type), 0.336],
    ["to let", ({ transactions }) => transactions.includes("to-let"), 0.61],
    ["for sale", ({ transactions }) => transactions.includes("for-sale"), 0.3],
    ["investments", ({ invest }) => invest, 0.11],
    ["Luxembourg", ({ address }) => address.country === "LU", 0.15],
    ["published", ({ status }) => status === "published", 0.92],
    ["under option", ({ status }) => status === "under-option", 0.04],
    // Streets that the data does not place, and some more.
    ["hidden addresses", ({ address }) => address.hidden, 0.135],
    [
      "prices on request",
      ({ rent, sale }) => Boolean((rent && "onRequest" in rent) || (sale && "onRequest" in sale)),
      0.07,
    ],
    ["all three languages", ({ title }) => languages.every((language) => title[language]), 0.82],
    ["coworking", ({ units }) => units.some(({ desks }) => desks), 0.04],
    ["this week", ({ publishedAt = "" }) => publishedAt >= "2026-11-14", 0.11],
  ];
  test.each(expected)("%s", (_, holds, wanted) => {
    expect(Math.abs(share(holds) - wanted)).toBeLessThan(Math.max(0.012, wanted * 0.15));
  });

  test("the demonstration has what is asked for first in each large town: flats to let, shops for sale", () => {
    const site = [...generateListings(atlas, { ...options, listings: 2_000, seed: "quartier" })].filter(
      ({ status }) => status === "published",
    );
    const isIn =
      ({ country, postcodes }: Town) =>
      ({ address }: ListingRecordInput) =>
        address.country === country && postcodes.includes(address.postcode);
    const flats = site.filter(({ type, transactions }) => type === "apartment" && transactions?.includes("to-let"));
    // Brussels is nineteen of them, and one town to whoever looks for a flat.
    const cities = atlas
      .municipalities()
      .filter(({ key, population }) => (population ?? 0) >= 80_000 && !key.startsWith("BE-21"));
    expect(cities.length).toBeGreaterThan(12);
    for (const city of cities) expect(flats.filter(isIn(city)).length, city.names.en).toBeGreaterThan(1);
    const shops = site.filter(
      ({ type, transactions }) => groupOfType(type) === "retail" && transactions?.includes("for-sale"),
    );
    expect(shops.filter(isIn(atlas.town("LU-0304"))).length).toBeGreaterThan(4);
  });

  test("each feature that a type can have is told by some of them", () => {
    const told = (fact: keyof ListingRecord["facts"], type: PropertyType) =>
      records.some((record) => record.type === type && record.facts[fact]);
    expect(told("terrace", "office")).toBe(true);
    expect(told("garden", "co-living")).toBe(true);
    expect(told("bicycleStorage", "apartment")).toBe(true);
    expect(told("sprinklers", "logistics-warehouse")).toBe(true);
    expect(told("showroom", "out-of-town-stand-alone-or-retail-park")).toBe(true);
    expect(told("groundFloor", "city-centre-store")).toBe(true);
    expect(told("corner", "city-centre-store")).toBe(true);
  });

  test("every type, and every status but drafts' too", () => {
    expect(new Set(records.map(({ type }) => type)).size).toBe(11);
    expect(new Set(records.map(({ status }) => status)).size).toBe(6);
  });
});

describe("figures agree with one another", () => {
  test("units add up to the surface, and the smallest is what it is divisible from", () => {
    for (const { units, surface, reference } of records) {
      if (units.length === 0) continue;
      const parts = units.map((unit) => unit.surface);
      expect(
        parts.reduce((sum, part) => sum + part, 0),
        reference,
      ).toBeCloseTo(surface?.total ?? 0, 5);
      if (units.length > 1) expect(surface?.divisibleFrom, reference).toBe(Math.min(...parts));
    }
  });

  test("the rent asked is that of the units", () => {
    for (const { units, rent, reference } of records) {
      const asked = units.map((unit) => amountOf(unit.rent)).filter((amount) => amount !== undefined);
      if (asked.length === 0 || !rent || !("amount" in rent)) continue;
      expect([rent.amount, rent.upTo ?? rent.amount], reference).toEqual([Math.min(...asked), Math.max(...asked)]);
    }
  });

  test("an investment's yield is its rent over its price", () => {
    for (const { invest, yield: share, facts, sale, reference } of records) {
      if (!invest) continue;
      const price = amountOf(sale);
      expect(share, reference).toBeGreaterThanOrEqual(4);
      expect(share, reference).toBeLessThanOrEqual(8.3);
      if (price) expect(((facts.annualRent ?? 0) / price) * 100, reference).toBeCloseTo(share ?? 0, 1);
    }
  });

  test("rents are quoted as the market does", () => {
    for (const { type, rent, address, units, reference } of records) {
      if (!rent || !("amount" in rent)) continue;
      const isRoom = units.some(({ desks }) => desks) || isResidential(type);
      if (isRoom) expect([rent.basis, rent.period], reference).toEqual(["total", "month"]);
      else if (rent.basis === "m2") expect(rent.period, reference).toBe(address.country === "LU" ? "month" : "year");
    }
  });

  test("floors lie in their building, and nothing is renovated before it was built", () => {
    for (const { facts, units, reference } of records) {
      if (facts.condition === "to-renovate") expect(facts.builtYear, reference).toBeLessThanOrEqual(2006);
      if (facts.renovatedYear) expect(facts.renovatedYear - (facts.builtYear ?? 0), reference).toBeGreaterThan(15);
      for (const { floor } of units) expect(floor ?? 0, reference).toBeLessThan(facts.storeys ?? 1);
    }
  });

  test("no more charging points than parking spaces", () => {
    for (const { facts, reference } of records) {
      expect(facts.chargingPoints ?? 0, reference).toBeLessThanOrEqual(facts.parkingSpaces ?? 0);
    }
  });

  test("nothing is published today or later, nor changed before it was published", () => {
    for (const { publishedAt = "", updatedAt, availableFrom, reference } of records) {
      expect(publishedAt < "2026-11-21" && publishedAt > "2026-02-01", reference).toBe(true);
      if (updatedAt) expect(updatedAt > publishedAt && updatedAt < "2026-11-21T23", reference).toBe(true);
      if (availableFrom) expect(availableFrom > "2026-11-21", reference).toBe(true);
    }
  });
});

test("every listing has three to five drawings, described in the three languages", () => {
  for (const { photos, reference } of records) {
    expect(photos.length, reference).toBeGreaterThanOrEqual(3);
    expect(photos.length, reference).toBeLessThanOrEqual(5);
    expect(new Set(photos.map(({ source }) => source)).size, reference).toBe(photos.length);
    for (const { source, alt } of photos) {
      expect(readPictureAddress(source).building.seed, reference).toMatch(/^b/);
      for (const language of languages) expect(alt[language], reference).toBeTruthy();
    }
  }
});

const isInFlanders = ({ country, postcode = "" }: { country: string; postcode?: string | undefined }) =>
  country === "BE" && /^(?:1[5-9]|[2389])/.test(postcode);

/** As postcodes have it; an import goes by the gazetteer. */
function regionOf({ address }: ListingRecord) {
  if (address.country === "LU") return "luxembourg";
  if (isInFlanders(address)) return "flanders";
  return address.postcode < "1300" ? "brussels" : "wallonia";
}

test("the law's block stands in Belgium, the label is the region's", () => {
  for (const { address, legal, energy, transactions, reference } of records) {
    // The scores are Flemish law; a building is in no greater danger than its plot.
    const { plot, building } = legal.floodScores ?? {};
    const { planningSummons, preEmptionRight, subdivisionPermit } = legal;
    const flemish = [planningSummons, preEmptionRight, subdivisionPermit].filter((answer) => answer !== undefined);
    expect(flemish.length, reference).toBe(legal.destination === undefined ? 0 : 3);
    expect(plot !== undefined, reference).toBe(isInFlanders(address));
    expect((building ?? "A") <= (plot ?? "A"), reference).toBe(true);
    if (address.country === "BE" && transactions.includes("for-sale"))
      expect(legal.cadastralIncome, reference).toBeGreaterThan(50);
    if (energy) expect(energy.scheme === "CPE", reference).toBe(address.country === "LU");
  }
});

test("each tells what the law asks an advertisement of its kind for: none is held back", () => {
  const lacking = records.flatMap((record) =>
    missingFacts(record, regionOf(record)).map(({ field, holds }) => ({ reference: record.reference, field, holds })),
  );
  expect(lacking.filter(({ holds }) => holds)).toEqual([]);
  expect(new Set(lacking.map(({ field }) => field))).not.toContain("advertiser.licence");
});

test("an earlier edition asks more for the same", () => {
  const pairs = inputs.flatMap((record): [ListingRecordInput, ListingRecordInput][] => {
    const before = earlierEdition(record, "test");
    return before ? [[record, before]] : [];
  });
  expect(pairs.length / inputs.length).toBeGreaterThan(0.008);
  for (const [record, before] of pairs) {
    const [now, then] = [listingRecordSchema.parse(record), listingRecordSchema.parse(before)];
    const nowAmount = (amountOf(now.rent) ?? 0) + (amountOf(now.sale) ?? 0);
    expect((amountOf(then.rent) ?? 0) + (amountOf(then.sale) ?? 0), now.reference).toBeGreaterThan(nowAmount);
    expect({ ...then, rent: 0, sale: 0, updatedAt: 0 }).toEqual({ ...now, rent: 0, sale: 0, updatedAt: 0 });
  }
});
