import { describe, expect, onTestFinished, test, vi } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { choiceOf } from "./choice-of.ts";
import { readPlaces } from "./read-places.ts";
import { writeList } from "./suggestion.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();

function read(text: string) {
  const { location, districts, unknown } = readPlaces(gazetteer, text, "en");
  return { location: location?.slugs.en, districts: districts.map(({ slugs }) => slugs.en), unknown };
}

describe("what stands in the place field", () => {
  test.each<[text: string, location: string | undefined, districts: string[], unknown?: string]>([
    ["Gent", "ghent", []],
    ["1050", "ixelles", []],
    ["Gent, Antwerpen", undefined, ["ghent", "antwerp"]],
    ["Gent;Antwerpen", undefined, ["ghent", "antwerp"]],
    ["Gent, 2000 ; Luik", undefined, ["ghent", "antwerp", "liege"]],
    ["Gent, Gand; ghent", "ghent", []],
    ["Gent,, ;", "ghent", []],
    ["Ixelles, Brussels", "ixelles", []],
    ["Etterbeek, Ixelles, Brussels", undefined, ["etterbeek", "ixelles"]],
    ["Ixelles; Brussels", "brussels", ["ixelles"]],
    ["Ixelles; Etterbeek; Brussels", "brussels", ["ixelles", "etterbeek"]],
    ["Ixelles, Brussels; Ghent", undefined, ["ixelles", "ghent"]],
    ["Halle, Zoersel", "halle-zoersel", []],
    ["Halle; Zoersel", undefined, ["halle", "zoersel"]],
    ["Saint-Nicolas, Liège", "saint-nicolas", []],
    ["Saint-Nicolas, East Flanders", "sint-niklaas", []],
    ["nowhere", undefined, [], "nowhere"],
    ["Gent, nowhere", undefined, ["ghent"], "nowhere"],
    ["nowhere, Gent; elsewhere", undefined, ["ghent"], "nowhere; elsewhere"],
    [",;,", undefined, []],
  ])("%j: in %s, districts %j", (text, location, districts, unknown) => {
    expect(read(text)).toEqual({ location, districts, unknown });
  });
});

test("the text that stands for a place means that place, in every language and among others", () => {
  const ghent = gazetteer.byKey("BE-44021")!;
  for (const language of languages) {
    for (const place of gazetteer.places) {
      const choice = choiceOf(gazetteer, place, language);
      expect(readPlaces(gazetteer, choice.text, language).location, choice.text).toBe(place);
      if (place === ghent) continue;
      const list = writeList([choiceOf(gazetteer, ghent, language), choice]);
      const { location, districts } = readPlaces(gazetteer, list, language);
      expect(new Set([...(location ? [location] : []), ...districts]), list).toEqual(new Set([ghent, place]));
    }
  }
});

test("however long a list, each of its names is looked up three times at most: endless input ends", () => {
  const get = vi.spyOn(gazetteer.names, "get");
  onTestFinished(() => get.mockRestore());
  for (const [text, language] of [
    ["a,".repeat(100), "en"],
    ["Halle,".repeat(33), "nl"],
  ] as const) {
    get.mockClear();
    readPlaces(gazetteer, text, language);
    const names = text.split(",").length;
    expect(get.mock.calls.length).toBeLessThanOrEqual(3 * names);
  }
});
