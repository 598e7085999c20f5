import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import { propertyTypes, transactions, typeGroups } from "#app/vocabulary/vocabulary.ts";
import { displays, orders, type SearchQuery } from "./criteria.ts";
import { foldForm, isFormSent, refusedNumbers, writtenFields } from "./form-fields.ts";
import { readSearch, searchHref, type SearchPage } from "./search-url.ts";

function read(href: string) {
  const url = new URL(href, "http://localhost");
  const path = readPath(url.pathname);
  if (!path) throw new Error(`${href} is no known path`);
  return readSearch(path.page as SearchPage, path.params, url.searchParams, path.language);
}

describe("a search has one link in each language (decisions, section 1)", () => {
  it.each<[SearchQuery, string, string, string]>([
    [{}, "/en/search", "/fr/recherche", "/nl/zoeken"],
    [{ transaction: "to-let" }, "/en/to-let", "/fr/a-louer", "/nl/te-huur"],
    [
      { invest: true, type: "apartment" },
      "/en/investment/apartment",
      "/fr/investissement/appartement",
      "/nl/investering/appartement",
    ],
    [
      { transaction: "to-let", typeGroup: "retail" },
      "/en/to-let/retail",
      "/fr/a-louer/commerce",
      "/nl/te-huur/handelsruimte",
    ],
    [
      { transaction: "to-let", type: "retail" },
      "/en/to-let?type=retail",
      "/fr/a-louer?type=commerce",
      "/nl/te-huur?type=handelsruimte",
    ],
    [
      { transaction: "to-let", unitSurfaceType: "co-working" },
      "/en/to-let/co-working",
      "/fr/a-louer/coworking",
      "/nl/te-huur/coworking",
    ],
    [{ type: "office" }, "/en/search?type=office", "/fr/recherche?type=bureau", "/nl/zoeken?type=kantoor"],
    [
      { transaction: "for-sale", location: "gent" },
      "/en/for-sale?location=gent",
      "/fr/a-vendre?location=gent",
      "/nl/te-koop?location=gent",
    ],
    [
      { transaction: "to-let", type: "office", location: "gent", surface: "250-", page: 2 },
      "/en/to-let/office/gent?surface=250-&page=2",
      "/fr/a-louer/bureau/gent?surface=250-&page=2",
      "/nl/te-huur/kantoor/gent?oppervlakte=250-&page=2",
    ],
  ])("%j", (query, en, fr, nl) => {
    expect(languages.map((language) => searchHref(query, language))).toEqual([en, fr, nl]);
    for (const language of languages) expect(read(searchHref(query, language))).toEqual(query);
  });

  it("whatever the order in which its criteria were given", () => {
    const query: SearchQuery = {
      transaction: "to-let",
      type: "office",
      location: "gent",
      surface: "250-",
      price: "-90",
      search: "loft",
    };
    const given = Object.entries(query);
    for (const at of given.keys()) {
      const turned = Object.fromEntries([...given.slice(at), ...given.slice(0, at)]);
      const reversed = Object.fromEntries(Object.entries(turned).reverse());
      for (const each of [turned, reversed]) {
        for (const language of languages) expect(searchHref(each, language)).toBe(searchHref(query, language));
      }
    }
  });

  it("in a path, retail, warehouse and residential mean the group", () => {
    expect(read("/en/to-let/retail")).toEqual({ transaction: "to-let", typeGroup: "retail" });
    expect(read("/nl/te-koop/residentieel/luik")).toEqual({
      transaction: "for-sale",
      typeGroup: "residential",
      location: "luik",
    });
  });

  it("names no page for an unknown type word", () => {
    expect(read("/en/to-let/castle")).toBeUndefined();
  });
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const text = optional(fc.oneof(fc.constantFrom("gent", "braine-l-alleud", "1050"), fc.string({ unit: "binary" })));
const anySearch = fc.record({
  transaction: optional(fc.constantFrom(...transactions)),
  invest: optional(fc.constant(true as const)),
  type: optional(fc.constantFrom(...propertyTypes)),
  typeGroup: optional(fc.constantFrom(...typeGroups)),
  unitSurfaceType: optional(fc.constant("co-working" as const)),
  location: text,
  district: text,
  search: text,
  surface: text,
  price: text,
  order: optional(fc.constantFrom(...orders)),
  display: optional(fc.constantFrom(...displays)),
  page: optional(fc.integer({ min: 1, max: 999_999_999 })),
  numPropertiesPerPage: optional(fc.integer({ min: 1, max: 96 })),
});

describe("building a link and reading it", () => {
  it("gives the same search back, whatever it holds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), anySearch, (language, query) => {
        const once = read(searchHref(query, language));
        if (!once) throw new Error("a built link must name a page");
        expect(read(searchHref(once, language))).toEqual(once);
        expect(once.transaction).toBe(query.transaction);
        expect(once.type).toBe(query.type);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the search form, sent without script", () => {
  const fold = (query: string) =>
    foldForm(readSearch("search", {}, new URLSearchParams(query), "en") ?? {}, new URLSearchParams(query));

  it.each<[string, string]>([
    [
      "deal=to-let&kind=office&location=Gent&surfaceFrom=250&surfaceTo=&priceFrom=&priceTo=",
      "/en/to-let/office?location=Gent&surface=250-",
    ],
    ["deal=&kind=&location=&surfaceFrom=&surfaceTo=", "/en/search"],
    ["deal=investment&kind=warehouse&priceTo=1.000.000", "/en/investment/warehouse?price=-1000000"],
    ["deal=for-sale&kind=&surfaceFrom=1 000 m²&surfaceTo=500", "/en/for-sale?surface=500-1000"],
    [
      "deal=for-sale&kind=house&priceTo=€ 350.000,50&surfaceFrom=120 m2",
      "/en/for-sale/house?surface=120-&price=-350001",
    ],
    ["deal=to-let&kind=office&surfaceFrom=1e308&surfaceTo=99999999999999", "/en/to-let/office"],
    ["deal=to-let&kind=retail&order=oldest&search=corner", "/en/to-let/retail?search=corner&order=oldest"],
    ["transaction=to-let&type=house&kind=", "/en/to-let"],
    ["deal=for-sale&kind=house&priceFrom=200k&priceTo=1.5M", "/en/for-sale/house?price=200000-1500000"],
  ])("%s", (query, link) => {
    expect(searchHref(fold(query), "en")).toBe(link);
  });
});

describe("a number that can't be read", () => {
  it("is refused at its own field, and the other fields of the form still say what they say", () => {
    const form = new URLSearchParams("surfaceFrom=1000-2000&surfaceTo=3000&priceFrom=&priceTo=-5");
    expect(foldForm({}, form)).toMatchObject({ surface: "-3000", price: undefined });
    expect(refusedNumbers(form)).toEqual({ surfaceFrom: "1000-2000", priceTo: "-5" });
    expect(isFormSent(form)).toBe(true);
    expect(isFormSent(new URLSearchParams("surface=-3000&surfaceFrom=1000-2000"))).toBe(false);
  });

  it.each(["0", "0 €", "0,00", "€ 0", "0k"])("is refused as a most of %s, which nothing costs", (written) => {
    const form = new URLSearchParams({ deal: "for-sale", surfaceFrom: "100", priceFrom: "50000", priceTo: written });
    expect(searchHref(foldForm({}, form), "en")).toBe("/en/for-sale?surface=100-&price=50000-");
    expect(refusedNumbers(form)).toEqual({ priceTo: written });
  });

  it.each(["0", "0,4", "0 m²"])("is no limit as a least of %s", (written) => {
    const form = new URLSearchParams({ deal: "for-sale", surfaceFrom: written, surfaceTo: "80", priceFrom: "0 €" });
    expect(searchHref(foldForm({}, form), "en")).toBe("/en/for-sale?surface=-80");
    expect(refusedNumbers(form)).toEqual({});
  });

  it("shows in its fields what was read, the right way round, and leaves what was refused as it was typed", () => {
    const shown = (query: string) => {
      const form = new URLSearchParams(query);
      return writtenFields(foldForm({}, form), refusedNumbers(form));
    };
    expect(shown("priceFrom=1,5 mio&priceTo=300k&surfaceFrom=&surfaceTo=1-2")).toMatchObject({
      priceFrom: "300000",
      priceTo: "1500000",
      surfaceFrom: "",
      surfaceTo: "1-2",
    });
  });
});
