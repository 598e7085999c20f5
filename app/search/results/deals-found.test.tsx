import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { DealsFound } from "./deals-found.tsx";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const offices: SearchQuery = { type: "office", location: "luxembourg-city" };

/** Address and words of each link. */
function linksOf(query: SearchQuery, deals: { "to-let": number; "for-sale": number; investment: number }) {
  const facets = { deals, anyDeal: Object.values(deals).reduce((sum, count) => sum + count) };
  const markup = renderToStaticMarkup(<DealsFound query={query} facets={facets} language="en" />);
  return [...markup.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href, words]) => [
    href,
    words!.replace(/<[^>]*>/g, ""),
  ]);
}

test("a search that does not say whether to rent or to buy leads to each of which there is something", () => {
  expect(linksOf(offices, { "to-let": 12, "for-sale": 0, investment: 5 })).toEqual([
    ["/en/to-let/office/luxembourg-city", "vocabulary.transactions.to-let 12"],
    ["/en/investment/office/luxembourg-city", "vocabulary.transactions.investment 5"],
  ]);
});

test("one that says it leads nowhere else, nor does one that finds but one of them", () => {
  expect(linksOf({ ...offices, transaction: "to-let" }, { "to-let": 12, "for-sale": 3, investment: 5 })).toEqual([]);
  expect(linksOf(offices, { "to-let": 12, "for-sale": 0, investment: 0 })).toEqual([]);
});
