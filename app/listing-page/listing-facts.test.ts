import { expect, test } from "vitest";
import { factNames, facts, type FactDefinition } from "#app/vocabulary/facts.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { listingRecordSchema, type Facts } from "#app/listings/listing-record.ts";
import { factRows } from "./listing-facts.ts";

const examples = {
  count: 4,
  floor: 6,
  surface: 80,
  amount: 1_200,
  year: 1998,
  day: "2027-03-31",
  figure: 9.5,
  yesNo: false,
};
const example = (fact: FactDefinition) => (fact.kind === "word" ? fact.words[0] : examples[fact.kind]);
const everyFact = Object.fromEntries(factNames.map((name) => [name, example(facts[name])])) as Facts;
const rowsOf = (told: Facts, language: (typeof languages)[number], type: "house" | "co-living" = "house") =>
  factRows({ type, toLet: true, units: [], facts: told, charges: null, yield: null }, language, textsIn(language));

test.each(languages)("every fact that the format takes stands on a page, in words, in %s", (language) => {
  expect(listingRecordSchema.shape.facts.parse(everyFact)).toEqual(everyFact);
  const rows = rowsOf(everyFact, language).slice(1);
  expect(rows).toHaveLength(factNames.length);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(factNames.length);
  expect(rows.filter(({ label, value }) => /^[^\p{Lu}]|\w\.\w/u.test(label) || /[a-z]\.[a-z]/.test(value))).toEqual([]);
});

test("a fact is told in its unit, in the order in which people ask; a plain no is told, and what is not told is left out", () => {
  const told = { condition: "to-renovate", lift: false, clearHeight: 9.5, floorLoad: 5, annualRent: 12_000 } as const;
  expect(rowsOf(told, "nl").map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "))).toEqual([
    "Type: Huis",
    "Huurinkomsten: € 12.000/jaar",
    "Vrije hoogte: 9,5 m",
    "Vloerbelasting: 5 t/m²",
    "Lift: Nee",
    "Staat: Te renoveren",
  ]);
  expect(rowsOf({ dwellings: 12 }, "fr", "co-living").at(-1)).toEqual({ label: "Chambres", value: "12" });
});

test("the floor of a flat stands beside how many its building has, and says that it is the ground floor", () => {
  const floorOf = (floor: number, language: (typeof languages)[number]) =>
    rowsOf({ floor, storeys: 7, groundFloor: floor === 0 || undefined }, language).map(
      ({ label, value }) => `${label}: ${value}`,
    );
  expect(floorOf(6, "en").slice(1)).toEqual(["Floor: 6th", "Storeys in the building: 7"]);
  expect(floorOf(6, "fr").slice(1)).toEqual(["Étage: 6e", "Niveaux du bâtiment: 7"]);
  expect(floorOf(0, "fr").slice(1)).toEqual(["Étage: Rez-de-chaussée", "Niveaux du bâtiment: 7"]);
  expect(floorOf(-1, "nl").slice(1)).toEqual(["Verdieping: Kelder", "Bouwlagen van het gebouw: 7"]);
});

test("an apartment without a bedroom is called a studio; of other homes none says nothing", () => {
  const factsOf = (type: "apartment" | "house") =>
    factRows(
      { type, toLet: true, units: [], facts: { bedrooms: 0 }, charges: null, yield: null },
      "nl",
      textsIn("nl"),
    ).map(({ label, value }) => `${label}: ${value}`);
  expect(factsOf("apartment")).toEqual(["Type: Appartement", "Slaapkamers: Studio"]);
  expect(factsOf("house")).toEqual(["Type: Huis"]);
});

test.each([
  ["house", "Gemeenschappelijke kosten"],
  ["office", "Gemeenschappelijke lasten"],
] as const)("in Dutch a %s has %s, as its rent says", (type, label) => {
  const charges = { amount: 120, basis: "total", period: "month" } as const;
  const rows = factRows({ type, toLet: true, units: [], facts: {}, charges, yield: null }, "nl", textsIn("nl"));
  expect(rows.map((row) => row.label)).toContain(label);
});

test("the format takes no fact out of its bounds", () => {
  const { facts: shape } = listingRecordSchema.shape;
  for (const wrong of [
    { clearHeight: 61 },
    { clearHeight: 0 },
    { bedrooms: 1.5 },
    { lift: 1 },
    { condition: "fair" },
    { leaseEnd: "soon" },
    { builtYear: 99 },
    { landSurface: 0 },
    { clearHight: 9 },
  ]) {
    expect(shape.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
