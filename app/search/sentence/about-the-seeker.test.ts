import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("what is said of who asks is neither a place nor a word to search for", () => {
  it.each<[Language, string, object]>([
    [
      "en",
      "after twenty years in Antwerp our company looks for an office in Ghent",
      { type: "office", location: "ghent" },
    ],
    ["fr", "après vingt ans à Anvers nous cherchons un bureau à Gand", { type: "office", location: "gand" }],
    ["nl", "na twintig jaar in Antwerpen zoeken we een kantoor in Gent", { type: "office", location: "gent" }],
    ["en", "transport company looking for a warehouse in Ghent", { typeGroup: "warehouse", location: "ghent" }],
    ["fr", "entrepôt pour société de transport Liège", { typeGroup: "warehouse", location: "liege" }],
    ["nl", "transportbedrijf zoekt loods Gent", { typeGroup: "warehouse", location: "gent" }],
    ["en", "I saw on your site an office in Ghent", { type: "office", location: "ghent" }],
    ["fr", "sur votre site je cherche un bureau à Namur", { type: "office", location: "namur" }],
    ["nl", "via jullie website zoek ik een kantoor in Gent", { type: "office", location: "gent" }],
    ["en", "house in the countryside near Leuven", { type: "house", location: "leuven" }],
    ["fr", "maison à la campagne, Gembloux", { type: "house", location: "gembloux" }],
    ["nl", "huis op het platteland bij Aalst", { type: "house", location: "aalst" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });

  it.each<[Language, string, object]>([
    ["fr", "maison à Ans", { type: "house", location: "ans" }],
    ["en", "office in Antwerp for two years", { type: "office", location: "antwerp" }],
    ["fr", "maison de campagne Namur", { type: "house", location: "namur", search: "maison de campagne" }],
  ])("but in %s of the property it is: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});

describe("a station that is near without minutes is as far as one walks, or a little further", () => {
  it.each<[Language, string, string]>([
    ["en", "house, station nearby", "10"],
    ["fr", "maison, gare à proximité", "10"],
    ["nl", "appartement Gent, station in de buurt", "10"],
    ["en", "house with a station not too far", "15"],
    ["fr", "maison et une gare pas trop loin", "15"],
    ["nl", "huis, station niet te ver", "15"],
  ])("in %s: %s", (language, sentence, station) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query.station).toBe(station);
    expect(query.search).toBeUndefined();
    expect(leftOut).toEqual([]);
  });
});

describe("the largest come first where they are asked for", () => {
  it("plus grand entrepôt Liège", () => {
    const query = { typeGroup: "warehouse", location: "liege", order: "largest-to-smallest" };
    expect(readTyped("plus grand entrepôt Liège", "fr").query).toEqual(query);
  });

  it.each([
    ["entrepôt plus grand que 500 m²", { typeGroup: "warehouse", surface: "500-" }],
    ["nous cherchons un plus grand bureau à Namur", { type: "office", location: "namur" }],
    ["bureau 200 m² ou plus grand", { type: "office", surface: "200-" }],
  ])("but not of what is larger than something: %s", (sentence, query) => {
    expect(readTyped(sentence, "fr").query).toEqual(query);
  });
});
