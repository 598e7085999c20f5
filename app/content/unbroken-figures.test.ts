import { expect, test } from "vitest";
import { joinFigures } from "./unbroken-figures.ts";
import { renderMdx } from "./render-mdx.server.tsx";

test.each([
  ["an office of 300 m² within 9 months", "an office of 300_m² within 9_months"],
  [
    "9 ans, 15 % et 1 250 kWh",
    "9 ans, 15 % et 1 250 kWh".replace("9 a", "9_a").replace("15 %", "15_%").replace("250 k", "250_k"),
  ],
  ["€ 185 per m² en per jaar, 12,50 € par mois", "€_185 per m² en per jaar, 12,50_€ par mois"],
  ["opzeg van 3 maanden, 2 minuten", "opzeg van 3_maanden, 2_minuten"],
  // What only begins like a unit is a word of its own.
  ["In 2026 many of 12 market halls", "In 2026 many of 12 market halls"],
])("%s", (text, joined) => {
  expect(joinFigures(text)).toBe(joined.replaceAll("_", "\u00a0"));
});

test("a text of the content folder comes with them, in tables and in bold, too", async () => {
  const { html } = await renderMdx("content/tests/en.mdx", "Some **300 m²**.\n\n| a |\n| --- |\n| 5 km |\n", {});
  expect(html).toContain("300\u00a0m²");
  expect(html).toContain("5\u00a0km");
});
