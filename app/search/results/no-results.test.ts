import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts as texts } from "#app/i18n/texts-by-language.server.ts";
import { NoResults } from "./no-results.tsx";

function shown(language: Language, save: ReactNode): string {
  const noResults = createElement(NoResults, { searches: [], language, save });
  const i18n = pageTexts(language, texts[language]);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n, children: noResults }));
}

test.each(languages)("in %s an empty search speaks of saving it only where it can be saved", (language) => {
  const { offer } = texts[language].strategies.save;
  expect(shown(language, createElement("b", null, "save"))).toContain(offer);
  expect(shown(language, null)).not.toContain(offer);
});
