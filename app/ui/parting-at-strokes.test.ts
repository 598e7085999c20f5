import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartingAtStrokes } from "./parting-at-strokes.tsx";

test("a unit goes to the next line whole, in its brackets, and parts behind its strokes where it is wider", () => {
  expect(renderToStaticMarkup(createElement(PartingAtStrokes, { text: "Médiane (€/m²/an)" }))).toBe(
    'Médiane <span class="unbroken-box">(€/<wbr/>m²/<wbr/>an)</span>',
  );
});
