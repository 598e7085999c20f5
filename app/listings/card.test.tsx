import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Card } from "./card.tsx";
import type { CardView } from "./card.tsx";

const view: CardView = {
  reference: "A-1",
  href: "/en/property/a-1/kantoor",
  title: "Kantoor in Gent",
  place: "Ghent",
  price: { before: "", amount: "€150", unit: "/m²/year" },
  surface: "500 m²",
  facts: [],
  photoAlt: "",
};

test("a title in another language than the page's is marked with it, for readers and for screen readers", () => {
  const marked = renderToStaticMarkup(<Card view={{ ...view, titleLang: "nl" }} />);
  expect(marked).toContain('lang="nl">Kantoor in Gent</a>');
  expect(marked).toContain('lang="nl">Nederlands</p>');
  expect(renderToStaticMarkup(<Card view={view} />)).not.toContain("Nederlands");
});
