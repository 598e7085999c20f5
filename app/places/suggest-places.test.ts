import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { suggestPlaces } from "./suggest-places.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();
const suggest = (text: string, language: Language) => suggestPlaces(gazetteer, text, language, textsIn(language));

test.each<[text: string, language: Language, name: string, detail: string, also?: string]>([
  ["ant", "en", "Antwerp", "Municipality · Province of Antwerp"],
  ["luik", "en", "Liège", "Municipality · Province of Liège", "Luik"],
  ["anv", "nl", "Antwerpen", "Gemeente · Provincie Antwerpen"],
  ["anvers", "nl", "Antwerpen", "Gemeente · Provincie Antwerpen", "Anvers"],
  ["1050", "fr", "Ixelles", "Commune · Bruxelles", "1050"],
  ["liege", "fr", "Liège", "Commune · Province de Liège"],
  ["kirchb", "nl", "Kirchberg", "Wijk · Luxemburg"],
  ["brux", "en", "Brussels", "Region · Belgium", undefined],
  ["belg", "fr", "Belgique", "Pays"],
  ["gnt", "nl", "Gent", "Gemeente · Oost-Vlaanderen", undefined],
  ["luxembourg be", "fr", "Province de Luxembourg", "Province · Wallonie"],
  ["luxemburg be", "nl", "Provincie Luxemburg", "Provincie · Wallonië"],
  ["province lux", "en", "Province of Luxembourg", "Province · Wallonia"],
  ["luxembourg", "fr", "Luxembourg", "Pays"],
  ["zaventm", "en", "Zaventem", "Municipality · Flemish Brabant", undefined],
])("%s in %s: %s, %s", (text, language, name, detail, also) => {
  const [first] = suggest(text, language);
  expect([first?.name, first?.detail]).toEqual([name, detail]);
  if (also !== undefined) expect(first?.also).toBe(also);
});

test("each letter typed of a large town keeps its suggestions few, different and in words", () => {
  for (const language of languages) {
    for (const { names } of gazetteer.places.filter(({ population }) => (population ?? 0) > 60_000)) {
      const name = names[language];
      for (let length = 1; length <= name.length; length++) {
        const found = suggest(name.slice(0, length), language);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
        for (const { detail } of found) expect(detail).not.toMatch(/places\.|undefined/);
      }
      expect(suggest(name, language).map((found) => found.name)).toContain(name);
    }
  }
});
