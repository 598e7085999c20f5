import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("where somebody works or studies is no place of the search beside another", () => {
  test.each<[Language, string, object]>([
    ["en", "My husband starts a job at NATO in Evere, we want a house in Kraainem", { location: "kraainem" }],
    ["en", "I work at the european commission and need a house in Etterbeek", { location: "etterbeek" }],
    ["en", "I start a job in Luxembourg, need a house in Arlon", { location: "arlon" }],
    ["fr", "mon mari travaille à l'OTAN à Evere, maison à Kraainem", { location: "kraainem" }],
    ["fr", "mon fils étudie à Namur, cherche maison à Jambes", { location: "jambes" }],
    ["fr", "je travaille à Luxembourg et cherche une maison à Thionville", { search: "Thionville" }],
    ["nl", "mijn vrouw werkt in het UZ Leuven, wij zoeken een huis in Heverlee", { location: "heverlee" }],
    ["nl", "ik begin te werken in Brussel en zoek een huis in Mechelen", { location: "mechelen" }],
    ["nl", "mijn vrouw gaat in Brussel werken, we zoeken een huis in Halle", { location: "halle" }],
  ])("in %s: %s", (language, sentence, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toEqual({ type: "house", ...expected });
    expect(leftOut).not.toEqual([]);
  });

  test.each<[Language, string, object]>([
    ["en", "house without works in Lasne, near Ottignies", { district: "lasne,ottignies" }],
    ["en", "place to work in Ghent, Bruges", { district: "ghent,bruges" }],
    ["en", "our daughter will study in Ghent, looking for a house", { type: "house", location: "ghent" }],
    ["fr", "espace de travail à Namur, Liège", { district: "namur,liege" }],
    ["fr", "ma fille commence ses études à Liège, nous cherchons une maison", { type: "house", location: "liege" }],
    ["nl", "ruimte om te werken in Gent, Brugge", { district: "gent,brugge" }],
    ["nl", "huis te koop te Werken", { transaction: "for-sale", type: "house", location: "werken" }],
  ])("but what is sought there is, in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });
});
