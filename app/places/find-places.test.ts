import { describe, expect, test } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { findPlacesIn } from "./find-places.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();

describe("what a visitor has begun to write leads to what they mean", () => {
  test.each<[text: string, language: Language, first: string, because: string]>([
    ["brussels", "en", "Brussels", "the region with all its municipalities"],
    ["Brusel", "en", "Brussels", "a letter left out"],
    ["brus", "fr", "Bruxelles", "a beginning"],
    ["Anvers", "en", "Antwerp", "a name in another language"],
    ["antwerpn", "nl", "Antwerpen", "a letter left out"],
    ["Luik", "fr", "Liège", "a name in another language"],
    ["liege", "fr", "Liège", "no accents"],
    ["LIÈGE", "nl", "Luik", "capitals"],
    ["braine lalleud", "fr", "Braine-l’Alleud", "a space left out"],
    ["alleud", "fr", "Braine-l’Alleud", "a later word"],
    ["1050", "en", "Ixelles, Brussels", "a postcode"],
    ["105", "en", "Ixelles, Brussels", "the beginning of a postcode"],
    ["L-1120", "en", "Gasperich, Luxembourg", "a postcode with its country"],
    ["louvain", "en", "Leuven", "a name before names that begin so"],
    ["louvain la", "en", "Louvain-la-Neuve", "a beginning, and a part of its municipality’s name"],
    ["esch", "en", "Esch-sur-Alzette", "an alias"],
    ["kirchberg", "en", "Kirchberg, Luxembourg", "a quarter"],
    ["luxembourg", "en", "Luxembourg", "the country"],
    ["limburg", "nl", "Limburg", "a province before a small town"],
    ["st gilles", "fr", "Saint-Gilles, Bruxelles", "an abbreviation"],
    ["molenbek", "fr", "Molenbeek-Saint-Jean, Bruxelles", "a letter left out of a later word"],
    ["european quarter", "en", "European Quarter, Brussels", "a business district"],
    ["le zoute", "nl", "Knokke", "an alias"],
    ["gnt", "nl", "Gent", "a short name with an error"],
    ["saint nicolas", "fr", "Saint-Nicolas, Flandre-Orientale", "the larger of two"],
  ])("%s in %s: %s, %s", (text, language, first) => {
    const found = findPlacesIn(gazetteer, text, language, 5);
    expect(found[0]?.label).toBe(first);
    expect(new Set(found.map(({ place }) => place)).size).toBe(found.length);
  });

  test("nothing, nonsense and endless input find nothing and throw nothing", () => {
    for (const text of ["", "  ", "-", "%", "xqzjxqzj", "'; drop table places; --", "\0", "a".repeat(100_000), "🏠"]) {
      expect(findPlacesIn(gazetteer, text, "en", 5), text.slice(0, 30)).toEqual([]);
    }
  });
});

describe("typing errors", () => {
  const randomness = (seed: number) => (below: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };

  const spoil = (name: string, random: (below: number) => number): string => {
    const at = random(name.length);
    const letter = String.fromCharCode(97 + random(26));
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    switch (random(3)) {
      case 0:
        return before + after;
      case 1:
        return before + letter + name.slice(at);
      default:
        return before + letter + after;
    }
  };

  test.each([
    [1, 0.97],
    [2, 0.9],
  ])("with %i of them a municipality is found in %d of cases", (errors, share) => {
    const random = randomness(errors);
    const municipalities = gazetteer.places.filter(({ kind }) => kind === "municipality");
    let hits = 0;
    for (const place of municipalities) {
      const language = languages[random(languages.length)]!;
      let written = place.names[language];
      for (let error = 0; error < errors; error++) written = spoil(written, random);
      const found = findPlacesIn(gazetteer, written, language, 5);
      if (found.some((one) => one.place === place)) hits++;
    }
    expect(hits / municipalities.length).toBeGreaterThan(share);
  });
});
