import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BestValue } from "./best-value.tsx";

const drawn = (value: string) => renderToStaticMarkup(createElement(BestValue, { value }));

test("the figure is underlined, what it leaves out is not", () => {
  expect(drawn("€2,154\nexcl. charges")).toBe('<span class="compare-best">€2,154</span>\nexcl. charges');
  expect(drawn("€ 1.250,50, zonder kosten")).toBe('<span class="compare-best">€ 1.250,50</span>, zonder kosten');
  expect(drawn("6 min on foot")).toBe('<span class="compare-best">6 min on foot</span>');
});

test("a rate is underlined with its amount", () => {
  expect(drawn("€175/m²/year, excl. charges")).toBe(
    '<span class="compare-best"><span class="unbroken-box">€175/<wbr/>m²/<wbr/>year</span></span>, excl. charges',
  );
});

test.each([
  ["€336,000", " at the ordinary rate"],
  ["€\u00a0336.000", " aan het gewone tarief"],
  ["336\u202f000\u00a0€", " au taux ordinaire"],
])("of %s with words behind it the amount alone is underlined", (amount, words) => {
  expect(drawn(amount + words)).toBe(`<span class="compare-best">${amount}</span>${words}`);
});
