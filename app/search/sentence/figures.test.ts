import { describe, expect, it } from "vitest";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped as read } from "./testing/read.ts";

describe("a number that no filter compares is left out, and said to be", () => {
  it.each<[Language, string, SearchQuery, string[]]>([
    ["en", "flat on the 3rd floor Ixelles", { type: "apartment", location: "ixelles" }, ["3rd floor"]],
    ["fr", "appart 2ème étage Mons", { type: "apartment", location: "mons" }, ["2ème étage"]],
    ["nl", "flat vijfde verdieping Oostende", { type: "apartment", location: "oostende" }, ["vijfde verdieping"]],
    ["nl", "huis bouwjaar 1998 Hasselt", { type: "house", location: "hasselt" }, ["bouwjaar 1998"]],
    ["en", "house built in 2019, Lommel", { type: "house", location: "lommel" }, ["built in 2019"]],
    ["fr", "maison construite en 1930 Uccle", { type: "house", location: "uccle" }, ["construite en 1930"]],
    ["en", "shop Ghent until 2031", { typeGroup: "retail", location: "ghent" }, ["until 2031"]],
    ["nl", "kantoor tot 2029 Gent", { type: "office", location: "gent" }, ["tot 2029"]],
    ["fr", "bail 3-6-9 bureau Liège", { transaction: "to-let", type: "office", location: "liege" }, ["3-6-9"]],
    ["en", "storage 24/7 Vilvoorde", { typeGroup: "warehouse", location: "vilvoorde" }, ["24/7"]],
    ["en", "9-year lease office Ghent", { type: "office", location: "ghent" }, ["9-year lease"]],
    ["fr", "appart Laeken tram 92", { type: "apartment", location: "laeken" }, ["tram 92"]],
    ["nl", "huis EPC 120 Gent", { type: "house", location: "gent" }, ["EPC 120"]],
    ["en", "house EPC 150 kWh/m² Ghent", { type: "house", location: "ghent" }, ["EPC 150 kWh/m²"]],
    ["en", "house for 2 adults and 3 kids Spa", { type: "house", location: "spa" }, ["2 adults", "3 kids"]],
    ["en", "warehouse near the E40 Ternat", { typeGroup: "warehouse", location: "ternat" }, ["E40"]],
    [
      "nl",
      "beleggingspand winkel Gent huurinkomsten 24.000 euro per jaar",
      { invest: true, typeGroup: "retail", location: "gent" },
      ["huurinkomsten 24.000 euro per jaar"],
    ],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(read(sentence, language)).toEqual({ query, leftOut });
  });
});

describe("a figure without a unit is taken only where it can be but one thing", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "house for sale Ghent max 300", { transaction: "for-sale", type: "house", location: "ghent" }],
    [
      "en",
      "flat to rent Ghent max 900",
      { transaction: "to-let", type: "apartment", location: "ghent", price: "-900" },
    ],
    ["nl", "kantoor Gent boven 3", { type: "office", location: "gent" }],
    ["fr", "entrepôt Liège 2000", { typeGroup: "warehouse", location: "liege", surface: "2000-" }],
    [
      "fr",
      "immeuble de rapport Verviers 395.000 rendement 7,5 %",
      { invest: true, type: "bloc-sales", location: "verviers", price: "-395000", yield: "7.5-" },
    ],
    [
      "nl",
      "kantoor kopen Gent 300 m2 tot 900.000",
      { transaction: "for-sale", type: "office", location: "gent", surface: "300-", price: "-900000" },
    ],
    ["fr", "à louer Arlon 1300 cc", { transaction: "to-let", location: "arlon", price: "-1300" }],
    [
      "fr",
      "entrepôt 600 m² Huy, 550 €/m²",
      { transaction: "for-sale", typeGroup: "warehouse", location: "huy", surface: "600-", "price-per-m2": "-550" },
    ],
    [
      "en",
      "mixed building Namur for sale 450.000",
      { transaction: "for-sale", location: "namur", price: "-450000", search: "mixed building" },
    ],
    ["nl", "appartement te huur Gent 250000", { transaction: "to-let", type: "apartment", location: "gent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(read(sentence, language).query).toEqual(query);
  });
});

