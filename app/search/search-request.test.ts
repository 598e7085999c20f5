import { describe, expect, it } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { slugify } from "#app/places/fold.ts";
import { readGazetteer } from "#app/places/read-gazetteer.server.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { findLanguageRedirect } from "#app/shell/language-redirects.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { localiseQuery, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { readSearchRequest } from "./search-request.server.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal, deals } from "#app/filters/deal.ts";
import { findTypeSegment, typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";

const gazetteer = gazetteerFromFiles();
const names = { loadGazetteer: async () => gazetteer, findInsightSlug: async () => undefined };
const segments = Object.keys(typeSegments) as TypeSegment[];
/** One place of every kind; some names differ in every language, some are the same in two. */
const places = ["belgium", "flanders", "brussels", "east-flanders", "capellen", "liege", "ghent", "kirchberg"].map(
  (slug) => {
    const place = gazetteer.bySlug(slug, "en");
    if (!place) throw new Error(`The gazetteer has no ${slug}`);
    return place;
  },
);

/** Every landing page: a deal; a deal and a type; those in a place. */
function* landingPages(): Generator<{ query: SearchQuery; places: SearchPlaces }> {
  for (const deal of deals) {
    yield { query: criteriaOfDeal(deal), places: { districts: [] } };
    for (const segment of segments) {
      const query = { ...criteriaOfDeal(deal), ...criteriaOfSegment(segment) };
      for (const location of [undefined, ...places]) yield { query, places: { location, districts: [] } };
    }
  }
}

const pages = [...landingPages()].map((page) => {
  const hrefs = languages.map((language) => searchHref(localiseQuery(page.query, page.places, language), language));
  return { ...page, hrefs: Object.fromEntries(languages.map((language, at) => [language, hrefs[at]!])) };
});
const hrefIn = (page: (typeof pages)[number], language: Language) => page.hrefs[language]!;
const urlOf = (href: string) => new URL(href, "http://localhost");
const pairs = languages.flatMap((language) =>
  languages.filter((words) => words !== language).map((words) => ({ language, words })),
);

describe("the landing pages: every deal, type and place in every language (decisions, section 1)", () => {
  it.each(languages)("in %s are read as what they say, without a redirect", (language) => {
    for (const page of pages) {
      const request = readSearchRequest(gazetteer, urlOf(hrefIn(page, language)));
      const said = localiseQuery(page.query, page.places, language);
      expect(request, hrefIn(page, language)).toMatchObject({
        query: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
        status: 200,
      });
    }
  });

  it.each(pairs)("under $language in $words words lead to the right words", async ({ language, words }) => {
    for (const page of pages) {
      const written = hrefIn(page, words).replace(`/${words}/`, `/${language}/`);
      const right = hrefIn(page, language);
      expect(await findLanguageRedirect(urlOf(`${written}?page=2`), names), written).toEqual({
        to: `${right}?page=2`,
        status: 308,
      });
    }
  });

  it.each(pairs)("under $language with types and places in $words words too", ({ language, words }) => {
    for (const page of pages) {
      const right = hrefIn(page, language);
      const deal = right.split("/").slice(0, 3).join("/");
      const rest = hrefIn(page, words).split("/").slice(3);
      const written = [deal, ...rest].join("/");
      if (written === right) continue;
      expect(readSearchRequest(gazetteer, urlOf(`${written}?page=2`)), written).toEqual({
        redirect: `${right}?page=2`,
        status: 308,
      });
    }
  });
});

describe("a query in another language's words", () => {
  it("is translated on the way to the right path", async () => {
    const right = await findLanguageRedirect(
      urlOf("/nl/for-sale?type=bureau&quartier=kirchberg&prix=-500000&surface=100-&order=oldest&display=map"),
      names,
    );
    expect(right).toEqual({
      to: "/nl/te-koop?type=kantoor&wijk=kirchberg&prijs=-500000&oppervlakte=100-&order=oldest&display=map",
      status: 308,
    });
  });
});

describe("a place in a path by another name", () => {
  const deals = { en: "/en/to-let/warehouse", fr: "/fr/a-louer/entrepot", nl: "/nl/te-huur/magazijn" };

  it.each([
    ["/en/to-let/warehouse/antwerp-province", "/en/to-let/warehouse/province-of-antwerp"],
    ["/fr/a-louer/entrepot/province-of-antwerp", "/fr/a-louer/entrepot/province-d-anvers"],
    ["/nl/te-huur/magazijn/2000", "/nl/te-huur/magazijn/antwerpen"],
    ["/en/to-let/warehouse/St-Gilles", "/en/to-let/warehouse/saint-gilles"],
  ])("%s leads to its own slug, with its query", (written, right) => {
    expect(readSearchRequest(gazetteer, urlOf(`${written}?page=2&utm_source=x&a=1&a=2`))).toEqual({
      redirect: `${right}?page=2&utm_source=x&a=1&a=2`,
      status: 308,
    });
  });

  it.each([
    ["/en/search?location=gand", "/en/search?location=ghent"],
    ["/en/to-let?location=Gent", "/en/to-let?location=ghent"],
    ["/fr/recherche?location=9000", "/fr/recherche?location=gand"],
    ["/nl/te-huur?location=liege&oppervlakte=100-", "/nl/te-huur?location=luik&oppervlakte=100-"],
  ])("%s leads to its own slug too, with all else", (written, right) => {
    expect(readSearchRequest(gazetteer, urlOf(`${written}&utm_source=x`))).toEqual({
      redirect: `${right}&utm_source=x`,
      status: 308,
    });
    expect(readSearchRequest(gazetteer, urlOf(right))).toMatchObject({ status: 200 });
  });

  it.each(languages)("there is one address for each place in %s: all its other names lead there", (language) => {
    for (const { writings } of readGazetteer()) {
      for (const writing of writings) {
        const written = `${deals[language]}/${slugify(writing)}`;
        const asked = readSearchRequest(gazetteer, urlOf(written));
        if (!asked) throw new Error(`${written} is no search`);
        if ("redirect" in asked) {
          expect(asked.status, written).toBe(308);
          expect(readSearchRequest(gazetteer, urlOf(asked.redirect)), written).toMatchObject({ status: 200 });
        } else {
          expect([asked.status, asked.places.location?.slugs[language]], written).toEqual([200, slugify(writing)]);
        }
      }
    }
  });
});

describe("a path with a place where its type belongs", () => {
  it.each([
    ["/en/investment/antwerp", "/en/investment?location=antwerp"],
    ["/fr/a-vendre/gand", "/fr/a-vendre?location=gand"],
    ["/nl/te-huur/gent", "/nl/te-huur?location=gent"],
    ["/nl/te-huur/gent?oppervlakte=100-&utm_source=x", "/nl/te-huur?location=gent&oppervlakte=100-&utm_source=x"],
    ["/en/for-sale/ghent?location=brussels", "/en/for-sale?location=ghent"],
    ["/nl/te-koop/gand", "/nl/te-koop?location=gent"],
    ["/nl/te-koop/bruxelles", "/nl/te-koop?location=brussel"],
    ["/fr/a-louer/ghent?type=bureau", "/fr/a-louer/bureau/gand"],
    ["/en/to-let/9000", "/en/to-let?location=ghent"],
  ])("%s leads to all of that deal in the place", (typed, redirect) => {
    expect(readSearchRequest(gazetteer, urlOf(typed))).toEqual({ redirect, status: 308 });
    expect(readSearchRequest(gazetteer, urlOf(redirect))).toMatchObject({ status: 200 });
  });

  it.each([
    "/en/investment/atlantis",
    "/en/to-let/castle",
    "/en/to-let/123",
    "/en/to-let/ghent/office",
    "/en/to-let/office/ghent/ledeberg",
  ])("%s is no page", (typed) => {
    expect(readSearchRequest(gazetteer, urlOf(typed))).toBeUndefined();
  });

  it.each(languages)("under %s every name of a place leads there, unless it is a type's", (language) => {
    for (const { writings } of readGazetteer()) {
      for (const writing of writings.map(slugify)) {
        if (findTypeSegment(writing)) continue;
        const typed = `${searchHref({ transaction: "to-let" }, language)}/${writing}`;
        const asked = readSearchRequest(gazetteer, urlOf(typed));
        expect(asked, typed).toMatchObject({ redirect: expect.stringContaining("?location="), status: 308 });
        const { redirect } = asked as { redirect: string };
        expect(readSearchRequest(gazetteer, urlOf(redirect)), typed).toMatchObject({ status: 200 });
      }
    }
  });

  it.each([
    ["/fr/to-let/ghent", "/fr/a-louer?location=gand"],
    ["/nl/a-vendre/9000", "/nl/te-koop?location=gent"],
    [
      "/en/te-huur/gent?wijk=ledeberg&prijs=-900&utm_source=x",
      "/en/to-let?location=ghent&district=ledeberg&price=-900&utm_source=x",
    ],
  ])("%s, in another language's words, leads straight there", async (typed, to) => {
    expect(await findLanguageRedirect(urlOf(typed), names)).toEqual({ to, status: 308 });
    expect(readSearchRequest(gazetteer, urlOf(to))).toMatchObject({ status: 200 });
  });
});

describe("what contradicts itself, and what nobody knows", () => {
  it.each([
    ["/en/to-let?invest=1", "/en/investment"],
    ["/fr/a-louer/bureau/gand?invest=1&surface=100-", "/fr/investissement/bureau/gand?surface=100-"],
    ["/nl/zoeken?transaction=for-sale&invest=true&utm_source=x", "/nl/investering?utm_source=x"],
    ["/en/investment?transaction=to-let", "/en/investment"],
  ])("%s is a search for an investment", (href, redirect) => {
    expect(readSearchRequest(gazetteer, urlOf(href))).toEqual({ redirect, status: 302 });
    expect(readSearchRequest(gazetteer, urlOf(redirect))).toMatchObject({ query: { invest: true } });
  });

  it("tells districts that are no known places, and keeps the others", () => {
    const asked = readSearchRequest(gazetteer, urlOf("/en/to-let/office/ghent?district=ledeberg,atlantis,mu"));
    expect(asked).toMatchObject({
      places: { unknownDistricts: "atlantis, mu", districts: [{ slugs: { en: "ledeberg" } }] },
      status: 200,
    });
  });
});

describe("a number of the form that can't be read", () => {
  const sent = "/fr/recherche?deal=to-let&kind=bureau&location=Gand&surfaceFrom=1000-2000&surfaceTo=3000&priceTo=abc";
  const search = "/fr/a-louer/bureau/gand?surface=-3000&surfaceFrom=1000-2000&priceTo=abc";

  it("stays in the address of the search that the rest of the form means", () => {
    expect(readSearchRequest(gazetteer, urlOf(sent))).toEqual({ redirect: search, status: 302 });
    expect(readSearchRequest(gazetteer, urlOf(search))).toMatchObject({
      query: { transaction: "to-let", type: "office", surface: "-3000" },
      refused: { surfaceFrom: "1000-2000", priceTo: "abc" },
      status: 200,
    });
  });

  it("is kept in another language's words, and beside a place that is not known", () => {
    expect(readSearchRequest(gazetteer, urlOf("/fr/to-let/office/gand?surfaceFrom=abc"))).toMatchObject({
      redirect: "/fr/a-louer/bureau/gand?surfaceFrom=abc",
    });
    expect(
      readSearchRequest(gazetteer, urlOf("/en/search?location=Atlantis&surfaceFrom=abc&surfaceTo=")),
    ).toMatchObject({
      redirect: "/en/search?location=Atlantis&surfaceFrom=abc",
    });
  });
});
