import { describe, expect, expectTypeOf, test } from "vitest";
import type { Field } from "#app/filters/condition.ts";
import { allFilters } from "#app/filters/filters.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { cardFacts, isDivisible, readField, weightiest, type FactRow } from "./card-facts.ts";
import type { Facts } from "./listing-record.ts";

const today = "2026-11-21";

const office: FactRow = {
  type: "office",
  status: "published",
  toLet: true,
  forSale: false,
  invest: false,
  surfaceMin: 610,
  surfaceTotal: 610,
  yield: null,
  desks: null,
  energyClass: null,
  stationMinutes: null,
  saleHigh: null,
  availableFrom: null,
  publishedAt: new Date("2026-11-01T23:30:00Z"),
  facts: {},
};

const factsOf = (given: Partial<FactRow>, language: Language = "en") =>
  cardFacts({ ...office, ...given }, {}, language, textsIn(language), today).facts.map((fact) =>
    fact.replace(/[\u00a0\u202f]/g, " "),
  );

describe("the three facts that matter for the type", () => {
  test.each<[string, Partial<FactRow>, string[]]>([
    [
      "a divisible office",
      { surfaceMin: 250, surfaceTotal: 2400, facts: { parkingSpaces: 14, furnished: true, lift: true } },
      ["divisible", "14 parking spaces", "furnished"],
    ],
    ["a coworking space", { desks: 56, facts: { parkingSpaces: 1 } }, ["56 desks", "1 parking space", "available now"]],
    [
      "a logistics hall",
      { type: "logistics-warehouse", facts: { clearHeight: 11, docks: 5, gates: 2, floorLoad: 5 } },
      ["11 m clear height", "5 loading docks", "2 level-access doors"],
    ],
    ["a shop", { type: "city-centre-store", facts: { frontage: 7.5 } }, ["7.5 m frontage", "available now"]],
    [
      "an apartment",
      { type: "apartment", facts: { bedrooms: 2, balcony: true, furnished: false } },
      ["2 bedrooms", "balcony", "available now"],
    ],
    [
      "a house for sale",
      { type: "house", toLet: false, forSale: true, facts: { bedrooms: 4, garden: 300, landSurface: 900 } },
      ["4 bedrooms", "garden", "900 m² plot"],
    ],
    [
      "an investment has its yield first",
      { type: "bloc-sales", toLet: false, yield: 5.4, facts: { dwellings: 12 } },
      ["5.4% yield", "12 homes"],
    ],
    ["a co-living house", { type: "co-living", facts: { dwellings: 1 } }, ["1 room", "available now"]],
  ])("%s", (_, given, expected) => {
    expect(factsOf(given)).toEqual(expected);
  });

  test("in French and Dutch", () => {
    const hall: Partial<FactRow> = { type: "logistics-warehouse", facts: { clearHeight: 10.5, docks: 1, gates: 2 } };
    expect(factsOf(hall, "fr")).toEqual(["10,5 m de hauteur libre", "1 quai de chargement", "2 portes sectionnelles"]);
    expect(factsOf(hall, "nl")).toEqual(["10,5 m vrije hoogte", "1 laadkade", "2 sectionaalpoorten"]);
    // As it was given: rounded, it would stand out of order, and beside a filter that it does not pass.
    expect(factsOf({ toLet: false, yield: 7.07 }, "en")).toEqual(["7.07% yield"]);
    expect(factsOf({ toLet: false, yield: 5.4 }, "fr")).toEqual(["rendement 5,4 %"]);
    expect(factsOf({ toLet: false, yield: 5.4 }, "nl")).toEqual(["rendement 5,4 %"]);
  });
});

describe("availability", () => {
  test("a date to come is said as its month", () => {
    expect(factsOf({ availableFrom: "2027-01-01" })).toEqual(["available from Jan 2027"]);
    // Before "avril", "août" and "octobre" as well as before all others.
    for (const [month, said] of Object.entries({ "04": "avr.", "08": "août", "09": "sept.", "10": "oct." })) {
      expect(factsOf({ availableFrom: `2027-${month}-01` }, "fr")).toEqual([`disponible dès ${said} 2027`]);
    }
    expect(factsOf({ availableFrom: "2027-04-01" }, "nl")).toEqual(["vrij vanaf apr 2027"]);
  });
  test("a date gone by is now", () => {
    expect(factsOf({ availableFrom: "2026-11-21" })).toEqual(["available now"]);
  });
  test("of what is only for sale there is none", () => {
    expect(factsOf({ toLet: false, forSale: true })).toEqual([]);
  });
});

