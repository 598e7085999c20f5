import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { querySentence } from "./read-sentence.ts";

const gazetteer = gazetteerFromFiles();
const points = getPoints();
const flat: SearchQuery = { transaction: "to-let", type: "apartment" };
const house: SearchQuery = { transaction: "for-sale", type: "house" };

describe("two bounds are one range only where both can be ends of it", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "apartment max 950, min. 2 bedrooms", { ...flat, price: "-950", bedrooms: "2-" }],
    ["en", "flat max 1200 at least 80 m2", { ...flat, price: "-1200", surface: "80-" }],
    ["en", "flat max 950 min 60m2", { ...flat, price: "-950", surface: "60-" }],
    ["en", "flat min 80 max 1200 euro", { ...flat, price: "-1200", surface: "80-" }],
    ["en", "house at most 400000 at least 150 m2", { ...house, price: "-400000", surface: "150-" }],
    ["en", "investment at most 500000 at least 5% yield", { invest: true, price: "-500000", yield: "5-" }],
    ["en", "warehouse at most 3000 at least 8 m high", { typeGroup: "warehouse", surface: "-3000", height: "8-" }],
    ["en", "house at least 3 at most 400000 euro", { ...house, price: "-400000" }],
    ["en", "shop not bigger than 80 m2", { typeGroup: "retail", surface: "-80" }],
    ["fr", "commerce pas plus grand que 80 m2", { typeGroup: "retail", surface: "-80" }],
    ["nl", "winkel niet kleiner dan 80 m2", { typeGroup: "retail", surface: "80-" }],
    ["en", "flat min 250 max 400 m²", { type: "apartment", surface: "250-400" }],
    ["en", "office max 400 min 200 m²", { type: "office", surface: "200-400" }],
    ["en", "flat min 2 max 3 bedrooms", { type: "apartment", bedrooms: "2-3" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });
});

describe("a range said the other way round is the same range", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "between 500 and 200 m²", { surface: "200-500" }],
    ["en", "office from 500 m² to 200 m²", { type: "office", surface: "200-500" }],
    ["en", "between 500 & 200 m²", { surface: "200-500" }],
    ["nl", "kantoor tussen 200 & 500 m²", { type: "office", surface: "200-500" }],
    ["en", "house between €400k & €200k", { ...house, price: "200000-400000" }],
    ["en", "warehouse between 9000 and 200 m²", { typeGroup: "warehouse", surface: "200-9000" }],
    ["en", "flat between €3000 and €1000", { ...flat, price: "1000-3000" }],
    ["en", "house between 400 and 200k", { ...house, price: "200000-400000" }],
    ["en", "house between 1 million and 400k", { ...house, price: "400000-1000000" }],
    ["en", "house between 5 and 2 bedrooms", { type: "house", bedrooms: "2-5" }],
    ["nl", "tussen 3000 en 2000 euro", { transaction: "to-let", price: "2000-3000" }],
    ["nl", "kantoor van 500 tot 200 m²", { type: "office", surface: "200-500" }],
    ["nl", "magazijn, vrije hoogte tussen 12 en 5 m", { typeGroup: "warehouse", height: "5-12" }],
    ["fr", "bureau de 500 à 200 m²", { type: "office", surface: "200-500" }],
    ["fr", "appartement entre 1200 et 500 euros", { ...flat, price: "500-1200" }],
    ["fr", "terrain de 8 à 6 ares", { land: "600-800" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });

  it.each<[Language, string, SearchQuery]>([
    ["fr", "loyer de 1500 à 1000 Bruxelles", { transaction: "to-let", location: "bruxelles-ville", price: "-1500" }],
    ["fr", "bureau de 300 m² à 1000 Bruxelles", { type: "office", location: "bruxelles-ville", surface: "300-" }],
    ["nl", "kantoor 9000 tot 200 m²", { type: "office", location: "gent", surface: "-200" }],
    ["en", "office between 800 and 1k m²", { type: "office", surface: "800-1000" }],
  ])("but a postcode is no end of one, nor do thousands hold for both in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });
});

