import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { locate } from "./locate.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();
const get = (key: string) => {
  const place = gazetteer.byKey(key);
  if (!place) throw new Error(`No place has the key ${key}`);
  return place;
};

describe("what stands in the place field", () => {
  test.each<[words: string, language: Language, key: string, because: string]>([
    ["brussels", "en", "BE-04000", "a slug"],
    ["bruxelles", "nl", "BE-04000", "a slug of another language"],
    ["Brussel", "fr", "BE-04000", "a slug, whatever its case"],
    ["luxembourg", "en", "LU", "the country's word"],
    ["Luxembourg-Ville", "fr", "LU-0304", "a slug"],
    ["Ville de Luxembourg", "en", "LU-0304", "an alias"],
    ["limburg", "en", "BE-70000", "a province before a small town"],
    ["limbourg", "en", "BE-63046", "the slug of the page's language"],
    ["limbourg", "fr", "BE-70000", "the slug of the page's language"],
    ["saint-nicolas", "fr", "BE-46021", "the slug of the page's language"],
    ["saint-nicolas", "nl", "BE-62093", "the slug of the page's language"],
    ["1050", "en", "BE-21009", "a postcode"],
    ["B-1050", "fr", "BE-21009", "a postcode with its country"],
    ["1120", "en", "BE-21004-neder-over-heembeek", "a postcode of both countries"],
    ["L-1120", "en", "LU-0304-gasperich", "a postcode with its country"],
    ["Braine l'Alleud", "en", "BE-25014", "a name without its dashes"],
    ["ST GILLES", "en", "BE-21013", "an abbreviation"],
    ["Lüttich", "en", "BE-62063", "a German name"],
    ["Jambes", "fr", "BE-92094-jambes", "a village, not the town it belongs to"],
    ["Cloche d'Or", "nl", "LU-0304-cloche-dor", "a name"],
    ["centre-ville", "en", "LU-0304-ville-haute", "a slug of the specification"],
  ])("%s in %s is %s: %s", (words, language, key) => {
    expect(locate(gazetteer, words, language)?.key).toBe(key);
  });

  test.each(["", " ", "nowhere", "0000", "0001", "10500", "'; drop table places; --", "%", "__proto__", "constructor"])(
    "%j is no place",
    (words) => {
      expect(locate(gazetteer, words, "en")).toBeUndefined();
    },
  );

  test("every slug leads to its place in its own language", () => {
    for (const place of gazetteer.places) {
      expect(gazetteer.bySlug(place.slugs.nl, "nl")).toBe(place);
    }
  });
});

test.each<[key: string, language: Language, label: string]>([
  ["BE-04000", "en", "Brussels"],
  ["BE-21004", "en", "City of Brussels"],
  ["BE-21009", "en", "Ixelles, Brussels"],
  ["BE-21009", "nl", "Elsene, Brussel"],
  ["BE-21004-laeken", "fr", "Laeken, Bruxelles"],
  ["BE-BRU-D-leopold", "en", "European Quarter, Brussels"],
  ["LU-0304", "fr", "Luxembourg-Ville"],
  ["LU-0304-kirchberg", "en", "Kirchberg, Luxembourg"],
  ["LU-0304-cloche-dor", "nl", "Cloche d’Or, Luxemburg"],
  ["LU-0204-belval", "en", "Belval, Esch-sur-Alzette"],
  ["BE-44021", "en", "Ghent"],
  ["BE-46021", "fr", "Saint-Nicolas, Flandre-Orientale"],
  ["BE-62093", "fr", "Saint-Nicolas, Province de Liège"],
  ["BE-11002-berchem", "fr", "Berchem, Anvers"],
  ["BE-46030-beveren-waas", "nl", "Beveren, Oost-Vlaanderen"],
  ["BE-46030", "nl", "Beveren-Kruibeke-Zwijndrecht"],
  ["BE-25121-ottignies", "en", "Ottignies"],
  ["BE-24135-tielt", "nl", "Tielt, Tielt-Winge"], // A town of that name lies elsewhere.
])("%s is labelled in %s: %s", (key, language, label) => {
  expect(gazetteer.placeLabel(get(key), language)).toBe(label);
});

test("a place knows what it lies in and what lies in it", () => {
  const keys = gazetteer.ancestors(get("LU-0304-cloche-dor")).map(({ key }) => key);
  expect(keys).toEqual(["LU-0304-gasperich", "LU-0304", "LU-C03", "LU"]);
  expect(gazetteer.children(get("LU-0304-gasperich"))).toEqual([get("LU-0304-cloche-dor")]);
  expect(gazetteer.descendantIds(get("LU-0304"))).toContain(get("LU-0304-cloche-dor").id);
  expect(gazetteer.descendantIds(get("BE")).length + gazetteer.descendantIds(get("LU")).length).toBe(3_418);
});
