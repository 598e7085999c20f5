import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

describe("agents write in short", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "Whse t/l Ghent", { transaction: "to-let", typeGroup: "warehouse", location: "ghent" }],
    ["en", "office f/s, a/c", { transaction: "for-sale", type: "office", features: "air-conditioning" }],
    ["en", "office; air con", { type: "office", features: "air-conditioning" }],
    ["fr", "à vendre mais. 3 ch Namur", { transaction: "for-sale", type: "house", location: "namur", bedrooms: "3-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it("and “mais” without a full stop is a but", () => {
    expect(readTyped("studio mais pas à Namur", "fr").query).not.toMatchObject({ type: "house" });
  });
});

describe("where results are shown is no part of what is sought", () => {
  it.each<[Language, string]>([
    ["en", "offices in Ghent on a map please"],
    ["fr", "bureaux à Gand sur la carte"],
    ["nl", "kantoren in Gent op de kaart"],
  ])("in %s: %s", (language, sentence) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect({ ...query, location: undefined }).toEqual({ type: "office", display: "map", location: undefined });
    expect(leftOut).toEqual([]);
  });
});

describe("what is under option is left away", () => {
  it.each<[Language, string]>([
    ["en", "office not under option"],
    ["fr", "bureau hors option"],
    ["fr", "bureau sauf sous option"],
    ["nl", "kantoor, niks dat in optie is"],
  ])("in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "office", status: "available" }, leftOut: [] });
  });
});
