import { describe, expect, it, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { markets } from "#app/vocabulary/vocabulary.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { marketHref, marketOf, marketPresets } from "./market-presets.ts";
import { readSearchRequest } from "#app/search/search-request.server.ts";

const gazetteer = gazetteerFromFiles();
const ask = (href: string) => readSearchRequest(gazetteer, new URL(href, "http://localhost"));

test("a search's market follows from its type or group (specification, section 4)", () => {
  expect(marketOf({ typeGroup: "warehouse" })).toBe("industrial");
  expect(marketOf({ type: "sme-business-unit" })).toBe("industrial");
  expect(marketOf({ type: "office", invest: true })).toBe("office");
  expect(marketOf({ unitSurfaceType: "co-working" })).toBe("office");
  expect(marketOf({ type: "shopping-centre" })).toBe("retail");
  expect(marketOf({ type: "apartment" })).toBe("residential");
  expect(marketOf({ transaction: "to-let" })).toBeUndefined();
});

describe("a market is a preset, and leads to that search's own address (decisions, section 2)", () => {
  it.each([
    ["/en/search?market=office", "/en/to-let/office"],
    ["/en/search?market=industrial", "/en/to-let/warehouse"],
    ["/en/search?market=residential", "/en/for-sale/residential"],
    ["/en/search?market=retail", "/en/to-let/retail"],
    ["/en/search?market=invest", "/en/investment"],
    ["/fr/recherche?market=industrial", "/fr/a-louer/entrepot"],
    ["/fr/recherche?market=residential&location=gent", "/fr/a-vendre/residentiel/gand"],
    ["/nl/zoeken?market=retail", "/nl/te-huur/handelsruimte"],
    ["/nl/zoeken?market=invest&type=bureau", "/nl/investering/kantoor"],
    // What the search says itself stays.
    ["/en/for-sale?market=retail", "/en/for-sale/retail"],
    ["/en/investment?market=office", "/en/investment/office"],
    ["/en/search?market=residential&type=house", "/en/for-sale/house"],
    ["/en/search?market=office&unitSurfaceType=co-working", "/en/to-let/co-working"],
    ["/en/to-let/office/ghent?market=residential&surface=100-", "/en/to-let/office/ghent?surface=100-"],
    ["/en/to-let?market=invest", "/en/to-let"],
    ["/en/search?market=office&location=atlantis", "/en/to-let/office?location=atlantis"],
    ["/en/search?market=office&utm_source=mail&page=2", "/en/to-let/office?page=2&utm_source=mail"],
    ["/en/search?market=office&market=retail", "/en/to-let/office"],
  ])("%s", (href, redirect) => {
    expect(ask(href)).toEqual({ redirect, status: 302 });
    expect(ask(redirect)).toMatchObject({ query: {} });
  });

  it.each(["", "castles", "constructor", "Office", "office "])("drops what is none: %j", (market) => {
    expect(ask(`/en/search?${new URLSearchParams({ market }).toString()}`)).toMatchObject({ query: {}, status: 200 });
  });

  it("its links find what the preset finds, in every language and place", () => {
    for (const market of markets) {
      for (const language of languages) {
        const there = ask(marketHref(market, language, gazetteer.bySlug("ghent", "en")!.slugs[language]));
        if (!there || !("redirect" in there)) throw new Error(`${market} leads nowhere in ${language}`);
        expect(ask(there.redirect)).toMatchObject({
          query: marketPresets[market],
          places: { location: { key: "BE-44021" } },
        });
      }
    }
  });
});
