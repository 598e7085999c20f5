import { expect, expectTypeOf, test } from "vitest";
import type { Field } from "#app/filters/condition.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Facts } from "./listing-record.ts";
import { readField, tellAsked, type ComparedRow } from "./asked-figures.ts";

const row: ComparedRow = {
  type: "house",
  status: "published",
  forSale: true,
  invest: false,
  facts: {},
  availableFrom: null,
  publishedAt: new Date("2026-11-01T23:30:00Z"),
  energyClass: null,
  yield: null,
  desks: null,
  stationMinutes: null,
  saleHigh: null,
  surfaceMin: null,
  surfaceTotal: null,
};

test("a card says first what was asked for, or that the advertiser does not tell it", () => {
  const tell = (bedrooms: number | undefined) => {
    const facts = bedrooms === undefined ? {} : { bedrooms };
    return tellAsked({ ...row, facts }, { bedrooms: "1-" }, "fr", textsIn("fr"));
  };
  expect(tell(3)).toEqual({ facts: ["3 chambres"], lacking: [] });
  expect(tell(1)).toEqual({ facts: ["1 chambre"], lacking: [] });
  expect(tell(undefined)).toEqual({ facts: [], lacking: ["Chambres"] });
  expect(tellAsked(row, { type: "house", surface: "100-" }, "en", textsIn("en"))).toEqual({ facts: [], lacking: [] });
});

test("a figure is read as the search index reads it", () => {
  expect(readField({ fact: "lift", as: "flag" }, { ...row, facts: { lift: true } })).toBe(1);
  expect(readField({ fact: "lift", as: "flag" }, { ...row, facts: { lift: false } })).toBe(0);
  expect(readField({ fact: "terrace", as: "flag" }, row)).toBe(0);
  expect(readField({ fact: "condition", as: ["new", "good"] }, { ...row, facts: { condition: "good" } })).toBe(1);
  expect(readField({ fact: "condition", as: ["new", "good"] }, { ...row, facts: { condition: "shell" } })).toBe(
    undefined,
  );
  expect(readField({ column: "available_from", as: "day", absent: 0 }, row)).toBe(0);
  expect(readField({ column: "available_from", as: "day" }, { ...row, availableFrom: "1970-01-31" })).toBe(30);
});

test("a filter can name no fact that listings can't have: the compiler refuses it", () => {
  expectTypeOf<Extract<Field, { fact: string }>["fact"]>().toEqualTypeOf<keyof Facts>();
});
