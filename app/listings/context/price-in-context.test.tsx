import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import type { NoPriceContext, PriceContext } from "./price-context.server.ts";
import { PriceInContext } from "./price-in-context.tsx";

const context: PriceContext = { standing: "12% above the median", compared: "Nine.", classes: [], href: "/en" };

const shown = (given: PriceContext | NoPriceContext) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={pageTexts("en", siteTexts.en)}>
      <PriceInContext context={given} />
    </I18nextProvider>,
  );

test("what a home is compared with stands above its per cent where that is not its like, and the per cent is not set large", () => {
  const alike = shown(context);
  expect(alike).toContain('<p class="price-standing">12% above the median</p>');
  const unlike = shown({ ...context, remark: "This is a studio." });
  expect(unlike).not.toContain("price-standing");
  expect(unlike.indexOf("This is a studio.")).toBeLessThan(unlike.indexOf("12% above the median"));
  expect(unlike.indexOf("This is a studio.")).toBeGreaterThan(0);
});

test("the dot before the way to the market ends a line, and begins none", () => {
  const both = shown({ ...context, marketHref: "/en/market/ghent/office/to-let" });
  expect(both).toContain('</a>\u00a0· <a href="/en/market/ghent/office/to-let">');
});

test("where too few have a price to compare with, their market's figures are a link away, where it has any", () => {
  expect(shown({ tooFew: "Too few.", marketHref: "/en/market/ghent/office/to-let" })).toContain(
    'Too few. <a href="/en/market/ghent/office/to-let">',
  );
  expect(shown({ tooFew: "Too few." })).not.toContain("<a");
});
