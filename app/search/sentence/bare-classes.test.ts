import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a class without the word energy", () => {
  it.each<[Language, string, object]>([
    ["fr", "appartement Gent classe B", { energy: "B" }],
    ["fr", "appartement Gent classe B ou C", { energy: "C" }],
    ["fr", "maison classe B à Gent", { energy: "B" }],
    ["fr", "Gent classe B ou C", { energy: "C" }],
    ["fr", "immeuble de rapport classe D", { energy: "D" }],
    ["fr", "appartement classe A-B", { energy: "B" }],
    ["nl", "woning Gent klasse B", { energy: "B" }],
    ["nl", "appartement klasse B of C", { energy: "C" }],
    ["en", "flat in Ghent class B", { energy: "B" }],
    ["en", "house class B or C with garden", { energy: "C" }],
    ["en", "Class B apartment under 850.000 euros", { energy: "B" }],
    ["fr", "appartement Gent classe énergétique B", { energy: "B" }],
  ])("is of the energy certificate where a home or a building is looked for: %s %s", (language, sentence, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect([query.search, leftOut]).toEqual([undefined, []]);
  });

  it.each<[Language, string]>([
    ["en", "class A offices Ghent"],
    ["en", "class A building Ghent"],
    ["en", "class B warehouse"],
    ["fr", "bureaux de classe A Gent"],
    ["nl", "kantoren klasse A Gent"],
    ["en", "flat near a class act"],
    ["fr", "appartement de grande classe à Gent"],
  ])("is the trade's standard elsewhere: %s %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).not.toHaveProperty("energy");
  });
});
