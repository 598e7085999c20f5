import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a plus between two things wants both", () => {
  it.each<[Language, string, object]>([
    ["fr", "surface commerciale 1000 m2 + 30 places de parking", { surface: "1000-", parking: "30-" }],
    ["fr", "bureau 200 m² + 25 parking", { surface: "200-", parking: "25-" }],
    ["en", "office 200 m² + 5 parkings", { surface: "200-", parking: "5-" }],
    ["nl", "kantoor 300 m² + 20 parkeerplaatsen", { surface: "300-", parking: "20-" }],
    ["nl", "appartement met + 4 slpk", { bedrooms: "4-" }],
    ["nl", "huis + tuin + garage Gent", { features: "garden", parking: "1-" }],
    ["fr", "appt 2ch+parking+terrasse", { bedrooms: "2-", parking: "1-", features: "terrace" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject(query);
    expect(read.query).not.toHaveProperty("search");
    expect(read.leftOut).toEqual([]);
  });

  it.each<[Language, string, object]>([
    ["fr", "appartement Namur 950 € + 80 parking", { price: "-950", parking: "1-" }],
    ["en", "house, energy label A+, Ghent", { energy: "A+" }],
    ["en", "200+ m² office", { surface: "200-" }],
  ])("but in %s not behind a rent, a letter or a figure: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});

describe("parking that comes with something is asked for, whatever that is", () => {
  it.each<[Language, string, object]>([
    ["en", "120 m2 in Uccle with parking", { location: "uccle", parking: "1-" }],
    ["fr", "local avec parking Wavre", { location: "wavre", parking: "1-" }],
    ["nl", "200 m² Gent met parking", { location: "gent", parking: "1-" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language).query;
    expect(read).toMatchObject(query);
    expect(read).not.toHaveProperty("search");
  });

  it.each<[Language, string]>([
    ["en", "parking to let Ghent"],
    ["fr", "parking à louer Namur"],
    ["nl", "parking te huur Gent"],
  ])("but in %s a space alone is what is sought: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).toMatchObject({ transaction: "to-let", search: "parking" });
  });
});
