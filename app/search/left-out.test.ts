import { describe, expect, it } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { criteriaOf } from "#app/filters/criteria.ts";
import { localiseQuery } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { leftOutParameter, readLeftOut, withLeftOut } from "./left-out.ts";
import { readSearchRequest } from "./search-request.server.ts";

const gazetteer = gazetteerFromFiles();
const urlOf = (href: string) => new URL(href, "http://quartier.test");
const ask = (href: string) => readSearchRequest(gazetteer, urlOf(href));

describe("what a search does without goes with its address", () => {
  it.each([
    ["/en/to-let/office", "/en/to-let/office?leftOut=3rd+floor%2C+tram+92"],
    ["/en/to-let/office?surface=100-", "/en/to-let/office?surface=100-&leftOut=3rd+floor%2C+tram+92"],
  ])("%s", (href, written) => {
    expect(withLeftOut(href, ["3rd floor", "tram 92"])).toBe(written);
    expect(readLeftOut(urlOf(written).searchParams)).toBe("3rd floor, tram 92");
  });

  it("nothing left out adds nothing", () => {
    expect(withLeftOut("/en/to-let?surface=100-", [])).toBe("/en/to-let?surface=100-");
    expect(readLeftOut(new URLSearchParams(`${leftOutParameter}= `))).toBeUndefined();
  });

  it("says what it was given, and changes no other parameter", () => {
    const words = 'E40 & price=-1 #x ?y=<b>"é"</b>\u0000';
    const { searchParams, hash } = urlOf(withLeftOut("/en/search?surface=100-", [words]));
    expect([...searchParams.keys()]).toEqual(["surface", leftOutParameter]);
    expect([searchParams.get("surface"), hash]).toEqual(["100-", ""]);
    expect(readLeftOut(searchParams)).toBe('E40 & price=-1 #x ?y=<b>"é"</b>');
  });

  it("is never long, whoever wrote it", () => {
    const long = "word ".repeat(2_000);
    expect(readLeftOut(new URLSearchParams({ [leftOutParameter]: long }))!.length).toBeLessThanOrEqual(200);
    expect(withLeftOut("/en/search", [long]).length).toBeLessThanOrEqual(300);
  });
});

describe("the page of a search that does without something", () => {
  it.each<[Language, string, string]>([
    ["en", "/en/search?sentence=flat+Ghent+3rd+floor", "3rd floor"],
    ["fr", "/fr/recherche?sentence=appartement+Gand+2ème+étage", "2ème étage"],
    ["nl", "/nl/zoeken?sentence=flat+Gent+vijfde+verdieping", "vijfde verdieping"],
  ])("is where its sentence leads, in %s, and says so", (language, href, words) => {
    const sent = ask(href);
    if (!sent || !("redirect" in sent)) throw new Error(`${href} leads nowhere`);
    const asked = ask(sent.redirect);
    expect([sent.status, asked]).toMatchObject([303, { leftOut: words, status: 200 }]);
    expect(textsIn(language)("sentence.leftOut", { words })).toContain(words);
  });

  it("is the same search, with the same address in each language, and saved as the same", () => {
    const [bare, said] = ["", "&leftOut=E40"].map((more) => {
      const asked = ask(`/en/search?type=office&location=ghent${more}`);
      if (!asked || "redirect" in asked) throw new Error("no search is shown");
      return asked;
    });
    const addresses = languages.map((language) =>
      searchHref(localiseQuery(said!.query, said!.places, language), language),
    );
    expect(addresses.join(" ")).not.toContain("E40");
    expect(said!.query).toEqual(bare!.query);
    expect(criteriaOf(said!.query)).toEqual(criteriaOf(bare!.query));
  });

  it.each<[href: string, address: string, leftOut: string, towns: string[]]>([
    ["/nl/zoeken?locationWas=&location=Gent+centrum", "/nl/zoeken?location=gent&leftOut=centrum", "centrum", ["gent"]],
    [
      "/nl/zoeken?location=Onbekendwijk+Gent",
      "/nl/zoeken?location=gent&leftOut=Onbekendwijk",
      "Onbekendwijk",
      ["gent"],
    ],
    [
      "/nl/zoeken?location=Antwerpen%3B+Gent+centrum",
      "/nl/zoeken?location=Antwerpen%3B+Gent+centrum",
      "centrum",
      ["antwerpen", "gent"],
    ],
  ])("is that of the town where no place goes by all that was typed: %s", (href, address, leftOut, towns) => {
    const sent = ask(href);
    const redirect = sent && "redirect" in sent ? sent.redirect : href;
    expect(redirect).toBe(address);
    const asked = ask(redirect);
    if (!asked || "redirect" in asked) throw new Error("no search is shown");
    const { location, districts, unknownLocation } = asked.places;
    expect([asked.leftOut, unknownLocation]).toEqual([leftOut, undefined]);
    expect([...(location ? [location] : []), ...districts].map(({ slugs }) => slugs.nl)).toEqual(towns);
  });

  it("leaves it behind where an address moves", () => {
    expect(ask("/en/search?location=gand&leftOut=E40&utm_source=x")).toEqual({
      redirect: "/en/search?location=ghent&utm_source=x",
      status: 308,
    });
  });
});
