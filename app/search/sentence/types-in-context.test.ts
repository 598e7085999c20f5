import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("words that name a type only beside others", () => {
  it.each<[Language, string, object]>([
    ["en", "buildings with several apartments in Ghent", { type: "bloc-sales", location: "ghent" }],
    ["nl", "appartementsblokken in Gent", { type: "bloc-sales", location: "gent" }],
    ["fr", "immeuble avec plusieurs appartements Liège", { type: "bloc-sales", location: "liege" }],
    ["en", "apartment in a building with several apartments Ghent", { type: "apartment", location: "ghent" }],
    ["fr", "apart 2ch Namur", { type: "apartment", bedrooms: "2-", location: "namur" }],
    ["nl", "apart huis in Gent", { type: "house", location: "gent" }],
    ["en", "garage workshop Ghent", { typeGroup: "warehouse", search: "workshop", location: "ghent" }],
    [
      "en",
      "workshop with garage Ghent",
      { typeGroup: "warehouse", search: "workshop", parking: "1-", location: "ghent" },
    ],
    [
      "fr",
      "maison avec garage et atelier Namur",
      { type: "house", search: "atelier", parking: "1-", location: "namur" },
    ],
    [
      "en",
      "shop Ghent with kitchen extraction and a cellar",
      { typeGroup: "retail", location: "ghent", search: "cellar" },
    ],
    ["nl", "showroom in Gent, parking voor 10 wagens", { features: "showroom", parking: "10-", location: "gent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});
