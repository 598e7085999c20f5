import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("what is new on the market is no new building", () => {
  it.each<[Language, string, object]>([
    ["en", "anything new in Waterloo?", { location: "waterloo" }],
    ["en", "what's new in Leuven", { location: "leuven" }],
    ["en", "new listings in Ghent", { location: "ghent" }],
    ["fr", "quoi de neuf à Namur", { location: "namur" }],
    ["fr", "nouvelles annonces Namur", { location: "namur" }],
    ["fr", "bureau nouveau sur le marché, Namur", { type: "office", location: "namur" }],
    ["nl", "nieuw aanbod in Gent", { location: "gent" }],
    ["nl", "wat is er nieuw in Gent", { location: "gent" }],
    ["nl", "kantoor nieuw op de markt Gent", { type: "office", location: "gent" }],
  ])("in %s: %s asks for the newest, the order that results have", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it.each<[Language, string]>([
    ["en", "new apartment in Ghent"],
    ["en", "new build Leuven"],
    ["fr", "appartement neuf Namur"],
    ["fr", "nouveaux appartements Namur"],
    ["fr", "je cherche du neuf à Namur"],
    ["nl", "nieuwbouw Gent"],
    ["nl", "nieuw appartement Gent"],
  ])("but in %s a new building is: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query.condition).toBe("new");
  });
});
