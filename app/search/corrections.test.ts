import { expect, test } from "vitest";
import { viewCorrections } from "./corrections.ts";

test("says which words were read as others, and leads to the search for those", () => {
  const corrections = [{ word: "terasse", meant: ["terrasse", "terras"] }];
  expect(viewCorrections({ search: "Térasse lumineuse", page: 2 }, corrections, "fr")).toEqual({
    typed: "Térasse",
    corrected: "terrasse lumineuse",
    href: "/fr/recherche?search=terrasse+lumineuse",
  });
});

test("says nothing when every word is known", () => {
  expect(viewCorrections({ search: "terrasse" }, [], "fr")).toBeUndefined();
  expect(viewCorrections({}, [], "fr")).toBeUndefined();
});
