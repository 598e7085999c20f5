import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a range of sums is read whole, whichever way round and in letters", () => {
  test.each<[Language, string, string]>([
    ["fr", "maison Namur deux à trois cent mille euros", "200000-300000"],
    ["en", "house in Ghent between two and three hundred thousand", "200000-300000"],
    ["nl", "huis Gent tussen twee en driehonderdduizend euro", "200000-300000"],
    ["nl", "huis Gent twee tot drie honderd duizend", "200000-300000"],
    ["en", "house between two hundred and three hundred thousand euros in Ghent", "200000-300000"],
    ["en", "house Ghent 400k-300k", "300000-400000"],
    ["fr", "maison Namur de deux à trois mille euros", "2000-3000"],
    ["fr", "maison deux à trois cent cinquante mille euros", "200000-350000"],
    ["nl", "huis tussen twee en driehonderdvijftigduizend", "200000-350000"],
  ])("in %s: %s", (language, sentence, price) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "house", price });
  });

  test.each<[Language, string, Record<string, string>]>([
    ["en", "warehouse 3k-5k m²", { surface: "3000-5000" }],
    ["en", "office 1k to 2k m2", { surface: "1000-2000" }],
    ["en", "apartment 300k-400k", { price: "300000-400000" }],
    ["en", "bloc sale of apartments in Brussels, 10+ million", { type: "bloc-sales", price: "10000000-" }],
    ["en", "office 3+ million euros", { price: "3000000-" }],
  ])("thousands and millions are of what is named behind them, in %s: %s", (language, sentence, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect(leftOut).toEqual([]);
  });

  test.each<[Language, string, Record<string, string>]>([
    ["en", "five to twenty-five desks in Ghent", { desks: "25-" }],
    ["fr", "studio de 5 à vingt-cinq m²", { surface: "5-25" }],
  ])("where nothing is multiplied, nothing is shared, in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });

  test.each<[Language, string, string, string]>([
    ["en", "apartment 1k - 85 m²", "-1000", "85-"],
    ["fr", "appart max 250k - 80 m2 Liège", "-250000", "80-"],
    ["nl", "huis Gent tot 350k - 150 m²", "-350000", "150-"],
    ["fr", "maison 300k à 150 m2", "-300000", "150-"],
    ["en", "flat Ghent 300k-90m2", "-300000", "90-"],
    ["en", "warehouse 500k - 1000 m2", "-500000", "1000-"],
    ["fr", "maison 350 mille - 200 m²", "-350000", "200-"],
  ])("a price before a floor is no range of floors, in %s: %s", (language, sentence, price, surface) => {
    expect(readTyped(sentence, language).query).toMatchObject({ price, surface });
  });

  test.each<[Language, string, string]>([
    ["en", "house two or three hundred thousand", "-300000"],
    ["fr", "maison Namur deux ou trois cent mille", "-300000"],
    ["fr", "maison de deux à trois cent mille cinq cents", "200000-300500"],
  ])("in %s: %s is %s", (language, sentence, price) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "house", price });
  });

  test("two or three of what is counted are no hundreds", () => {
    const { query } = readTyped("two or three bedrooms under three hundred thousand Ghent", "en");
    expect(query).toMatchObject({ bedrooms: "2-3", price: "-300000" });
  });

  test("a sum that nothing costs is no price, and is told", () => {
    const { query, leftOut } = readTyped("huis met twee euro parking", "nl");
    expect(query).toEqual({ type: "house", parking: "1-" });
    expect(leftOut).toContain("twee euro");
  });

  test("the metre of a price is a square one", () => {
    const { query, leftOut } = readTyped("bureau Namur 120 euros du mètre", "fr");
    expect([query, leftOut]).toEqual([{ type: "office", location: "namur", transaction: "to-let", price: "-120" }, []]);
  });
});

describe("who says a furnished room asks for the furniture, too", () => {
  test.each<[Language, string]>([
    ["fr", "chambre meublée à louer à Liège"],
    ["fr", "colocation à Liège, chambre meublée"],
    ["en", "furnished room in Liège"],
    ["nl", "gemeubelde kamer in Luik"],
  ])("in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "co-living", features: "furnished" });
  });
});

