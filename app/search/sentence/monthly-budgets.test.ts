import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

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
    ["en", "yearly budget 60k office 400 m2", "-5000"],
    ["fr", "bureau 300 m², budget annuel 60000", "-5000"],
    ["nl", "kantoor 300 m², jaarbudget 60.000", "-5000"],
    ["nl", "kantoor budget maandelijks 5000 voor 200 m2", "-5000"],
    ["fr", "budget mensuel 3000 bureau Bruxelles", "-3000"],
  ])("in %s: %s", (language, sentence, rent) => {
    expect(readTyped(sentence, language).query).toMatchObject({
      transaction: "to-let",
      type: "office",
      "monthly-rent": rent,
    });
  });
});

describe("a rent in all of a shop, an office or a warehouse is asked as what it costs a month, whatever its floor", () => {
  it.each<[Language, string, object]>([
    ["en", "office in Ghent under €3,000 a month", { type: "office", location: "ghent", "monthly-rent": "-3000" }],
    ["nl", "kantoor Gent onder 3.000 euro per maand", { type: "office", location: "gent", "monthly-rent": "-3000" }],
    ["fr", "bureau à Gand moins de 3 000 € par mois", { type: "office", location: "gand", "monthly-rent": "-3000" }],
    ["en", "office 200-400 m² in Brussels, 3000 a month", { surface: "200-400", "monthly-rent": "-3000" }],
    ["en", "office max 150 m² in Ghent, 1200 a month", { surface: "-150", "monthly-rent": "-1200" }],
    ["fr", "bureau d'environ 100 m², loyer 1500 €/mois", { surface: "80-120", "monthly-rent": "-1500" }],
    ["nl", "magazijn te huur in Aalst max 4000 euro per maand", { typeGroup: "warehouse", "monthly-rent": "-4000" }],
    ["nl", "winkel te huur in Gent max 2000 euro per maand", { location: "gent", "monthly-rent": "-2000" }],
    ["fr", "commerce à louer Namur 2000 €/mois", { location: "namur", "monthly-rent": "-2000" }],
    ["en", "shop max 2000 euro a month", { "monthly-rent": "-2000" }],
    ["en", "shop of about 60 m² in Bruges, max 1500 a month", { surface: "48-72", "monthly-rent": "-1500" }],
    ["nl", "winkel rond de 80 m², huur tussen 1000 en 1200 euro", { surface: "64-96", "monthly-rent": "1000-1200" }],
    ["nl", "winkel te huur min 1000 max 2000 per maand", { "monthly-rent": "1000-2000" }],
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

  it.each<[Language, string, object]>([
    ["en", "office to let Ghent 25 €/m² 3000 a month", { price: "-25", "monthly-rent": "-3000" }],
    ["en", "office to let max 3000 a month and 200 €/m²", { price: "-200", "monthly-rent": "-3000" }],
    ["fr", "bureau à louer à Gand, 15 €/m²/mois, max 3 000 € par mois", { price: "-180", "monthly-rent": "-3000" }],
    ["nl", "kantoor Gent max 150 €/m², budget 36.000 euro per jaar", { price: "-150", "monthly-rent": "-3000" }],
    ["nl", "winkel tussen 1000 en 2000 euro per maand, max 200 €/m²", { price: "-200", "monthly-rent": "1000-2000" }],
  ])("beside one per m², and both hold, in %s: %s", (language, sentence, query) => {
    const { query: read, leftOut } = readTyped(sentence, language);
    expect(read).toMatchObject({ transaction: "to-let", ...query });
    expect(leftOut).toEqual([]);
  });

  it("but a sum that is no rent is none beside a rent per m²", () => {
    expect(readTyped("office to let 150 €/m², 900.000 €", "en").query).not.toHaveProperty("monthly-rent");
  });

  it("but one per m² stays a price per m² and year", () => {
    expect(readTyped("winkel te huur max 15 euro per m² per maand", "nl").query).toMatchObject({ price: "-180" });
    expect(readTyped("shop to let up to €200/m²", "en").query).toMatchObject({ price: "-200" });
  });
});
