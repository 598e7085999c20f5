import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a letter wrong is forgiven in names and phrases of several words", () => {
  it.each<[Language, string, object]>([
    ["nl", "huis Sint-Niklas", { type: "house", location: "sint-niklaas" }],
    ["nl", "huis Heist op den Breg", { type: "house", location: "heist-op-den-berg" }],
    ["nl", "huis sint-niklas of Temse", { type: "house", district: "sint-niklaas,temse" }],
    ["fr", "appartement Louvain la Neve", { type: "apartment", location: "louvain-la-neuve" }],
    ["fr", "kot lovain-la-neuve", { type: "co-living", location: "louvain-la-neuve" }],
    ["fr", "maison Braine l'Aleud", { type: "house", location: "braine-l-alleud" }],
    ["fr", "appartement molenbek saint jean", { type: "apartment", location: "molenbeek-saint-jean" }],
    ["en", "office in La Louvere", { type: "office", location: "la-louviere" }],
    ["en", "warehouse loadng bay Ghent", { typeGroup: "warehouse", location: "ghent", features: "loading-bay" }],
    ["en", "flat parkng space Ghent", { type: "apartment", location: "ghent", parking: "1-" }],
    ["fr", "magazin centre ville Mons", { type: "city-centre-store", location: "mons" }],
    ["en", "warehouse with ofices Ghent", { typeGroup: "warehouse", location: "ghent", search: "offices" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it.each<[Language, string]>([
    ["nl", "huis de haar"],
    ["fr", "maison à la mère"],
    ["en", "house near a saint"],
    ["fr", "villa le zoutte"],
  ])("but in %s other words are no towns: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).not.toHaveProperty("location");
  });
});
