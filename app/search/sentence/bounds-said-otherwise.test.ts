import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("figures that are bounded in other words", () => {
  test.each<[string, Language, string, object]>([
    ["a bound denied is the other bound", "en", "house, nothing over 450k", { price: "-450000" }],
    ["a bound denied is the other bound", "nl", "huis in Lier, niets boven 400.000", { price: "-400000" }],
    ["a bound denied is the other bound", "fr", "maison à Huy, rien au-dessus de 300.000", { price: "-300000" }],
    ["the noun stands between", "en", "flat in Ghent, no rent above 1200", { price: "-1200", transaction: "to-let" }],
    ["the sum is named behind", "nl", "appartement Gent max 1200 huur", { price: "-1200", transaction: "to-let" }],
    ["the euro in one letter", "fr", "appart Mons 2 ch 1050e", { price: "-1050", bedrooms: "2-" }],
    ["millions by the currency", "en", "offices for sale, 10m-20m EUR", { price: "10000000-20000000" }],
    ["millions by the currency", "en", "logistics building for sale, budget €12m", { price: "-12000000" }],
    ["metres in capitals", "en", "WAREHOUSE GHENT 12M HIGH", { height: "12-" }],
    ["what is beyond the millions", "nl", "huis max één miljoen tweehonderdduizend", { price: "-1200000" }],
    ["floors added up", "fr", "bureaux Nivelles 300 + 200 m2", { surface: "500-" }],
    ["a plot beside the floor", "nl", "magazijn 2000 m² + 5000 m² grond", { surface: "2000-", land: "5000-" }],
    ["a label that is not worse", "nl", "woning Gent EPC niet slechter dan C", { energy: "C" }],
    ["a label that is better", "nl", "woning Gent EPC beter dan C", { energy: "B" }],
    ["labels from one to another", "en", "house Leuven EPC A-C", { energy: "C" }],
    ["consonants alone", "nl", "kntr tssn 100 en 150 m2 Gent", { type: "office", surface: "100-150" }],
    ["one slip in a short deal", "en", "flat for sal in Ghent", { transaction: "for-sale" }],
    ["a studio or a bedroom", "fr", "studio ou 1 chambre Namur", { bedrooms: "0-1" }],
    [
      "an article within the second number",
      "en",
      "offices between eighty and a hundred and fifty square metres",
      { surface: "80-150" },
    ],
    [
      "an article within the first number",
      "en",
      "offices between a hundred and fifty and two hundred sqm",
      { surface: "150-200" },
    ],
    [
      "an article before a thousand",
      "en",
      "flat between eight hundred and a thousand euros a month",
      { price: "800-1000" },
    ],
    [
      "numbers on both sides",
      "fr",
      "bureaux entre quatre-vingts et cent cinquante mètres carrés",
      { surface: "80-150" },
    ],
    ["numbers on both sides", "nl", "kantoor tussen tachtig en honderdvijftig vierkante meter", { surface: "80-150" }],
    ["per m² and month", "fr", "bureaux à maximum trente euros du mètre carré par mois", { price: "-360" }],
    ["per m² and month", "nl", "kantoor max vijftien euro per vierkante meter per maand", { price: "-180" }],
    ["per m² and month", "en", "office max thirty euros a square metre per month", { price: "-360" }],
    ["millions of an investor", "en", "retail park yield 6.5% up to 15m", { price: "-15000000", yield: "6.5-" }],
    ["millions of an investor", "en", "invest in offices, 20-40m", { price: "20000000-40000000" }],
    ["a height beside an investment", "en", "warehouse up to 12m high as investment", { height: "-12" }],
    [
      "per cent before and",
      "fr",
      "rendement d'au moins quatre pour cent et un prix sous les trois cent mille",
      { yield: "4-", price: "-300000" },
    ],
    ["per cent that counts no desks", "fr", "rendement minimum six pour cent bureaux", { type: "office", yield: "6-" }],
    ["what it may cost", "nl", "huis, mag maximaal driehonderdvijftigduizend euro kosten", { price: "-350000" }],
    ["millions in one word", "nl", "huis max éénmiljoentweehonderdduizend euro", { price: "-1200000" }],
    ["sold with its tenant", "en", "let logistics building, 12 million EUR", { invest: true, tenancy: "let" }],
  ])("%s, in %s: %s", (_, language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });

  test.each<[Language, string, string]>([
    ["fr", "appartement Mons 0 €", "0 €"],
    ["nl", "huis van 1930 in Gent", "van 1930"],
    ["fr", "appartement 2 pièces Namur", "2 pièces"],
  ])("in %s, “%s” says no figure that is compared", (language, sentence, leftOut) => {
    const { query, leftOut: told } = readTyped(sentence, language);
    expect(Object.keys(query).sort()).toEqual(["location", "type"]);
    expect(told).toEqual([leftOut]);
  });
});

describe("what is wanted around, and what stands on no floor", () => {
  test.each<[Language, string, object, string[]]>([
    ["nl", "appartement Hasselt dicht bij winkels", { type: "apartment", location: "hasselt" }, ["dicht bij winkels"]],
    ["fr", "maison Namur proche des commerces", { type: "house", location: "namur" }, ["proche des commerces"]],
    ["en", "flat Antwerp near the central station", { type: "apartment", location: "antwerp", station: "10" }, []],
    ["nl", "grond Kalmthout 1.200 m²", { location: "kalmthout", land: "1200-" }, []],
    ["fr", "appart Esch/Alzette", { type: "apartment", location: "esch-sur-alzette" }, []],
    ["nl", "kantoor Gent, vrij vanaf 1/2", { type: "office", location: "gent", available: "2027-02-01" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut });
  });
});

describe("figures of another kind than they look", () => {
  test.each<[Language, string, object, string[]]>([
    ["en", "quarter of a million house Ghent", { type: "house", location: "ghent", price: "-250000" }, []],
    ["fr", "maison Namur entre 250 et 300", { type: "house", location: "namur" }, ["entre 250 et 300"]],
    ["en", "office Ghent 300 sqm until 2028", { type: "office", location: "ghent", surface: "300-" }, ["until 2028"]],
    ["en", "house Ghent 1400 incl.", { type: "house", location: "ghent", price: "-1400" }, []],
    ["fr", "bien de rapport à Anvers, loué ou libre", { invest: true, location: "anvers" }, ["loué ou libre"]],
    ["nl", "kantoor nabij Dampoort in Gent", { type: "office", around: "gent-dampoort" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject(query);
    expect(
      Object.keys(read.query)
        .filter((name) => name !== "transaction")
        .sort(),
    ).toEqual(Object.keys(query).sort());
    expect(read.leftOut).toEqual(leftOut);
  });

  test("what a parking space costs is not how many there are", () => {
    const { query } = readTyped("appart Namur loyer 1200 € + 80 parking", "fr");
    expect(query).toMatchObject({ price: "-1200" });
    expect(query.parking).not.toBe("80-");
  });
});
