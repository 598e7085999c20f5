import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a square, a station, a park or a shopping centre is known without “near”", () => {
  it.each<[Language, string, object]>([
    ["fr", "studio meublé flagey max 850", { type: "apartment", price: "-850", around: "place-eugene-flagey" }],
    ["en", "studio bascule", { type: "apartment", around: "bascule" }],
    ["en", "flat jourdan 900", { type: "apartment", price: "-900", around: "place-jourdan" }],
    ["fr", "appartement guillemins 2 ch", { bedrooms: "2-", around: "liege-guillemins" }],
    ["nl", "studio dampoort", { around: "gent-dampoort" }],
    ["nl", "appartement zurenborg", { around: "zurenborg" }],
    ["nl", "kantoor corda", { around: "corda-campus" }],
    ["fr", "kot gasthuisberg", { type: "co-living", around: "uz-leuven-gasthuisberg" }],
    ["en", "office woluwe shopping", { type: "office", around: "woluwe-shopping" }],
    ["en", "flat flagey ixelles with parking", { location: "ixelles", around: "place-eugene-flagey", parking: "1-" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject(query);
    expect(read.query).not.toHaveProperty("search");
    expect(read.leftOut).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["en", "house albert", "a first name"],
    ["fr", "studio étoile", "an everyday word"],
    ["nl", "appartement rotten", "an everyday word"],
    ["en", "flat cartouche", "a museum that hardly anybody knows"],
    ["fr", "appartement jourdan Namur", "the square of another town"],
    ["en", 'office "flagey"', "what stands in quotes"],
    ["en", "I work at berlaymont, looking for a flat in Ixelles", "where somebody works"],
  ])("but in %s %s is near nothing: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).not.toHaveProperty("around");
  });
});
