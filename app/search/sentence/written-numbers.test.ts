import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";
import { plainDigits } from "./reading/written-numbers.ts";

const sold = (price: string): SearchQuery => ({ transaction: "for-sale", type: "house", price });

describe("a number is read as it is written", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "house 4 hundred thousand", sold("-400000")],
    ["nl", "huis 3 honderd duizend", sold("-300000")],
    ["fr", "maison 3 cent mille", sold("-300000")],
    ["nl", "kantoor 3 honderd m2", { type: "office", surface: "300-" }],
    ["en", "house ½ million", sold("-500000")],
    ["en", "house 1½ million", sold("-1500000")],
    ["en", "house .5 million", sold("-500000")],
    ["en", "house 1/2 ha", { type: "house", land: "5000-" }],
    ["en", "house 1 1/2 acre", { type: "house", land: "6071-" }],
    ["nl", "app 1/2 slpk", { type: "apartment", bedrooms: "1-2" }],
    ["en", "house 3+1 bedrooms", { type: "house", bedrooms: "3-" }],
    ["nl", "app 60/70 m2", { type: "apartment", surface: "60-70" }],
    ["fr", "maison 300/350k", sold("300000-350000")],
    ["en", "house reduced from 350000 to 320000", sold("320000-350000")],
    ["en", "flat ٣ bedrooms", { type: "apartment", bedrooms: "3-" }],
    ["nl", "flat ３ slpk", { type: "apartment", bedrooms: "3-" }],
    ["fr", "appart 250 000 120 m2", { transaction: "for-sale", type: "apartment", price: "-250000", surface: "120-" }],
    ["en", "flat 250.000 120 m2", { transaction: "for-sale", type: "apartment", price: "-250000", surface: "120-" }],
    ["fr", "bureau entre deux cent cinquante et quatre cents mètres carrés", { type: "office", surface: "250-400" }],
    ["fr", "bureau entre deux cents et quatre mille m²", { type: "office", surface: "200-4000" }],
    ["en", "office between two hundred and fifty and four hundred sqm", { type: "office", surface: "250-400" }],
    ["en", "office two hundred and fifty sqm", { type: "office", surface: "250-" }],
    ["nl", "kantoor van een driehonderdtal vierkante meter", { type: "office", surface: "300-" }],
    ["fr", "bureau de cent à deux cents m²", { type: "office", surface: "100-200" }],
    ["fr", "bureau d'une centaine de m²", { type: "office", surface: "100-" }],
    ["en", "office a couple of hundred m²", { type: "office", surface: "200-" }],
    ["nl", "kantoor een paar honderd m²", { type: "office", surface: "200-" }],
    ["en", "house for sale 1.5-2m", { ...sold("1500000-2000000") }],
    ["en", "warehouse 5.5-6m high", { typeGroup: "warehouse", height: "5.5-6" }],
    ["en", "warehouse 150 000 m²", { typeGroup: "warehouse", surface: "150000-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it.each<[string, string]>([
    ["flat €20 500 m2", "€20 500 m2"],
    ["flat bedrooms 2 900", "bedrooms 2 900"],
    ["flat a few hundred thousand", "hundred thousand"],
  ])("and two figures or one, nobody can tell: %s", (sentence, leftOut) => {
    expect(readTyped(sentence, "en")).toEqual({ query: { type: "apartment" }, leftOut: [leftOut] });
  });

  it("in the digits of any script", () => {
    expect(plainDigits("٠٩ ۵ ９ ४ 7 m² ½")).toBe("09 5 9 4 7 m² ½");
  });
});
