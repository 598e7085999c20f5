import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

const flat: SearchQuery = { type: "apartment" };
const office: SearchQuery = { type: "office" };

describe("what is refused is never sought, and said to be left out", () => {
  it.each<[Language, string, SearchQuery, string]>([
    ["en", "no shop, office in Ghent", { ...office, location: "ghent" }, "no shop"],
    ["en", "office outside Ghent", office, "outside Ghent"],
    ["fr", "bureau sauf à Gand ou Namur", office, "sauf à Gand ou Namur"],
    ["nl", "kantoor niet in Gent", office, "niet in Gent"],
    [
      "en",
      "house not in Ghent or Bruges but in Leuven",
      { type: "house", location: "leuven" },
      "not in Ghent or Bruges",
    ],
    ["en", "apartment neither garage nor garden, Leuven", { ...flat, location: "leuven" }, "neither garage nor garden"],
    [
      "fr",
      "ni bureau ni commerce, un hangar à Mons",
      { typeGroup: "warehouse", location: "mons" },
      "ni bureau ni commerce",
    ],
    [
      "nl",
      "geen winkel of magazijn, kantoor in Kortrijk",
      { ...office, location: "kortrijk" },
      "geen winkel of magazijn",
    ],
    ["nl", "huis zonder tuin en garage Gent", { type: "house", location: "gent" }, "zonder tuin en garage"],
    ["en", "flat no big garden Ghent", { ...flat, location: "ghent" }, "no big garden"],
    ["en", "office not to let, I want to buy", { ...office, transaction: "for-sale" }, "not to let"],
    ["en", "I don't want a garden, flat in Ghent", { ...flat, location: "ghent" }, "don't want a garden"],
    ["en", "flat not 1 bedroom but 2 bedrooms", { ...flat, bedrooms: "2-" }, "not 1 bedroom"],
    ["en", "flat away from the airport", flat, "away from the airport"],
    ["nl", "tuin niet, flat Gent", { ...flat, location: "gent" }, "tuin niet"],
    ["en", "garage not needed, flat", flat, "garage not needed"],
    ["nl", "garage niet nodig flat Gent", { ...flat, location: "gent" }, "garage niet nodig"],
    ["fr", "appart pas besoin de garage Namur", { ...flat, location: "namur" }, "pas besoin de garage"],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [leftOut] });
  });
});

describe("a “not” that compares, softens or begins a name refuses nothing", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "office not more than 500 m2", { ...office, surface: "-500" }],
    ["en", "shop not under option", { typeGroup: "retail", status: "available" }],
    ["en", "not only offices in Ghent", { ...office, location: "ghent" }],
    ["en", "flat not too far from Ghent station", { ...flat, location: "ghent", station: "10" }],
    ["fr", "maison pas trop chère pas loin de Namur", { type: "house", location: "namur" }],
    ["fr", "local pas de porte Namur", { typeGroup: "retail", location: "namur" }],
    ["nl", "huis zonder tuin en met garage", { type: "house", parking: "1-" }],
    ["en", "flat with outside space", { ...flat, search: "outside" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});