describe("a figure is named on either side of it", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "bedrooms: 3, flat, Ghent", { type: "apartment", location: "ghent", bedrooms: "3-" }],
    ["fr", "appartement Huy parking x2", { type: "apartment", location: "huy", parking: "2-" }],
    ["en", "flat Huy 2x parking", { type: "apartment", location: "huy", parking: "2-" }],
    ["en", "warehouse Genk, dock doors 8", { typeGroup: "warehouse", location: "genk", docks: "8-" }],
    [
      "nl",
      "magazijn te koop Menen, prijs per m² onder 600",
      { transaction: "for-sale", typeGroup: "warehouse", location: "menen", "price-per-m2": "-600" },
    ],
    [
      "fr",
      "bureau Mamer loyer mensuel 25 €/m²",
      { transaction: "to-let", type: "office", location: "mamer", price: "-300" },
    ],
    ["nl", "magazijn Genk vloerbelasting 5000 kg/m²", { typeGroup: "warehouse", location: "genk", "floor-load": "5-" }],
    ["fr", "appart septante-cinq mètres carrés Namur", { type: "apartment", location: "namur", surface: "75-" }],
    ["nl", "flat vijfenzeventig m2 Gent", { type: "apartment", location: "gent", surface: "75-" }],
    ["en", "offices btwn 150 and 200 m2 Zaventem", { type: "office", location: "zaventem", surface: "150-200" }],
    ["en", "flat Brussels 1k5", { transaction: "to-let", type: "apartment", location: "brussels", price: "-1500" }],
    ["nl", "huis Zottegem op 6a50ca", { type: "house", location: "zottegem", land: "650-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(read(sentence, language).query).toEqual(query);
  });
});

