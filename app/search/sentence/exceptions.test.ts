import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("an exception goes on with all that is listed", () => {
  test.each<[Language, string, string, string]>([
    ["en", "flat in Brussels except Anderlecht and Forest", "brussels", "except Anderlecht and Forest"],
    ["fr", "appartement Bruxelles sauf Anderlecht et Molenbeek", "bruxelles", "sauf Anderlecht et Molenbeek"],
    ["nl", "appartement in Limburg behalve Genk en Hasselt", "limburg", "behalve Genk en Hasselt"],
  ])("in %s: %s", (language, sentence, location, told) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "apartment", location }, leftOut: [told] });
  });

  test.each<[Language, string]>([
    ["en", "house without garage and 2 bedrooms"],
    ["fr", "maison sans garage et 2 chambres"],
    ["nl", "huis zonder garage en 2 slaapkamers"],
  ])("but what is counted is wanted, in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).toEqual({ type: "house", bedrooms: "2-" });
  });
});

describe("who asks is no shop, and what only adds to a wish does not take it away", () => {
  test.each<[Language, string, object, string[]]>([
    [
      "fr",
      "boulanger cherche atelier à Tournai",
      { typeGroup: "warehouse", location: "tournai", search: "atelier" },
      ["boulanger"],
    ],
    [
      "fr",
      "maison avec piscine chauffée à Rixensart",
      { type: "house", location: "rixensart", search: "piscine" },
      ["chauffée"],
    ],
    [
      "nl",
      "appartement met zijdelings zeezicht Westende",
      { type: "apartment", location: "westende", search: "zeezicht" },
      ["zijdelings"],
    ],
    ["en", "private landlord flat brussels", { type: "apartment", location: "brussels" }, ["private landlord"]],
    ["fr", "loyer moyen Bruxelles", { location: "bruxelles" }, ["loyer moyen"]],
    ["nl", "woonboot Gent", { location: "gent", search: "woonboot" }, []],
    ["nl", "student zoekt kamer Gent", { transaction: "to-let", type: "co-living", location: "gent" }, []],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut });
  });
});
