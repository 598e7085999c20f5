import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { writeArea } from "#app/places/area.ts";
import { fold } from "#app/places/fold.ts";
import { propertyTypes, transactions, typeGroups } from "#app/vocabulary/vocabulary.ts";
import { displays, orders, type SearchCriteria, type SearchQuery } from "./criteria.ts";
import { allFilters } from "./filters.ts";
import { parameterName, parameters, parseQuery, serialiseQuery, translateParameter } from "./search-url.ts";
import { eachFilter } from "./testing/some-filters.ts";

const parse = (query: string, language: Language = "en") => parseQuery(new URLSearchParams(query), language);

test("what a filter needs is another filter", () => {
  const needed = allFilters.flatMap(({ name, needs }) => (needs === undefined ? [] : [[name, needs]]));
  expect(needed).toEqual([["radius", "around"]]);
  expect(allFilters.map(({ name }) => name)).toEqual(expect.arrayContaining(needed.map(([, needs]) => needs)));
});

describe("the query string is read leniently (specification, section 5)", () => {
  it("knows the 14 parameters of the specification", () => {
    const names = "page numPropertiesPerPage invest transaction type typeGroup location district search surface price";
    for (const name of `${names} unitSurfaceType order display`.split(" ")) expect(parameters).toContain(name);
  });

  it.each<[string, SearchQuery]>([
    ["transaction=to-let", { transaction: "to-let" }],
    ["search=%E2%80%AEmetro%E2%81%A9", { search: "metro" }],
    ["search=%E2%80%8B%E3%85%A4", {}],
    ["transaction=for-sale", { transaction: "for-sale" }],
    ["transaction=rent", {}],
    ["type=office", { type: "office" }],
    ["type=castle", {}],
    ["typeGroup=warehouse", { typeGroup: "warehouse" }],
    ["typeGroup=office", {}],
    ["unitSurfaceType=co-working", { unitSurfaceType: "co-working" }],
    ["unitSurfaceType=desk", {}],
    ["invest=true", { invest: true }],
    ["invest=false", { invest: true }],
    ["invest=", {}],
    ["page=3&numPropertiesPerPage=48", { page: 3, numPropertiesPerPage: 48 }],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1.5", {}],
    ["page=two", {}],
    ["numPropertiesPerPage=97", {}],
    ["numPropertiesPerPage=96", { numPropertiesPerPage: 96 }],
    ["numPropertiesPerPage=0", {}],
    ["order=largest-to-smallest", { order: "largest-to-smallest" }],
    ["order=prettiest", {}],
    ["display=map", { display: "map" }],
    ["display=grid", {}],
    ["location=gent&district=ledeberg,gentbrugge", { location: "gent", district: "ledeberg,gentbrugge" }],
    ["surface=abc&price=200-", { surface: "abc", price: "200-" }],
    ["search=%20%20roof%20%20terrace%00", { search: "roof terrace" }],
    ["near=50.85,4.35", { near: "50.85,4.35" }],
    ["near=here", {}],
    ["near=91,4", {}],
    ["near=50,181", {}],
    ["near=5e1,4", {}],
    ["near=0x10,4", {}],
    ["near=NaN,Infinity", {}],
    ["page=1e2", {}],
    ["page=0x10", {}],
    ["page=Infinity", {}],
    ["page=9007199254740993", {}],
    ["page=٣", {}],
    ["bbox=4.1,50.7,4.6,51", { bbox: "4.1,50.7,4.6,51" }],
    ["bbox=4.6,50.7,4.1,51", {}],
    ["bbox=4.1,50.7,4.6", {}],
    ["bbox=-180,-90,180,90", { bbox: "-180,-85.0511,180,85.0511" }],
    ["bbox=2,49,6,89.9999999", { bbox: "2,49,6,85.0511" }],
    ["bbox=2,89,6,90", {}],
    ["bbox=-0,-0,6,50", { bbox: "0,0,6,50" }],
    ["bbox=4.000001,50,4.000002,51", {}],
    ["bbox=2,49,6,91", {}],
    ["bbox=2,49,6,1e1", {}],
    ["bbox=NaN,49,6,Infinity", {}],
    ["area=_p~iF~ps|U_ulLnnqC_mqNvxq`@", { area: "_p~iF~ps|U_ulLnnqC_mqNvxq`@" }],
    ["area=_p~iF~ps|U", {}],
    ["area=%00", {}],
    ["colour=red", {}],
    ["type=office&type=house", { type: "office" }],
  ])("%s", (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  it("accepts a page language's names and any language's words (decisions, section 1)", () => {
    expect(parse("oppervlakte=250-&prijs=-200&type=kantoor&wijk=ledeberg", "nl")).toEqual({
      surface: "250-",
      price: "-200",
      type: "office",
      district: "ledeberg",
    });
    expect(parse("surface=250-&type=kantoor", "nl")).toEqual({ surface: "250-", type: "office" });
    expect(parse("prix=-200&quartier=gare", "fr")).toEqual({ price: "-200", district: "gare" });
    expect(parse("prijs=-200", "fr")).toEqual({});
  });

  it("writes the page language's names and words", () => {
    const query: SearchQuery = { type: "apartment", district: "eu", surface: "1-2", price: "3-", order: "oldest" };
    expect(serialiseQuery(query, "fr").toString()).toBe(
      "type=appartement&quartier=eu&surface=1-2&prix=3-&order=oldest",
    );
    expect(serialiseQuery(query, "nl").toString()).toBe(
      "type=appartement&wijk=eu&oppervlakte=1-2&prijs=3-&order=oldest",
    );
  });
});

describe("texts that grow when they are folded", () => {
  it.each(["ﬃ".repeat(90), `${"㍿".repeat(190)}1`, "ﷺ".repeat(200), "각".repeat(200), "Ǆ½".repeat(100)])(
    "are cut to what is looked for: %s",
    (text) => {
      const { search = "", location = "" } = parse(new URLSearchParams({ search: text, location: text }).toString());
      expect(search.length).toBeGreaterThan(0);
      expect(fold(search).length).toBeLessThanOrEqual(200);
      expect(location).toBe(search);
      expect(parse(new URLSearchParams({ search }).toString())).toEqual({ search });
    },
  );
});

const language = fc.constantFrom(...languages);
const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(...propertyTypes, ...transactions, ...typeGroups, ...orders, ...displays, "co-working", "1", "24"),
);

describe("no input whatsoever", () => {
  it("throws, and what was read is written and read back the same", () => {
    fc.assert(
      fc.property(language, fc.array(fc.tuple(fc.constantFrom(...parameters, "x"), words)), (language, pairs) => {
        const given = new URLSearchParams(pairs.map(([name, value]) => [parameterName(name, language), value]));
        const read = parseQuery(given, language);
        expect(parseQuery(serialiseQuery(read, language), language)).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  it("survives as a raw query string", () => {
    fc.assert(
      fc.property(language, fc.string({ unit: "binary", maxLength: 2_000 }), (language, raw) => {
        const read = parseQuery(new URLSearchParams(raw), language);
        expect(parseQuery(new URLSearchParams(serialiseQuery(read, language).toString()), language)).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** A search by each filter that compares no figures. */
const others: SearchCriteria[] = [
  { transaction: "to-let" },
  { invest: true },
  { type: "office" },
  { typeGroup: "warehouse" },
  { unitSurfaceType: "co-working" },
  { location: "brussels", district: "ixelles" },
  { agency: "agency/agency" },
  { around: "schuman", radius: "2000" },
  { search: "garden" },
  { surface: "250-" },
  { price: "-1200" },
  { bbox: "3,50,5,51" },
  {
    area: writeArea([
      { lat: 50, lng: 4 },
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
    ]),
  },
];

test("every filter is read as it is written, in each language and from one into another", () => {
  const compared = fc.sample(fc.tuple(...eachFilter), { numRuns: 3, seed: 1 }).flat();
  const searches = [...others, ...compared];
  const tried = new Set(searches.flatMap((criteria) => Object.keys(criteria)));
  expect(allFilters.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([]);
  for (const criteria of searches) {
    for (const language of languages) {
      const written = serialiseQuery(criteria, language);
      expect(parseQuery(written, language), written.toString()).toEqual(criteria);
      for (const other of languages) {
        const translated = [...written].map(([name, value]) => translateParameter(name, value, other));
        expect(translated, `${language} ${other}`).toEqual([...serialiseQuery(criteria, other)]);
      }
    }
  }
});