describe("what is not wanted is left out, and so is where somebody comes from", () => {
  it.each<[Language, string, SearchQuery]>([
    ["fr", "appartement sans vis-à-vis Jette", { type: "apartment", location: "jette" }],
    ["nl", "huis Gent geen makelaar", { type: "house", location: "gent" }],
    ["nl", "koppel uit Brugge zoekt huis in Gent", { type: "house", location: "gent" }],
    ["en", "I work in Brussels, flat in Leuven", { type: "apartment", location: "leuven" }],
    ["fr", "je travaille à Namur, maison à Wavre", { type: "house", location: "wavre" }],
    [
      "en",
      "flat 90 m² for sale Ghent under 3,000 €/m²",
      { transaction: "for-sale", type: "apartment", location: "ghent", surface: "90-", "price-per-m2": "-3000" },
    ],
    ["en", "jobs in Ghent", { search: "jobs in Ghent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(read(sentence, language).query).toEqual(query);
  });

  it.each<[Language, string, number]>([
    ["en", "office Ghent in the last 3 days", 3],
    ["fr", "bureau Gand les 7 derniers jours", 7],
    ["nl", "kantoor Gent laatste twee weken", 14],
  ])("in %s: %s is since then", (language, sentence, days) => {
    const since = brusselsDay(new Date(Date.parse(brusselsDay()) - days * 86_400_000));
    expect(read(sentence, language).query).toMatchObject({ type: "office", since });
  });
});

describe("a day that lies ahead is when something is to be free", () => {
  it.each<[string, string]>([
    ["office Leuven 15/02/2099", "2099-02-15"],
    ["office Leuven 01.03.2099", "2099-03-01"],
    ["office Leuven Q2 2099", "2099-04"],
    ["office Leuven end of 2099", "2099-12"],
    ["office Leuven from the first of September 2099", "2099-09-01"],
    ["office Leuven summer 2099", "2099-06"],
  ])("%s", (sentence, available) => {
    expect(read(sentence, "en").query).toEqual({ type: "office", location: "leuven", available });
  });
});

describe("a figure belongs to what says its unit, and what somebody earns is no price", () => {
  it.each<[Language, string, SearchQuery]>([
    ["nl", "appartement Gent max 1900, 3 slaapkamers", { ...flatIn("gent"), price: "-1900", bedrooms: "3-" }],
    ["en", "flat Ghent, max 1900, 3 beds", { ...flatIn("ghent"), price: "-1900", bedrooms: "3-" }],
    ["fr", "appartement Namur budget 1200, 2 chambres", { ...flatIn("namur"), price: "-1200", bedrooms: "2-" }],
    ["en", "flat 1000-1300 Ghent two bed", { ...flatIn("ghent"), price: "1000-1300", bedrooms: "2-" }],
    ["en", "min 200 max 400 m² office Ghent", { type: "office", location: "ghent", surface: "200-400" }],
    ["en", "I earn 2500 net, flat to let in Ghent", flatIn("ghent")],
    ["nl", "ik verdien 2.300 euro, flat te huur in Gent", flatIn("gent")],
    ["fr", "3000 € de revenus, appartement à louer Namur", flatIn("namur")],
    ["nl", "loon 2400, appartement Gent max 900", { ...flatIn("gent"), price: "-900" }],
    ["en", "income property Ghent 500000", { invest: true, location: "ghent", price: "-500000" }],
    [
      "fr",
      "appart à louer Namur 2 ch terr 2 pkg",
      { ...flatIn("namur"), bedrooms: "2-", features: "terrace", parking: "2-" },
    ],
    ["fr", "local d'activités Namur", { type: "sme-business-unit", location: "namur" }],
    ["en", "castle 5 hectares Namur", { type: "house", location: "namur", land: "50000-", search: "castle" }],
    ["fr", "entrepôt 2 ha Ath", { typeGroup: "warehouse", location: "ath", land: "20000-" }],
    ["en", "house with 1,000+ m² plot in Lasne", { type: "house", location: "lasne", land: "1000-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(read(sentence, language).query).toEqual(query);
  });
});

describe("of several figures the one that is meant", () => {
  it.each<[Language, string, SearchQuery, string[]]>([
    [
      "en",
      "warehouse with 200 m2 offices and 1500 m2 storage",
      { typeGroup: "warehouse", surface: "1500-", search: "offices" },
      ["200 m2"],
    ],
    ["fr", "hangar avec porte haute (4,5m)", { typeGroup: "warehouse", search: "porte haute" }, ["4,5"]],
    ["fr", "entrepôt 7,5m", { typeGroup: "warehouse" }, ["7,5"]],
    ["nl", "huis met EPC lager dan 200", { type: "house" }, ["EPC lager dan 200"]],
    ["en", "house ref 12345", { type: "house" }, ["ref 12345"]],
    ["en", "house EPB D max", { type: "house", energy: "D" }, []],
    ["en", "house with 2 or more bedrooms", { type: "house", bedrooms: "2-" }, []],
    ["nl", "studio of klein appartement", { type: "apartment" }, []],
    ["en", "flat with a terrace of 12 m²", { type: "apartment", features: "terrace" }, ["12 m²"]],
    ["en", "house 20 minutes from Brussels airport", { type: "house", around: "brussels-airport" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(read(sentence, language)).toEqual({ query, leftOut });
  });
});

describe("a word left over is sought; where somebody speaks, only one that advertisements may say, and others are told as not used", () => {
  it.each<[Language, string, SearchQuery, string[]]>([
    ["en", "flat to let Ghent for my hamster and trampoline", flatIn("ghent"), ["hamster", "trampoline"]],
    [
      "fr",
      "cherche appartement vue mer à louer Namur balançoire",
      { ...flatIn("namur"), search: "vue mer" },
      ["balançoire"],
    ],
    ["nl", "ik zoek flat te huur Gent jacuzzi met zeezicht", { ...flatIn("gent"), search: "jacuzzi zeezicht" }, []],
    // Names, quotes and figures within words.
    ["en", "we want flat to let Ghent near Delhaize", flatIn("ghent"), ["near Delhaize"]],
    ["nl", "ZOEK FLAT TE HUUR GENT VLUGGG", flatIn("gent"), ["VLUGGG"]],
    ["en", 'I want flat to let Ghent "hamster"', { ...flatIn("ghent"), search: "hamster" }, []],
    ["en", "I want flat to let Ghent qb4711", { ...flatIn("ghent"), search: "qb4711" }, []],
    // Keywords in a row, and nothing else said.
    ["nl", "flat te huur gent glasdak", { ...flatIn("gent"), search: "glasdak" }, []],
    ["en", "hamster trampoline", { search: "hamster trampoline" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(read(sentence, language)).toEqual({ query, leftOut });
  });
});

function flatIn(location: string): SearchQuery {
  return { transaction: "to-let", type: "apartment", location };
}

describe("a rent of coworking is that of a desk and a month", () => {
  const desks = { transaction: "to-let", unitSurfaceType: "co-working", location: "ghent" } as const;
  it.each<[Language, string, SearchQuery]>([
    ["en", "coworking Ghent max €350 per month", { ...desks, price: "-350" }],
    ["fr", "coworking à Gand maximum 350 € par mois", { ...desks, location: "gand", price: "-350" }],
    ["nl", "coworking Gent max 350 euro per maand", { ...desks, location: "gent", price: "-350" }],
    ["en", "coworking Ghent max €4,200 a year", { ...desks, price: "-350" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(read(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it("a rent that is that of a room stays out", () => {
    expect(read("coworking Ghent max €3,000 per month", "en").query).toEqual(desks);
  });
});
