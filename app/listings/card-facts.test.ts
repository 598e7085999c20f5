import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { cardFacts, isDivisible, type FactSource } from "./card-facts.ts";

const today = "2026-11-21";

const office: FactSource = {
  type: "office",
  toLet: true,
  forSale: false,
  surfaceMin: 610,
  surfaceTotal: 610,
  yield: null,
  desks: null,
  availableFrom: null,
  facts: {},
};

const tell = (given: Partial<FactSource>, language: Language = "en") =>
  cardFacts({ ...office, ...given }, language, textsIn(language), today).map((fact) =>
    fact.replace(/[\u00a0\u202f]/g, " "),
  );

describe("the three facts that matter for the type", () => {
  test.each<[string, Partial<FactSource>, string[]]>([
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
      "an investment tells its yield first",
      { type: "bloc-sales", toLet: false, yield: 5.4, facts: { dwellings: 12 } },
      ["5.4% yield", "12 homes"],
    ],
    ["a co-living house", { type: "co-living", facts: { dwellings: 1 } }, ["1 room", "available now"]],
  ])("%s", (_, given, expected) => {
    expect(tell(given)).toEqual(expected);
  });

  test("in French and Dutch", () => {
    const hall: Partial<FactSource> = { type: "logistics-warehouse", facts: { clearHeight: 10.5, docks: 1, gates: 2 } };
    expect(tell(hall, "fr")).toEqual(["10,5 m de hauteur libre", "1 quai de chargement", "2 portes sectionnelles"]);
    expect(tell(hall, "nl")).toEqual(["10,5 m vrije hoogte", "1 laadkade", "2 sectionaalpoorten"]);
  });
});

describe("availability", () => {
  test("a date to come is told as its month", () => {
    expect(tell({ availableFrom: "2027-01-01" })).toEqual(["available from Jan 2027"]);
  });
  test("a date gone by is now", () => {
    expect(tell({ availableFrom: "2026-11-21" })).toEqual(["available now"]);
  });
  test("of what is only for sale it is not told", () => {
    expect(tell({ toLet: false, forSale: true })).toEqual([]);
  });
});

describe("divisible", () => {
  test.each<[Partial<FactSource>, boolean]>([
    [{ surfaceMin: 250, surfaceTotal: 2400 }, true],
    [{ surfaceMin: 610, surfaceTotal: 610 }, false],
    [{ surfaceMin: null, surfaceTotal: null }, false],
    [{ type: "co-living", surfaceMin: 18, surfaceTotal: 400 }, false],
  ])("%o: %s", (given, expected) => {
    expect(isDivisible({ ...office, ...given })).toBe(expected);
  });
});
