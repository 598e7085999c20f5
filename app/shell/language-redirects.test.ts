import { expect, test } from "vitest";
import { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { findLanguageRedirect, translateQuery } from "./language-redirects.ts";

const brussels: Place = {
  id: 1,
  key: "BE-04000",
  kind: "region",
  country: "BE",
  parentId: null,
  names: { en: "Brussels", fr: "Bruxelles", nl: "Brussel" },
  slugs: { en: "brussels", fr: "bruxelles", nl: "brussel" },
  postcodes: [],
  lat: 50.8,
  lng: 4.3,
  population: null,
};
const names = {
  loadGazetteer: async () => new Gazetteer([brussels], []),
  findInsightSlug: async (slug: string) => (slug === "a-lease" ? "un-bail" : undefined),
};
const languageRedirect = (path: string) => findLanguageRedirect(new URL(path, "http://localhost"), names);

test("an unsupported language code means English, query kept", async () => {
  expect(await languageRedirect("/de/to-let?page=2")).toEqual({ to: "/en/to-let?page=2", status: 302 });
  expect(await languageRedirect("/de")).toEqual({ to: "/en", status: 302 });
  expect(await languageRedirect("/en-gb/to-let?page=2")).toEqual({ to: "/en/to-let?page=2", status: 302 });
  expect(await languageRedirect("/zh-hant/search")).toEqual({ to: "/en/search", status: 302 });
});

test("another language's words lead to the right words, query translated", async () => {
  expect(await languageRedirect("/fr/to-let")).toEqual({ to: "/fr/a-louer", status: 308 });
  expect(await languageRedirect("/nl/a-louer/bureau/bruxelles?quartier=sablon&prix=-200&utm=x")).toEqual({
    to: "/nl/te-huur/kantoor/brussel?wijk=sablon&prijs=-200&utm=x",
    status: 308,
  });
  expect(await languageRedirect("/fr/zoeken?type=kantoor")).toEqual({ to: "/fr/recherche?type=bureau", status: 308 });
});

test("countries, transactions and insights have words of their own", async () => {
  expect(await languageRedirect("/nl/about/belgium")).toEqual({ to: "/nl/over-ons/belgie", status: 308 });
  expect(await languageRedirect("/fr/locations/belgium/office/airport/to-let")).toEqual({
    to: "/fr/lieux/belgique/bureau/aeroport/a-louer",
    status: 308,
  });
  expect(await languageRedirect("/fr/insights/a-lease")).toEqual({ to: "/fr/actualites/un-bail", status: 308 });
  expect(await languageRedirect("/fr/insights/unheard-of")).toEqual({ to: "/fr/actualites/unheard-of", status: 308 });
});

test("a page that does not exist in a language has no address there", async () => {
  expect(await languageRedirect("/nl/locations/belgium/office/airport/to-let")).toBeUndefined();
});

test("what means nothing leads nowhere", async () => {
  expect(await languageRedirect("/en/no-such-page")).toBeUndefined();
  expect(await languageRedirect("/nonsense")).toBeUndefined();
});

test("a repeated or foreign parameter is kept", () => {
  expect(translateQuery(new URLSearchParams("a=1&a=2"), "nl")).toBe("?a=1&a=2");
});

test("a path without a language is in that of its words, English first", async () => {
  expect(await languageRedirect("/to-let?page=2")).toEqual({ to: "/en/to-let?page=2", status: 302 });
  expect(await languageRedirect("/a-louer/bureau")).toEqual({ to: "/fr/a-louer/bureau", status: 302 });
  expect(await languageRedirect("/te-huur")).toEqual({ to: "/nl/te-huur", status: 302 });
  expect(await languageRedirect("/contact")).toEqual({ to: "/en/contact", status: 302 });
  for (const nothing of ["/nothing", "/wp-admin", "/favicon.png", "/api/nothing", "/en-/to-let"]) {
    expect(await languageRedirect(nothing)).toBeUndefined();
  }
});
