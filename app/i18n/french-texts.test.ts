import { expect, test } from "vitest";
import { setFrenchSpaces } from "./french-spaces.ts";
import { mailTexts, siteTexts } from "./texts-by-language.server.ts";

test("French has narrow spaces before ; ! ? and %, whole ones before a colon and a unit", () => {
  expect(setFrenchSpaces("Où\u00a0? Ici\u202f: 12\u00a0%, 300\u00a0m²\u00a0; non\u00a0!")).toBe(
    "Où\u202f? Ici\u00a0: 12\u202f%, 300\u00a0m²\u202f; non\u202f!",
  );
});

test("no French text puts “de” or “que” before a name that may begin with a vowel: “de Anvers”", () => {
  expect(
    JSON.stringify([siteTexts.fr, mailTexts.fr]).match(/\b(?:de|que) \{\{(?:name|place|agent|title)\}\}/g),
  ).toBeNull();
});

test("no line ends in a verb’s hyphen: what it is joined to comes with it, by a word joiner (U+2060)", () => {
  expect(
    JSON.stringify(siteTexts.fr).match(
      /\p{L}+(?:ez|ons|tes)-(?:vous|nous|les?|la|y|en)\b|\b(?:celui|celle|ceux|celles)-(?:ci|là)\b/gu,
    ),
  ).toBeNull();
});

test("every French text of pages and mails is written with them", () => {
  const texts = JSON.stringify([siteTexts.fr, mailTexts.fr], null, 1);
  expect(texts.split("\n").filter((line) => setFrenchSpaces(line) !== line)).toEqual([]);
});
