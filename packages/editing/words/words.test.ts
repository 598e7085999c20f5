import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { checkWords } from "./check-words.ts";
import { findFlemishDuties } from "./flemish-duties.ts";
import { findUnwanted } from "./find-unwanted.ts";
import { findGenderedReader } from "./gendered-reader.ts";
import { glossary, writeGlossary } from "./glossary.ts";
import { findPlainSpaces } from "./plain-spaces.ts";
import { textsOfArticle, textsOfSource } from "./texts-in-source.ts";

test("docs/glossary.md is made from the glossary; npm run content -- glossary makes it anew", async () => {
  expect(await readFile("docs/glossary.md", "utf8")).toBe(writeGlossary());
});

test("the site keeps to its glossary", async () => {
  const { files, problems } = await checkWords();
  expect(problems).toEqual([]);
  expect(files).toBeGreaterThan(300);
});

test("no word to write is one that is refused", () => {
  for (const { avoid } of glossary) {
    for (const { language, write } of avoid) expect(findUnwanted(write, language, "interface"), write).toEqual([]);
  }
});

test("a word is found by itself, in any case, over the end of a line, and where it is wrong", () => {
  const found = (text: string) => findUnwanted(text, "en", "interface").map(({ term }) => term);
  expect(found("Places to let. Replaced, in a marketplace and in-place.")).toEqual(["Places", "Places to let"]);
  expect(found("See parking\n  spaces and the parking\n  place")).toContain("parking\n  place");
  expect(findUnwanted("A good place", "en", "content")).toEqual([]);
  expect(findUnwanted("Kijk of je klaar bent", "nl", "content")).toMatchObject([{ term: "je", at: 8, write: "u, uw" }]);
  for (const language of languages) expect(findUnwanted("", language, "listings")).toEqual([]);
});

test("a source file says what its strings say, at its line; keys, code and placeholders say nothing", () => {
  const source =
    'import a from "place";\n// “place”\nexport default {\n  "place": `a ${place} here`, b: "in {{place}}",\n};\n';
  const read = textsOfSource(source);
  expect(read).toHaveLength(source.length);
  expect(read.split("\n")).toHaveLength(source.split("\n").length);
  expect(read).not.toContain("place");
  expect(read.replace(/\s+/g, " ").trim()).toBe('`a here` "in "');
});

test("what a source file only compares with is no text", () => {
  const read = textsOfSource('kind === "coworking" && a("desk"); switch (kind) { case "coliving": return "room"; }');
  expect(read.match(/\p{L}{3,}/gu)).toEqual(["desk", "room"]);
});

test("an article says what is read of it: no keys, tags and addresses", () => {
  const source =
    '---\ntitle: "One"\nplace: BE\ntags: [two]\n---\n\nSee <SearchLink place="BE">three</SearchLink>, [four](https://five.be).\n';
  const read = textsOfArticle(source);
  expect(read).toHaveLength(source.length);
  expect(read.match(/\p{L}{3,}/gu)).toEqual(["title", "One", "See", "three", "four"]);
});

test("French keeps its spaces where a line must not end, and phone numbers, years and columns have none to keep", () => {
  const found = (text: string) => findPlainSpaces(text).map(({ term }) => term);
  expect(found("Où ? Ici : 300 m², 12 % et 1 500 €; « non »")).toEqual([
    " ?",
    " %",
    " :",
    "0 m²",
    "0 €",
    "« ",
    " »",
    "1 500",
  ]);
  expect(found("Où\u202f? Ici\u00a0: 300\u00a0m², 1\u202f500\u00a0€, «\u202fnon\u202f»")).toEqual([]);
  expect(found("02 123 45 67, en 2018 et 2023, 4 mois, | --- | :---: |")).toEqual([]);
});

test("French does not take its reader for a man: a participle of “vous” is found, one of something else is not", () => {
  const found = (text: string) => findGenderedReader(text).map(({ term }) => term);
  expect(
    found("Vous n’êtes pas connecté. Vous êtes immédiatement déconnecté, lorsque vous vous êtes connecté."),
  ).toEqual(["Vous n’êtes pas connecté", "Vous êtes immédiatement déconnecté", "vous vous êtes connecté"]);
  expect(found("Enregistrez-la pour être averti, demandez de vous tenir informé, ou êtes-vous assuré ?")).toEqual([
    "êtes-vous assuré",
    "être averti",
    "vous tenir informé",
  ]);
  expect(
    found("Vous êtes ici. Le bien peut être loué ; vous êtes libre, vous l’avez ouvert, votre compte est fermé."),
  ).toEqual([]);
});

test("in Dutch the tax on a sale in Flanders is “verkooprecht”, beside the duties of the other regions too", () => {
  const found = (text: string) => findFlemishDuties(text).map(({ term }) => term);
  expect(found("Later 12 % (Vlaanderen) of 12,5 % registratierechten.")).toEqual(["registratierechten"]);
  expect(found("Vlaanderen kent btw. In Brussel betaalt u 12,5 % registratierechten.")).toEqual([]);
  expect(found("Registratierechten (in Vlaanderen: verkooprecht) op € 1.250.000")).toEqual([]);
  expect(found("Vlaamse Codex Fiscaliteit; Wetboek der registratierechten (Brussel)")).toEqual([]);
});
