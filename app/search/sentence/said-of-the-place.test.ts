import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("what there is in many a street is told, and no word to search for", () => {
  test.each<[Language, string, string, object]>([
    ["en", "house near a school in Uccle", "near a school", { type: "house", location: "uccle" }],
    ["en", "flat close to public transport Ixelles", "close to public transport", { location: "ixelles" }],
    ["fr", "maison proche écoles et commerces Nivelles", "proche écoles et commerces", { location: "nivelles" }],
    ["fr", "hall proche autoroute Gembloux", "proche autoroute", { location: "gembloux" }],
    ["nl", "huis dicht bij scholen en winkels in Mechelen", "dicht bij scholen en winkels", { location: "mechelen" }],
    ["nl", "magazijn vlakbij autosnelweg Aalst", "vlakbij autosnelweg", { location: "aalst" }],
  ])("in %s: %s", (language, sentence, told, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect(query.search).toBeUndefined();
    expect(leftOut).toContain(told);
  });

  test("but a school that is named is another thing", () => {
    expect(readTyped("maison proche de l'école Sainte-Marie à Namur", "fr").leftOut).toEqual([]);
  });
});

describe("which part of a town by the sea is told, and no word to search for", () => {
  test.each<[Language, string, string, string]>([
    ["en", "flat in Middelkerke-Bad", "middelkerke", "Bad"],
    ["fr", "appartement Coxyde-Bains", "koksijde", "Bains"],
    ["nl", "appartement Nieuwpoort-Bad", "nieuwpoort", "Bad"],
    ["nl", "appartement Oostduinkerke-Bad", "oostduinkerke", "Bad"],
  ])("in %s: %s", (language, sentence, location, told) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "apartment", location }, leftOut: [told] });
  });

  test("but a bath is a bath", () => {
    const query = { type: "apartment", location: "nieuwpoort", search: "bad" };
    expect(readTyped("appartement Nieuwpoort met bad", "nl").query).toEqual(query);
  });
});

describe("a place that is a word as well is one where it is asked for", () => {
  test.each<[Language, string, object]>([
    ["en", "house in Forest", { type: "house", location: "forest" }],
    ["fr", "appartement calme à Forest", { type: "apartment", location: "forest" }],
    ["nl", "instapklaar huis Vorst", { type: "house", location: "vorst", condition: "good" }],
    ["en", "house near a forest in Spa", { type: "house", location: "spa" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });
});
