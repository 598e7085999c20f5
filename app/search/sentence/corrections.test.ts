import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

const office: SearchQuery = { type: "office" };

describe("what is corrected is not asked for", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "Office in Ghent... sorry, I meant Bruges", { ...office, location: "bruges" }],
    ["en", "office in Ghent or rather Bruges", { ...office, location: "bruges" }],
    ["nl", "kantoor in Turnhout, of nee, toch maar Herentals", { ...office, location: "herentals" }],
    ["nl", "kantoor in Gent of liever Brugge", { ...office, location: "brugge" }],
    ["fr", "bureau à Namur, euh non, plutôt à Liège", { ...office, location: "liege" }],
    ["en", "office 300, no 400 m²", { ...office, surface: "400-" }],
    ["fr", "bureau 300 m², non 400 m²", { ...office, surface: "400-" }],
    ["nl", "kantoor 300 m², sorry, 400", { ...office, surface: "400-" }],
    ["fr", "bureau près de Schuman, non, plutôt près de Trône", { ...office, around: "trone" }],
    ["en", "office 300 m², actually 400 m²", { ...office, surface: "400-" }],
    ["en", "a house, sorry, an office in Ghent", { ...office, location: "ghent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it.each<[Language, string, SearchQuery]>([
    ["en", "office in Ghent, sorry for the trouble, 300 m²", { ...office, location: "ghent", surface: "300-" }],
    ["en", "office in Ghent or Bruges", { ...office, district: "ghent,bruges" }],
    ["en", "office Ghent, no shop", { ...office, location: "ghent" }],
    ["fr", "bureau 300 m², sans parking, Namur", { ...office, location: "namur", surface: "300-" }],
  ])("but nothing is corrected in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});

describe("what is only preferred is a wish beside what must be there", () => {
  it.each<[Language, string, string]>([
    ["nl", "huis minimum drie, liefst vier slaapkamers", "3-"],
    ["nl", "huis 3 of liefst 4 slaapkamers", "3-"],
    ["en", "house at least 3, preferably 4 bedrooms", "3-"],
  ])("in %s: %s", (language, sentence, bedrooms) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "house", bedrooms }, leftOut: [] });
  });

  it("and not the figure of something else", () => {
    expect(readTyped("flat to rent max 900, preferably 2 bedrooms", "en").query).toMatchObject({
      price: "-900",
      bedrooms: "2-",
    });
  });
});
