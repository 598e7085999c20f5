import { expect, test } from "vitest";
import { resultsStructuredData } from "./structured-data.ts";

const page = {
  rows: [
    { id: 1, revision: 1, reference: "qb-1", titles: { en: "Offices </script>" } },
    { id: 2, revision: 1, reference: "qb-2", titles: { en: "Shop" } },
  ],
  count: 50,
  before: 24,
  name: "Offices to let",
  canonical: "/en/to-let/office?page=2",
  crumbs: [],
  language: "en",
  siteUrl: "https://quartier.example",
} as const;

const listOf = (given: Parameters<typeof resultsStructuredData>[0]) =>
  JSON.parse(resultsStructuredData(given)[0] ?? "") as { itemListElement: object[] };

test("a list names each listing by its place in all of it and its address alone", () => {
  expect(listOf(page)).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Offices to let",
    url: "https://quartier.example/en/to-let/office?page=2",
    numberOfItems: 50,
    itemListElement: [
      { "@type": "ListItem", position: 25, url: "https://quartier.example/en/property/qb-1/offices-script" },
      { "@type": "ListItem", position: 26, url: "https://quartier.example/en/property/qb-2/shop" },
    ],
  });
});

test("a listing with another title has another address, in each language its own", () => {
  const rows = [{ id: 1, revision: 2, reference: "qb-1", titles: { en: "Lofts", fr: "Bureaux" } }];
  expect(listOf({ ...page, rows }).itemListElement[0]).toHaveProperty("url", expect.stringMatching(/qb-1\/lofts$/));
  const inFrench = listOf({ ...page, rows, language: "fr" }).itemListElement[0];
  expect(inFrench).toHaveProperty("url", expect.stringMatching(/qb-1\/bureaux$/));
});

test("the way to a page is a block of its own", () => {
  expect(resultsStructuredData(page)).toHaveLength(1);
  expect(resultsStructuredData({ ...page, crumbs: [{ label: "Home", href: "/en" }] })).toHaveLength(2);
});