describe("divisible", () => {
  test.each<[Partial<FactRow>, boolean]>([
    [{ surfaceMin: 250, surfaceTotal: 2400 }, true],
    [{ surfaceMin: 610, surfaceTotal: 610 }, false],
    [{ surfaceMin: null, surfaceTotal: null }, false],
    [{ type: "co-living", surfaceMin: 18, surfaceTotal: 400 }, false],
  ])("%o: %s", (given, expected) => {
    expect(isDivisible({ ...office, ...given })).toBe(expected);
  });
});

const house: FactRow = { ...office, type: "house", toLet: false, forSale: true, surfaceMin: null, surfaceTotal: null };

test("a card says first what was asked for, or that the advertiser does not state it", () => {
  const asking = (bedrooms: number | undefined) => {
    const facts = bedrooms === undefined ? {} : { bedrooms };
    return cardFacts({ ...house, facts }, { bedrooms: "1-" }, "fr", textsIn("fr"), today);
  };
  expect(asking(3)).toEqual({ facts: ["3 chambres"], missing: [] });
  expect(asking(1)).toEqual({ facts: ["1 chambre"], missing: [] });
  expect(asking(undefined)).toEqual({ facts: [], missing: ["Chambres"] });
  const plain = cardFacts(house, { type: "house" }, "en", textsIn("en"), today);
  expect(plain).toEqual({ facts: [], missing: [] });
});

test("a card speaks of a metro where there is one", () => {
  const asking = (stationMinutes: number | null, country: "BE" | "LU") =>
    cardFacts({ ...house, stationMinutes }, { station: "10" }, "fr", textsIn("fr"), today, country);
  expect(asking(7, "BE").facts).toEqual(["à 7 minutes à pied d’une gare ou du métro"]);
  expect(asking(7, "LU").facts).toEqual(["à 7 minutes à pied d’une gare"]);
  expect(asking(null, "BE").missing).toEqual(["À pied d’une gare ou du métro"]);
  expect(asking(null, "LU").missing).toEqual(["À pied d’une gare"]);
});

test("a card says that its advertiser states no energy label, and leaves one that is stated to its badge", () => {
  const asked = { energy: "B" as const, price: "-300000" };
  const warehouse = (given: Partial<FactRow>) =>
    cardFacts({ ...house, type: "logistics-warehouse", ...given }, asked, "en", textsIn("en"), today);
  expect(warehouse({ energyClass: null })).toEqual({ facts: [], missing: ["Energy label"] });
  expect(warehouse({ energyClass: "B" })).toEqual({ facts: [], missing: [] });
});

test("what matters for a type is what a filter has words for, but for homes and rooms", () => {
  const said = allFilters.flatMap((filter) => ("fact" in filter ? Object.keys(filter.fields ?? {}) : []));
  const named = new Set(Object.values(weightiest).flat());
  expect([...named].filter((name) => !said.includes(name))).toEqual(["homes", "rooms"]);
});

test("a figure is read as the search index reads it", () => {
  expect(readField({ fact: "lift", as: "flag" }, { ...house, facts: { lift: true } })).toBe(1);
  expect(readField({ fact: "lift", as: "flag" }, { ...house, facts: { lift: false } })).toBe(0);
  expect(readField({ fact: "terrace", as: "flag" }, house)).toBe(0);
  expect(readField({ fact: "condition", as: ["new", "good"] }, { ...house, facts: { condition: "good" } })).toBe(1);
  expect(readField({ fact: "condition", as: ["new", "good"] }, { ...house, facts: { condition: "shell" } })).toBe(
    undefined,
  );
  expect(readField({ column: "available_from", as: "day", absent: 0 }, house)).toBe(0);
  expect(readField({ column: "available_from", as: "day" }, { ...house, availableFrom: "1970-01-31" })).toBe(30);
  // Half past midnight in Brussels.
  const publishedAt = new Date("1970-01-30T23:30:00Z");
  expect(readField({ column: "published_at", as: "day" }, { ...house, publishedAt })).toBe(30);
});

test("a filter can name no fact that listings can't have: the compiler refuses it", () => {
  expectTypeOf<Extract<Field, { fact: string }>["fact"]>().toEqualTypeOf<keyof Facts>();
});
