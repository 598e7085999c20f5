import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import { WhatItCosts } from "./what-it-costs.tsx";

const costs = { columns: ["Ordinary rate"], rows: [], notes: ["Duties of a buyer."], rates: [] };
const context = { tooFew: "Rents of offices here." };

const shown = (rentFirst: boolean) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={pageTexts("en", siteTexts.en)}>
      <WhatItCosts costs={costs} context={context} rentFirst={rentFirst} />
    </I18nextProvider>,
  );

test("of what can be rented and bought the rent is told before a buyer's taxes, of what is for sale alone after them", () => {
  const places = (markup: string) => [context.tooFew, costs.notes[0]!].map((words) => markup.indexOf(words));
  const [rent = -1, taxes = -1] = places(shown(true));
  expect(rent).toBeGreaterThan(0);
  expect(rent).toBeLessThan(taxes);
  const [price = -1, duties = -1] = places(shown(false));
  expect(duties).toBeGreaterThan(0);
  expect(duties).toBeLessThan(price);
});
