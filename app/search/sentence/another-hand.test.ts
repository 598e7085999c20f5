import { describe, expect, it } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { comparable, readExamples } from "./testing/read-examples.ts";
import { readTyped } from "./testing/read.ts";
import { sentencesByAnotherHand } from "./testing/sentences-by-another-hand.ts";

describe.each(languages)("what another hand wrote, in %s", (language) => {
  it.each(readExamples(sentencesByAnotherHand[language]))("$sentence", ({ sentence, query }) => {
    expect(comparable(readTyped(sentence, language).query)).toEqual(comparable(query));
  });
});

describe("what no filter compares is told", () => {
  it.each<[Language, string, string[]]>([
    ["en", "flat furnished or not Leuven", ["furnished or not"]],
    ["nl", "huis met of zonder garage Gent", ["met of zonder garage"]],
    ["fr", "entrepôt à transformer en lofts ou bureaux Liège", ["à transformer en lofts ou bureaux"]],
    ["fr", "maison Namur, agences s'abstenir", ["agences s'abstenir"]],
    ["fr", "notaire cherche bureau Namur", ["notaire"]],
    ["nl", "halfopen woning Aalst", ["halfopen"]],
    ["nl", "handelszaak over te nemen Gent", ["over te nemen"]],
    ["nl", "Goedendag, zoek ne winkel in Gent", []],
  ])("in %s: %s", (language, sentence, told) => {
    expect(readTyped(sentence, language).leftOut).toEqual(told);
  });
});

describe("words like these are wanted", () => {
  it.each<[Language, string, object]>([
    ["en", "furnished flat Leuven", { type: "apartment", location: "leuven", features: "furnished" }],
    ["nl", "huis met zwembad zoeken Gent", { type: "house", location: "gent", search: "zwembad" }],
    ["fr", "appartement bail commercial Namur", { type: "apartment", transaction: "to-let", location: "namur" }],
    ["en", "flat 80 m² about 900 euro Leuven", { surface: "80-", price: "-990", transaction: "to-let" }],
    ["nl", "kantoor 200 m² 6% btw Gent", { type: "office", location: "gent", surface: "200-" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});
