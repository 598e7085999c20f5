import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import type { PlaceKind } from "./place.ts";
import { readGazetteer } from "./read-gazetteer.server.ts";

const rows = readGazetteer();
const byKey = new Map(rows.map((row) => [row.key, row]));

test("the gazetteer holds every place of the files", () => {
  const counts: Partial<Record<PlaceKind, number>> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({
    country: 2,
    region: 3,
    province: 10,
    canton: 12,
    municipality: 665,
    quarter: 45,
    district: 11,
    locality: 2672,
  });
});

describe("the hierarchy", () => {
  const mayLieIn: Record<PlaceKind, (PlaceKind | undefined)[]> = {
    country: [undefined],
    region: ["country"],
    province: ["region"],
    canton: ["country"],
    municipality: ["province", "region", "canton"],
    quarter: ["municipality"],
    district: ["municipality", "quarter"],
    locality: ["municipality"],
  };

  test("every place lies in one of a kind it may lie in, of the same country, named before it", () => {
    const seen = new Set<string>();
    for (const { key, kind, country, parentKey } of rows) {
      const parent = parentKey === null ? undefined : byKey.get(parentKey);
      expect(mayLieIn[kind], key).toContain(parent?.kind);
      if (parent) expect([parent.country, seen.has(parent.key)], key).toEqual([country, true]);
      seen.add(key);
    }
  });

  test.each([
    ["BE-04000", 19],
    ["BE-20002", 27],
    ["LU-C03", 11],
  ])("%s has %i municipalities", (key, count) => {
    expect(rows.filter(({ kind, parentKey }) => kind === "municipality" && parentKey === key)).toHaveLength(count);
  });

  test.each([
    ["LU-0304-cloche-dor", "LU-0304-gasperich"],
    ["LU-0204-belval", "LU-0204"],
    ["BE-BRU-D-leopold", "BE-21004"],
  ])("%s lies in %s", (key, parentKey) => {
    expect(byKey.get(key)?.parentKey).toBe(parentKey);
  });
});

describe("names", () => {
  test("are given in every language, spelled as names", () => {
    for (const { key, names } of rows) {
      for (const language of languages) {
        expect(names[language], key).toMatch(/^\S.*\S$/);
        expect(names[language], key).not.toMatch(/[()#]| {2}|-(Sur|Lez|Aan|En|La|Le|Les)-/);
      }
    }
  });

  test.each([
    ["BE-04000", "Brussels", "Bruxelles", "Brussel"],
    ["BE-21004", "City of Brussels", "Bruxelles-Ville", "Brussel-Stad"],
    ["BE-21004-laeken", "Laeken", "Laeken", "Laken"],
    ["BE-21007", "Forest", "Forest", "Vorst"],
    ["BE-21012", "Molenbeek-Saint-Jean", "Molenbeek-Saint-Jean", "Sint-Jans-Molenbeek"],
    ["BE-21018", "Woluwe-Saint-Lambert", "Woluwe-Saint-Lambert", "Sint-Lambrechts-Woluwe"],
    ["BE-24062", "Leuven", "Louvain", "Leuven"],
    ["BE-33011", "Ypres", "Ypres", "Ieper"],
    ["BE-34022", "Kortrijk", "Courtrai", "Kortrijk"],
    ["BE-57081", "Tournai", "Tournai", "Doornik"],
    ["BE-25014", "Braine-l’Alleud", "Braine-l’Alleud", "Eigenbrakel"],
    ["BE-31043-heist-aan-zee", "Heist-aan-Zee", "Heist", "Heist-aan-Zee"],
    ["BE-73109-mouland", "Moelingen", "Mouland", "Moelingen"],
    ["LU-0304", "Luxembourg City", "Luxembourg-Ville", "Luxemburg-Stad"],
    ["LU-0304-ville-haute", "City Centre", "Centre-ville", "Centrum"],
    ["LU-0304-gare", "Gare", "Gare", "Gare"],
    ["LU-0106-windhof-koerich", "Windhof", "Windhof", "Windhof"],
    ["BE-BRU-D-leopold", "European Quarter", "Quartier européen", "Europese Wijk"],
  ])("%s is called %s, %s and %s", (key, en, fr, nl) => {
    expect(byKey.get(key)?.names).toEqual({ en, fr, nl });
  });

  test.each([
    ["BE-21013", ["saint gilles", "st gilles", "sint gillis", "1060"]],
    ["BE-25014", ["braine l alleud", "braine lalleud", "eigenbrakel", "1420"]],
    ["BE-62063", ["liege", "luik", "luttich", "4000"]],
    ["LU-0304", ["luxembourg", "letzebuerg", "luxembourg city", "ville de luxembourg"]],
    ["BE-02000", ["flanders", "vlaams gewest", "region flamande"]],
  ])("%s may be written %j", (key, writings) => {
    expect(byKey.get(key)?.writings).toEqual(expect.arrayContaining(writings));
  });

  test("a village never goes by the name of its town", () => {
    expect(byKey.get("BE-92094-jambes")?.writings).not.toContain("namur");
  });
});

describe("postcodes", () => {
  const bearers = (postcode: string) =>
    rows.filter(({ writings }) => writings.includes(postcode)).map(({ key }) => key);

  test.each([
    ["1000", ["BE-21004"], "the municipality"],
    ["1020", ["BE-21004-laeken"], "the one village it belongs to"],
    ["2800", ["BE-12025"], "the town, though a village shares its code"],
    ["2811", ["BE-12025"], "the municipality of two villages"],
    ["1855", ["LU-0304-kirchberg"], "a quarter of Luxembourg"],
    ["1120", ["BE-21004-neder-over-heembeek", "LU-0304-gasperich"], "one place in each country"],
  ])("%s means %j: %s", (postcode, keys) => {
    expect(bearers(postcode).toSorted()).toEqual(keys);
  });
});
