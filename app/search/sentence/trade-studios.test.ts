import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a studio for a trade is no flat without bedrooms", () => {
  test.each<[Language, string, object]>([
    ["en", "yoga studio space to rent in Ghent", { transaction: "to-let", location: "ghent", search: "yoga studio" }],
    ["en", "recording studio 100 m²", { surface: "100-", search: "recording studio" }],
    ["en", "studio for a photographer in Antwerp", { location: "antwerp", search: "studio" }],
    ["fr", "studio de danse à Namur", { location: "namur", search: "studio danse" }],
    ["fr", "studio photo à louer", { transaction: "to-let", search: "studio photo" }],
    ["fr", "studio d'enregistrement Liège", { location: "liege", search: "studio enregistrement" }],
    ["nl", "opnamestudio in Gent", { location: "gent", search: "opnamestudio" }],
    ["nl", "dansstudio te huur Antwerpen", { transaction: "to-let", location: "antwerpen", search: "dansstudio" }],
    ["nl", "studio voor een yogales in Brugge", { location: "brugge", search: "studio" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toEqual(expected);
  });

  test.each<[Language, string, object]>([
    ["en", "furnished studio with gym and TV in Ghent", { location: "ghent" }],
    ["en", "studio flat for a student near the art museum in Ghent", { location: "ghent" }],
    ["fr", "studio TV internet à Namur", { location: "namur" }],
    ["fr", "studio art déco à Namur", { location: "namur" }],
    ["nl", "studio met dressing in Gent", { location: "gent" }],
    ["nl", "dakstudio te huur in Gent", { location: "gent", transaction: "to-let" }],
  ])("but a flat stays one, in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "apartment", bedrooms: "0-0", ...expected });
  });
});
