import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readTable } from "#db/seed/read-table.server.ts";
import { slugsOf, type Sluggable } from "./place-slugs.ts";
import { readGazetteer } from "./read-gazetteer.server.ts";

const rows = readGazetteer();

describe("the slugs of the whole gazetteer", () => {
  test.each(languages)("are unique and fit in a path in %s", (language) => {
    const slugs = rows.map((row) => row.slugs[language]);
    expect(new Set(slugs).size).toBe(rows.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-?[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test("do not depend on the order of the files", () => {
    const places = rows.map((row) => ({ ...row, fixedSlugs: {} }));
    expect(slugsOf(places.toReversed())).toEqual(slugsOf(places));
  });

  test("hold every slug of the specification in English, for the right place", () => {
    const keys = new Map(rows.map(({ slugs, key }) => [slugs.en, key]));
    // In a path the country and the region own these words; their texts belong to the office market of the city.
    const larger: Record<string, string> = { brussels: "BE-04000", luxembourg: "LU" };
    const required = readTable<"slug" | "place_id">("gazetteer/required_locations.tsv");
    expect(required.length).toBeGreaterThan(10);
    for (const { slug, place_id } of required) {
      expect([slug, keys.get(slug)]).toEqual([slug, larger[slug] ?? place_id]);
    }
  });

  test.each([
    ["BE", "belgium", "belgique", "belgie"],
    ["LU", "luxembourg", "luxembourg", "luxemburg"],
    ["BE-02000", "flanders", "flandre", "vlaanderen"],
    ["BE-04000", "brussels", "bruxelles", "brussel"],
    ["BE-21004", "brussels-city", "bruxelles-ville", "brussel-stad"],
    ["BE-21009", "ixelles", "ixelles", "elsene"],
    ["BE-21004-laeken", "laeken", "laeken", "laken"],
    ["BE-11002", "antwerp", "anvers", "antwerpen"],
    ["BE-10000", "province-of-antwerp", "province-d-anvers", "provincie-antwerpen"],
    ["BE-44021", "ghent", "gand", "gent"],
    ["BE-62063", "liege", "liege", "luik"],
    ["BE-60000", "province-of-liege", "province-de-liege", "provincie-luik"],
    ["BE-92094", "namur", "namur", "namen"],
    ["BE-20002", "walloon-brabant", "brabant-wallon", "waals-brabant"],
    ["BE-70000", "limburg", "limbourg", "limburg"],
    ["BE-63046", "limbourg", "limbourg-ville", "limburg-stad"],
    ["BE-46021", "sint-niklaas", "saint-nicolas", "sint-niklaas"],
    ["BE-62093", "saint-nicolas", "saint-nicolas-liege", "saint-nicolas"],
    ["BE-80000", "province-of-luxembourg", "province-de-luxembourg", "provincie-luxemburg"],
    ["LU-C03", "canton-of-luxembourg", "canton-de-luxembourg", "kanton-luxemburg"],
    ["LU-0304", "luxembourg-city", "luxembourg-ville", "luxemburg-stad"],
    ["LU-0304-ville-haute", "centre-ville", "centre-ville", "luxemburg-centrum"],
    ["LU-0304-cloche-dor", "cloche-dor", "cloche-dor", "cloche-dor"],
    ["LU-0108-capellen", "capellen", "capellen", "capellen"],
    ["LU-C01", "canton-of-capellen", "canton-de-capellen", "kanton-capellen"],
  ])("%s is %s, %s and %s", (key, en, fr, nl) => {
    expect(rows.find((row) => row.key === key)?.slugs).toEqual({ en, fr, nl });
  });
});

describe("places that share a name", () => {
  const place = (key: string, name: string, details: Partial<Sluggable>): Sluggable => ({
    key,
    kind: "locality",
    parentKey: null,
    names: { en: name, fr: name, nl: name },
    fixedSlugs: {},
    postcodes: [],
    population: null,
    ...details,
  });
  const country = place("BE", "Belgium", { kind: "country" });
  const small = place("small", "Kluisbergen", { kind: "municipality", parentKey: "BE", population: 6_000 });
  const large = place("large", "Antwerp", { kind: "municipality", parentKey: "BE", population: 500_000 });
  const english = (...places: Sluggable[]) =>
    Object.fromEntries([...slugsOf([country, small, large, ...places])].map(([key, { en }]) => [key, en]));

  test("the one in the more populous municipality keeps the plain slug, the other adds its municipality's", () => {
    const slugs = english(place("a", "Berchem", { parentKey: "small" }), place("b", "Berchem", { parentKey: "large" }));
    expect(slugs).toMatchObject({ a: "berchem-kluisbergen", b: "berchem" });
  });

  test("the larger kind keeps the plain slug", () => {
    const slugs = english(place("a", "Kluisbergen", { parentKey: "large" }));
    expect(slugs).toMatchObject({ small: "kluisbergen", a: "kluisbergen-antwerp" });
  });

  test("within one municipality the postcode tells them apart", () => {
    const inAntwerp = { parentKey: "large", postcodes: ["2600"] };
    const slugs = english(
      place("a", "Berchem", inAntwerp),
      place("b", "Berchem", inAntwerp),
      place("c", "Berchem", inAntwerp),
    );
    expect(slugs).toMatchObject({ a: "berchem", b: "berchem-antwerp", c: "berchem-antwerp-2600" });
  });

  test("a slug chosen by hand goes before any name", () => {
    const slugs = english(
      place("a", "Berchem", { parentKey: "large" }),
      place("b", "Elsewhere", { parentKey: "small", fixedSlugs: { en: "berchem" } }),
    );
    expect(slugs).toMatchObject({ a: "berchem-antwerp", b: "berchem" });
  });
});
