import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a monthly budget is divided by the floor that is meant, so that nothing costs more", () => {
  it.each<[Language, string, string, string]>([
    ["en", "office 200-400 m² in Brussels, 3000 a month", "200-400", "-90"],
    ["fr", "bureau de 200 à 400 m² à Namur, 3000 € par mois", "200-400", "-90"],
    ["nl", "kantoor van 100 tot 300 m² in Gent, max 2500 per maand", "100-300", "-100"],
    ["en", "office 200 m² in Brussels, 3000 a month", "200-", "-180"],
    ["nl", "kantoor rond de 80 m² in Kortrijk, huur max 1200 euro per maand", "64-96", "-180"],
    ["fr", "bureau d'environ 100 m², loyer 1500 €/mois", "80-120", "-180"],
  ])("in %s: %s", (language, sentence, surface, price) => {
    expect(readTyped(sentence, language).query).toMatchObject({ surface, price, transaction: "to-let" });
  });

  it("but of floors up to a size nobody can say which, and the visitor is told", () => {
    const { query, leftOut } = readTyped("office max 150 m² in Ghent, 1200 a month", "en");
    expect(query).not.toHaveProperty("price");
    expect(leftOut).toEqual(["1200 a month"]);
  });
});

describe("a budget of a month or a year says so before its figure, which is no postcode and no number of desks", () => {
  it.each<[Language, string, string]>([
    ["en", "monthly rent 1000 flat", "-1000"],
    ["en", "apartment, budget per month 1000", "-1000"],
    ["fr", "appartement budget mensuel de 1000", "-1000"],
    ["nl", "appartement maandbudget 1000", "-1000"],
    ["nl", "appartement maandelijks budget van 1.000 euro", "-1000"],
  ])("in %s: %s", (language, sentence, price) => {
    expect(readTyped(sentence, language).query).toEqual({ transaction: "to-let", type: "apartment", price });
  });

  it.each<[Language, string, string]>([
    ["en", "yearly budget 60k office 400 m2", "-150"],
    ["fr", "bureau 300 m², budget annuel 60000", "-200"],
    ["nl", "kantoor 300 m², jaarbudget 60.000", "-200"],
    ["nl", "kantoor budget maandelijks 5000 voor 200 m2", "-300"],
  ])("in %s: %s", (language, sentence, price) => {
    expect(readTyped(sentence, language).query).toMatchObject({ transaction: "to-let", type: "office", price });
  });

  it("without a floor it can't be compared, and the visitor is told", () => {
    const { query, leftOut } = readTyped("budget mensuel 3000 bureau Bruxelles", "fr");
    expect(query).toEqual({ transaction: "to-let", type: "office", location: "bruxelles" });
    expect(leftOut).toEqual(["budget mensuel 3000"]);
  });
});

describe("a rent of a shop in all is asked as what it costs a month, whatever its floor", () => {
  it.each<[Language, string, object]>([
    ["nl", "winkel te huur in Gent max 2000 euro per maand", { location: "gent", "monthly-rent": "-2000" }],
    ["fr", "commerce à louer Namur 2000 €/mois", { location: "namur", "monthly-rent": "-2000" }],
    ["en", "shop max 2000 euro a month", { "monthly-rent": "-2000" }],
    ["en", "shop of about 60 m² in Bruges, max 1500 a month", { surface: "48-72", "monthly-rent": "-1500" }],
    ["nl", "winkel rond de 80 m², huur tussen 1000 en 1200 euro", { surface: "64-96", "monthly-rent": "1000-1200" }],
    ["fr", "boutique budget annuel 24.000 €", { "monthly-rent": "-2000" }],
    [
      "nl",
      "winkel in winkelcentrum te huur tot € 3.000 per maand",
      { type: "shopping-centre", "monthly-rent": "-3000" },
    ],
  ])("in %s: %s", (language, sentence, query) => {
    const { query: read } = readTyped(sentence, language);
    expect(read).toMatchObject({ transaction: "to-let", ...query });
    expect(read).not.toHaveProperty("price");
  });

  it("but one per m² stays a price per m² and year", () => {
    expect(readTyped("winkel te huur max 15 euro per m² per maand", "nl").query).toMatchObject({ price: "-180" });
    expect(readTyped("shop to let up to €200/m²", "en").query).toMatchObject({ price: "-200" });
  });
});
