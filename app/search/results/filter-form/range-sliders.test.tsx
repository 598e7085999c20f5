import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { rangeFilters } from "#app/filters/filters.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import { RangeFields } from "./range-fields.tsx";

/** What the two sliders of a filter say of where they stand. */
function said(name: "price" | "surface", query: SearchQuery, from: number[], language: Language) {
  const { control } = rangeFilters.find((filter) => filter.name === name)!;
  const histogram = { from, counts: from.map(() => 10) };
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={pageTexts(language, siteTexts[language])}>
      <RangeFields {...{ name, control, query, histogram, language }} refused={{}} live />
    </I18nextProvider>,
  );
  return [...markup.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, text]) => text?.replaceAll("\u00a0", " "));
}

test.each([
  ["en", ["no minimum", "no maximum"]],
  ["fr", ["sans minimum", "sans maximum"]],
  ["nl", ["geen minimum", "geen maximum"]],
] as const)("a slider at its end says that there is no such bound: in %s %j", (language, ends) => {
  expect(said("surface", {}, [0, 100, 200], language)).toEqual(ends);
});

test.each([
  ["en", "for-sale", "apartment", "€100,000", "€200,000"],
  ["nl", "to-let", "office", "€ 50/m²/jaar", "€ 150/m²/jaar"],
  ["fr", "to-let", "office", "50 €/m²/an", "150 €/m²/an"],
] as const)("a slider says money as it is written elsewhere: in %s, %s", (language, transaction, type, low, high) => {
  const bounds = transaction === "for-sale" ? [100_000, 200_000] : [50, 150];
  const query: SearchQuery = { transaction, type, price: bounds.join("-") };
  expect(said("price", query, [0, ...bounds, bounds[1]! * 2], language)).toEqual([low, high]);
});

test("a slider says a surface with its unit", () => {
  expect(said("surface", { surface: "100-200" }, [0, 100, 200, 500], "en")).toEqual(["100 m²", "200 m²"]);
});
