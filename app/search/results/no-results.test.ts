import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts as texts } from "#app/i18n/texts-by-language.server.ts";
import { NoResults } from "./no-results.tsx";

const accounts = vi.hoisted(() => ({ enabled: true }));
vi.mock("#app/account/auth-state.tsx", () => ({ useAuth: () => accounts }));

function shown(language: Language, enabled: boolean): string {
  const noResults = createElement(NoResults, { searches: [], language, save: createElement("b", null, "save") });
  accounts.enabled = enabled;
  const i18n = pageTexts(language, texts[language]);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n, children: noResults }));
}

test.each(languages)("in %s an empty search speaks of saving it only where there are accounts", (language) => {
  const offer = texts[language].strategies.save.offer;
  expect(shown(language, true)).toContain(offer);
  expect(shown(language, false)).not.toContain(offer);
  expect(shown(language, false)).not.toContain("<b>save</b>");
});
