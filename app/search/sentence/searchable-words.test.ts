import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a word that no advertisement says is no search text, and the visitor is told", () => {
  test.each<[Language, string, string[]]>([
    ["en", "expat family arriving in Ghent needs a furnished flat", ["arriving"]],
    ["en", "Newly divorced accountant moving to Ghent needs a flat there", ["divorced accountant"]],
    ["en", "retail unit with terrace in Ghent, takeover fee negotiable", ["fee"]],
    ["en", "flat in Ghent with good EPC, bus stop close", ["EPC", "bus stop"]],
    ["fr", "penthouse à Namur, prix sur demande accepté, pas sous option", ["penthouse", "accepté"]],
    ["nl", "winkel in Gent met terras, huurprijs bespreekbaar", ["bespreekbaar"]],
  ])("in %s: %s", (language, sentence, leftOut) => {
    const read = readTyped(sentence, language);
    expect(read.query.search).toBeUndefined();
    expect(read.leftOut).toEqual(leftOut);
  });
});

describe("what advertisements say, names and quotes stay search text", () => {
  test.each<[Language, string, string]>([
    ["en", "we would love a converted barn near Ghent", "barn"],
    ["en", "looking for an office in the Galaxia building in Ghent", "Galaxia building"],
    ["en", 'a quiet house in Ghent with "blue shutters" please', "blue shutters"],
    ["en", "Nautilus Antwerp", "Nautilus"],
    ["fr", "villa avec piscine à Lasne pour ma grande famille", "piscine"],
    ["nl", "ik zoek een pand voor een frituur in Aalst", "frituur"],
  ])("in %s: %s", (language, sentence, search) => {
    expect(readTyped(sentence, language).query.search).toBe(search);
  });
});

describe("names say nothing where all is written in capitals, nor do days", () => {
  test.each<[Language, string]>([
    ["en", "OFFICE TO LET GHENT ASAP VERY URGENTLY NEEDED BY GROWING TEAM"],
    ["en", "shop in Ghent that opened on Monday for the first time"],
  ])("in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query.search).toBeUndefined();
  });
});
