import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import { ResultsDock } from "./display-switch.tsx";

test("the number of filters keeps its distance from the word before it, where a space at a box's edge is dropped", () => {
  const dock = renderToStaticMarkup(
    <I18nextProvider i18n={pageTexts("fr", siteTexts.fr)}>
      <ResultsDock query={{}} page={1} language="fr" filterCount={1} />
    </I18nextProvider>,
  );
  expect(dock).toContain('Filtres<span aria-hidden="true">\u00a0· 1</span>');
});
