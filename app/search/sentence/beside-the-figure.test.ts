import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

const office: SearchQuery = { type: "office" };
const warehouse: SearchQuery = { typeGroup: "warehouse" };

describe("people count the desks of a coworking, and nothing else", () => {
  it.each<[Language, string, SearchQuery, string[]]>([
    ["en", "coworking for 18 people", { unitSurfaceType: "co-working", desks: "18-" }, []],
    ["en", "office for 18 people", office, ["18 people"]],
    ["en", "we are a team (18 people), office 350-450 sqm", { ...office, surface: "350-450" }, ["18 people"]],
    ["nl", "wij zijn met 18 en zoeken een kantoor", office, ["wij zijn met 18"]],
    ["fr", "bureau pour 18", office, ["18"]],
    ["en", "something for 6 people in Ghent", { location: "ghent" }, ["6 people"]],
    ["en", "office with 18 desks", { ...office, desks: "18-" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut });
  });
});

describe("land is told from what is built on it", () => {
  it.each<[Language, string, SearchQuery]>([
    [
      "en",
      "warehouse, 2 ha of land with at least 12,000 m² built",
      { ...warehouse, land: "20000-", surface: "12000-" },
    ],
    ["nl", "loods op een terrein van 5.000 m², min. 1.200 m²", { ...warehouse, land: "5000-", surface: "1200-" }],
    ["fr", "entrepôt sur un terrain de 50 ares avec 1200 m² bâtis", { ...warehouse, land: "5000-", surface: "1200-" }],
    ["nl", "huis met perceel van 600 m²", { type: "house", land: "600-" }],
    ["fr", "maison 150 m² avec terrain de 500 m²", { type: "house", land: "500-", surface: "150-" }],
    ["nl", "terrein van 5000 m² te koop", { transaction: "for-sale", land: "5000-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });
});

describe("what comes with it stands behind a plus", () => {
  it.each<[Language, string, SearchQuery]>([
    ["nl", "kantoor + 20 parkeerplaatsen", { ...office, parking: "20-" }],
    ["fr", "bureau plus 2 parkings", { ...office, parking: "2-" }],
    [
      "fr",
      "appartement à louer 900 € + 80 parking",
      { transaction: "to-let", type: "apartment", price: "-900", parking: "1-" },
    ],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});
