import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakable } from "./breakable.tsx";

const drawn = (value: string) => renderToStaticMarkup(createElement(Breakable, { value }));

test("a rate goes to the next line whole, and parts behind its strokes where it is wider than that", () => {
  expect(drawn("à partir de\u00a0220\u00a0€/m²/an, hors charges")).toBe(
    'à partir de <span class="unbroken-box">220\u00a0€/<wbr/>m²/<wbr/>an,</span> hors charges',
  );
});

test("prices below each other stay so, and a range parts behind its dash", () => {
  expect(drawn("1\u00a0€/an\n2\u00a0€/an")).toMatch(/an<\/span>\n<span/);
  expect(drawn("400\u00a0–\u00a03\u202f400\u00a0m²")).toBe("400\u00a0– 3\u202f400\u00a0m²");
});

test("a long word takes the comma behind it along into the next line", () => {
  expect(drawn("Rollingergrund, Luxembourg")).toBe('Rollingergru<span class="unbroken">nd,</span> Luxembourg');
  expect(drawn("Gent, Gent-\u00adzuid (centrum)")).toBe("Gent, Gent-\u00adzuid (centrum)");
});
