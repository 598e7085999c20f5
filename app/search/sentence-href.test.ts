import { expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { sentenceHref } from "./sentence-href.ts";
import { readWhole } from "./sentence/testing/read.ts";

const hrefOf = (sentence: string, language: Language) => sentenceHref(readWhole(sentence, language), language);

test.each<[Language, string, string]>([
  ["en", "offices to let 800 m²", "/en/to-let/office?surface=800-&order=smallest-to-largest"],
  ["fr", "bureaux à louer 800 m² Gand", "/fr/a-louer/bureau/gand?surface=800-&order=smallest-to-largest"],
  [
    "nl",
    "kantoor te huur 800m2 met parking",
    "/nl/te-huur/kantoor?oppervlakte=800-&parking=1-&order=smallest-to-largest",
  ],
])("an area alone begins with the smallest that has it, in %s: %s", (language, sentence, href) => {
  expect(hrefOf(sentence, language)).toBe(href);
});

test.each<[Language, string]>([
  ["en", "offices to let from 800 m²"],
  ["en", "offices to let up to 800 m²"],
  ["fr", "bureaux à louer à partir de 800 m²"],
  ["nl", "kantoor te huur van 800 tot 1000 m²"],
  ["nl", "kantoor te huur ongeveer 800 m²"],
  ["en", "offices to let in Ghent"],
])("an area with its bounds, or none, is ordered as any search, in %s: %s", (language, sentence) => {
  expect(hrefOf(sentence, language)).not.toContain("order=");
});

test("an order that is said stands", () => {
  expect(hrefOf("largest offices to let, 800 m²", "en")).toContain("order=largest-to-smallest");
});