describe("what measures something of its own is no end of a range", () => {
  it.each<[Language, string, SearchQuery]>([
    ["fr", "bureau de 500 m² à 200 m de la gare", { type: "office", surface: "500-", station: "4" }],
    ["fr", "bureau de 300 à 200 m de la gare", { type: "office", surface: "300-", station: "4" }],
    [
      "fr",
      "bureaux de 800 m² à 300 m de la gare du Midi",
      { type: "office", around: "quartier-midi", radius: "300", surface: "800-" },
    ],
    ["fr", "maison de 200 m² à 20 km de Namur", { type: "house", around: "namur", radius: "20000", surface: "200-" }],
    [
      "fr",
      "entrepôt de 500 m² à 30 km de Liège",
      { typeGroup: "warehouse", around: "liege", radius: "30000", surface: "500-" },
    ],
    ["fr", "maison 20 m² à 15 km de Gand", { type: "house", around: "gand", radius: "15000", surface: "20-" }],
    ["fr", "maison de 150 m² à 100 m de la plage", { type: "house", surface: "150-", search: "plage" }],
    ["fr", "bureau de 500 m² à 200 m gare du Midi", { type: "office", location: "quartier-midi", surface: "500-" }],
    [
      "fr",
      "studio de 30 m² à 20 minutes de la gare",
      { type: "apartment", bedrooms: "0-0", surface: "30-", station: "10" },
    ],
    [
      "fr",
      "appartement de 90 m² à 15 minutes de Luxembourg",
      { type: "apartment", location: "luxembourg", surface: "90-" },
    ],
    ["fr", "maison de 200 m² à 30' de Bruxelles", { type: "house", location: "bruxelles", surface: "200-" }],
    ["fr", "bureau de 200 m² à 10 minutes à pied de la gare", { type: "office", surface: "200-", station: "10" }],
    ["fr", "bureau de 100 m² à 20 postes", { type: "office", surface: "100-", desks: "20-" }],
    ["fr", "bureau de 300 m² à 250 personnes", { type: "office", surface: "300-" }],
    ["fr", "appartement de 100 m² à 10 %", { type: "apartment", surface: "100-" }],
    ["fr", "appartement de 100 m² à 15 jours", { type: "apartment", surface: "100-" }],
    ["fr", "appartement de 100 m² à 19 h", { type: "apartment", surface: "100-" }],
    ["nl", "appartement van 120 m² tot 31 december", { type: "apartment", surface: "120-" }],
    ["nl", "kantoor van 500 m² tot 31/12/2027", { type: "office", surface: "500-", available: "2027-12" }],
    ["nl", "appartement tussen 80 m² en 2 slaapkamers", { type: "apartment", surface: "80-", bedrooms: "2-" }],
    ["nl", "huis van 200 m² tot 20 km van Gent", { type: "house", around: "gent", radius: "20000", surface: "200-" }],
    ["nl", "kantoor van 500 m² tot 200 m van het station", { type: "office", surface: "500-", station: "4" }],
    ["en", "office from 500 m² to 200 m from the station", { type: "office", surface: "500-", station: "4" }],
    ["en", "between 500 and 200 metres from the station", { station: "4" }],
    ["en", "house built between 2020 and 2000", { type: "house" }],
    ["nl", "huis gebouwd tussen 2000 en 2020", { type: "house" }],
    ["fr", "maison construite entre 2020 et 2000", { type: "house" }],
    ["en", "between 3000 and 5% yield", { invest: true, location: "leuven", yield: "5-" }],
  ])("nor is a distance, a time or a count in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });

  it.each<[Language, string, SearchQuery]>([
    ["fr", "bureau de 500 m² à € 120", { transaction: "to-let", type: "office", surface: "500-", price: "-120" }],
    ["nl", "kantoor van 250 m² tot €180", { transaction: "to-let", type: "office", surface: "250-", price: "-180" }],
    [
      "en",
      "office between €2000 and 300 m²",
      { transaction: "to-let", type: "office", surface: "300-", "monthly-rent": "-2000" },
    ],
    ["en", "between €500 and 200 m²", { transaction: "to-let", surface: "200-", price: "-500" }],
    ["en", "between 500 m² and €200", { surface: "500-", price: "-200" }],
    ["en", "office between 500 and €200", { transaction: "to-let", type: "office", price: "200-500" }],
    ["en", "flat between €3000 and 2000", { ...flat, price: "2000-3000" }],
    ["en", "house between €1m and €2m", { ...house, price: "1000000-2000000" }],
    ["en", "house between €900k and €1m", { ...house, price: "900000-1000000" }],
    ["en", "house €500k to €1m", { ...house, price: "500000-1000000" }],
    ["en", "house between €900k and 1m", { ...house, price: "900000-1000000" }],
    ["nl", "huis tussen €2m en €1m", { ...house, price: "1000000-2000000" }],
    ["en", "between 10 ha and 5000 m²", { land: "5000-100000" }],
  ])("and a sign or a unit at either end says what the ends are in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });
});

describe("a 0 limits nothing, and of what is counted is none", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "apartment to rent under 0 €", flat],
    ["fr", "appartement à louer max 0 euro", flat],
    ["nl", "kantoor te huur vanaf 0 m2", { transaction: "to-let", type: "office" }],
    ["en", "house for sale from 0 to 300000", { ...house, price: "-300000" }],
    ["nl", "appartement te huur 0 slaapkamers", { ...flat, bedrooms: "0-0" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });
});

describe("a bound belongs to the figure behind it, and a bare “plus” is an “and”", () => {
  it.each<[Language, string, SearchQuery]>([
    ["fr", "appartement moins de 1200 € plus de 80 m2", { ...flat, price: "-1200", surface: "80-" }],
    ["fr", "maison moins de 300000 euros plus de 3 chambres", { ...house, price: "-300000", bedrooms: "3-" }],
    ["en", "flat 900€ plus garage", { ...flat, price: "-900", parking: "1-" }],
    ["nl", "flat 900 euro minimum van 2 slaapkamers", { ...flat, price: "-900", bedrooms: "2-" }],
    ["en", "flat 900 minimum of 2 bedrooms", { ...flat, price: "-900", bedrooms: "2-" }],
    ["en", "flat 900 euro minimum two bedrooms", { ...flat, price: "-900", bedrooms: "2-" }],
    ["fr", "bureau 200 m² minimum Gand", { type: "office", surface: "200-", location: "gand" }],
    ["fr", "maison 500 000 € maximum de Gand", { ...house, price: "-500000", location: "gand" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, points)).toEqual(query);
  });
});