describe("minutes on foot lead to what is named right behind them, also without a preposition", () => {
  test.each<[Language, string, string]>([
    ["fr", "bureau 10 min à pied gare Bruxelles-Midi", "gare-du-midi"],
    ["fr", "bureau 10 minutes à pied gare de Namur", "gare-de-namur"],
    ["nl", "kantoor 10 min wandelen station Mechelen", "station-mechelen"],
    ["fr", "bureau gare de Namur 10 min à pied, 200 m²", "gare-de-namur"],
  ])("in %s: %s", (language, sentence, around) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "office", around, radius: "615" });
  });
});

test("minutes to the station of a town whose station has no such name are minutes to a station there", () => {
  expect(readTyped("office 5 minutes on foot from Hesperange station", "en").query).toEqual({
    type: "office",
    location: "hesperange",
    station: "5",
  });
});

describe("what one would not pay more than is the most, whatever verb stands between", () => {
  test.each<[Language, string, Record<string, string>]>([
    ["en", "office, we would rather not pay more than 170 euros per m² a year", { price: "-170" }],
    ["en", "house, we cannot spend more than 400,000", { price: "-400000" }],
    ["en", "house, we can't go above 400,000", { price: "-400000" }],
    ["fr", "maison, je ne veux pas payer plus de 300.000", { price: "-300000" }],
    ["fr", "maison, on ne peut pas mettre plus de 300.000 euros", { price: "-300000" }],
    ["nl", "huis, wij willen niet meer betalen dan 400.000", { price: "-400000" }],
    ["nl", "huis, wij kunnen niet meer dan 400.000 betalen", { price: "-400000" }],
    ["en", "don't want more than 3 bedrooms", { bedrooms: "-3" }],
    ["en", "not smaller than 80 m²", { surface: "80-" }],
    ["en", "not far from the station, more than 80 m²", { surface: "80-" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });
});

describe("types in the words of the trade, and measures in letters", () => {
  test.each<[Language, string, Record<string, string>]>([
    ["en", "semi-industrial building for sale in Tienen", { type: "sme-business-unit", location: "tienen" }],
    ["fr", "vente en bloc appartements Anderlecht", { type: "bloc-sales", location: "anderlecht" }],
    ["en", "corner shop with a frontage of at least six metres", { frontage: "6-", features: "corner" }],
    ["fr", "entrepôt hauteur de huit mètres", { height: "8-" }],
    ["nl", "appartement met lfit", { features: "lift" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });
});

describe("a double letter written once, or one written twice, is the town all the same", () => {
  test.each<[Language, string, string]>([
    ["en", "Strasen office", "strassen"],
    ["fr", "bureau Dudellange", "dudelange"],
    ["fr", "bureau Remmich", "remich"],
  ])("in %s: %s", (language, sentence, location) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "office", location });
  });
});

describe("where our office is, is asked of us", () => {
  test.each<[Language, string]>([
    ["fr", "où se trouve votre agence ?"],
    ["en", "where is your office?"],
    ["nl", "waar is jullie kantoor gelegen"],
  ])("in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).toEqual({ search: sentence });
  });

  test.each<[Language, string, Record<string, string>]>([
    ["fr", "où puis-je trouver un bureau à Bruxelles", { type: "office", location: "bruxelles" }],
    ["en", "where are your offices to let in Ghent", { type: "office", location: "ghent", transaction: "to-let" }],
    ["fr", "où sont vos maisons à vendre à Liège ?", { type: "house", location: "liege", transaction: "for-sale" }],
    ["nl", "waar vind ik jullie huizen te koop in Gent", { type: "house", location: "gent", transaction: "for-sale" }],
    ["en", "where can I find your shops in Leuven", { typeGroup: "retail", location: "leuven" }],
  ])("where what is offered is to be found is a search, in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toEqual(expected);
  });
});
