import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Rent, Sale } from "./listing-record.ts";
import {
  chargesText,
  monthlyRent,
  quoteRent,
  quoteSale,
  quoteText,
  rentPerYear,
  rentTerms,
  saleTerms,
  surfaceText,
} from "./price-words.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";

/** Spaces that keep a figure together, made visible as plain ones: French groups digits with U+202F. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

const inAll = (tell: (language: (typeof languages)[number]) => string | undefined) =>
  languages.map((language) => plain(tell(language)));

const rent = (given: Partial<Extract<Rent, { amount: number }>>): Rent => ({
  amount: 185,
  basis: "m2",
  period: "year",
  vatIncluded: false,
  chargesIncluded: false,
  ...given,
});

const sale = (given: Partial<Extract<Sale, { amount: number }>>): Sale => ({
  amount: 1_250_000,
  basis: "total",
  regime: "registration-duties",
  ...given,
});

describe("a rent is quoted as the market does", () => {
  test.each<[string, Rent, string[]]>([
    ["offices in Belgium", rent({}), ["€185/m²/year", "185 €/m²/an", "€ 185/m²/jaar"]],
    ["units that differ", rent({ upTo: 215 }), ["from €185/m²/year", "à partir de 185 €/m²/an", "vanaf € 185/m²/jaar"]],
    ["no range after all", rent({ upTo: 185 }), ["€185/m²/year", "185 €/m²/an", "€ 185/m²/jaar"]],
    ["offices in Luxembourg", rent({ amount: 34, period: "month" }), ["€34/m²/month", "34 €/m²/mois", "€ 34/m²/maand"]],
    ["cents", rent({ amount: 34.5, period: "month" }), ["€34.50/m²/month", "34,50 €/m²/mois", "€ 34,50/m²/maand"]],
    [
      "homes",
      rent({ amount: 1150, basis: "total", period: "month" }),
      ["€1,150/month", "1 150 €/mois", "€ 1.150/maand"],
    ],
    ["a shop in all", rent({ amount: 45_000, basis: "total" }), ["€45,000/year", "45 000 €/an", "€ 45.000/jaar"]],
    ["on request", { onRequest: true }, ["Price on request", "Prix sur demande", "Prijs op aanvraag"]],
  ])("%s", (_, given, expected) => {
    expect(inAll((language) => quoteText(quoteRent(given, language, textsIn(language))))).toEqual(expected);
  });
});

test("where desks are let in several offices, a rent is of one office", () => {
  const total = { amount: 475, basis: "total", period: "month" } as const;
  const quoted = (given: Rent, desks?: number | null) =>
    inAll((language) => quoteText(quoteRent(given, language, textsIn(language), desks)));
  expect(quoted(rent({ ...total, upTo: 3_600 }), 42)).toEqual([
    "from €475/office/month",
    "à partir de 475 €/bureau/mois",
    "vanaf € 475/kantoor/maand",
  ]);
  expect(quoted(rent(total), 4)[0]).toBe("€475/month");
  expect(quoted(rent({ ...total, upTo: 3_600 }), null)[0]).toBe("from €475/month");
  expect(quoted(rent({ upTo: 200 }), 42)[0]).toBe("from €185/m²/year");
});

describe("a sale is quoted in all, or per m²", () => {
  test.each<[string, Sale, string[]]>([
    ["a building", sale({}), ["€1,250,000", "1 250 000 €", "€ 1.250.000"]],
    [
      "units that differ",
      sale({ amount: 185_000, upTo: 420_000 }),
      ["from €185,000", "à partir de 185 000 €", "vanaf € 185.000"],
    ],
    ["per m²", sale({ amount: 2400, basis: "m2" }), ["€2,400/m²", "2 400 €/m²", "€ 2.400/m²"]],
    ["on request", { onRequest: true }, ["Price on request", "Prix sur demande", "Prijs op aanvraag"]],
  ])("%s", (_, given, expected) => {
    expect(inAll((language) => quoteText(quoteSale(given, language, textsIn(language))))).toEqual(expected);
  });
});

test("a quote comes in parts, so that the amount can be set large", () => {
  const t = textsIn("fr");
  const { before, amount, unit } = quoteRent(rent({ upTo: 215 }), "fr", t);
  expect([before, plain(amount), unit]).toEqual(["à partir de", "185 €", "/m²/an"]);
});

describe("what a price includes", () => {
  test.each<[PropertyType, Partial<Extract<Rent, { amount: number }>>, string]>([
    ["office", {}, "excl. charges and any VAT"],
    ["office", { chargesIncluded: true }, "charges included, excl. VAT"],
    ["office", { vatIncluded: true }, "VAT included, excl. charges"],
    ["office", { vatIncluded: true, chargesIncluded: true }, "VAT and charges included"],
    ["apartment", {}, "excl. charges"],
    ["apartment", { chargesIncluded: true }, "charges included"],
    ["apartment", { vatIncluded: true }, "excl. charges"],
  ])("%s %o", (type, given, expected) => {
    expect(rentTerms(rent(given), type, textsIn("en"))).toBe(expected);
  });

  test("in Dutch a home has “kosten” beside its rent, business premises have “lasten”", () => {
    const t = textsIn("nl");
    expect(rentTerms(rent({}), "apartment", t)).toBe("excl. kosten");
    expect(rentTerms(rent({ chargesIncluded: true }), "house", t)).toBe("kosten inbegrepen");
    expect(rentTerms(rent({}), "office", t)).toBe("excl. lasten en eventuele btw");
  });

  test("a sale under registration duties or VAT", () => {
    expect(inAll((language) => saleTerms(sale({}), false, textsIn(language)))).toEqual([
      "excl. registration duties",
      "hors droits d’enregistrement",
      "excl. registratierechten",
    ]);
    expect(saleTerms(sale({ regime: "vat" }), true, textsIn("nl"))).toBe("excl. btw");
  });

  test("in Flanders the duties have the name that they have in Dutch there", () => {
    expect(inAll((language) => saleTerms(sale({}), true, textsIn(language)))).toEqual([
      "excl. registration duties",
      "hors droits d’enregistrement",
      "excl. verkooprecht",
    ]);
  });

  test("nothing is said of a price that is not told", () => {
    expect(rentTerms({ onRequest: true }, "office", textsIn("en"))).toBe("");
    expect(saleTerms({ onRequest: true }, true, textsIn("en"))).toBe("");
  });
});

describe("the same rent in other words", () => {
  const perMonth = rent({ amount: 34, period: "month" });
  const whole = (asked: Rent, surface: number | null) => ({
    rent: asked,
    units: [],
    surfaceMin: surface,
    surfaceTotal: surface,
  });

  test("Luxembourg's rent per month is told per year as well", () => {
    expect(inAll((language) => rentPerYear(perMonth, language, textsIn(language)))).toEqual([
      "or €408/m²/year",
      "soit 408 €/m²/an",
      "of € 408/m²/jaar",
    ]);
    expect(rentPerYear(rent({}), "en", textsIn("en"))).toBeUndefined();
    expect(rentPerYear({ onRequest: true }, "en", textsIn("en"))).toBeUndefined();
  });

  test("what a month costs for the smallest surface", () => {
    expect(inAll((language) => monthlyRent(whole(rent({}), 250), language, textsIn(language)))).toEqual([
      "about €3,854/month for 250 m²",
      "environ 3 854 €/mois pour 250 m²",
      "ongeveer € 3.854/maand voor 250 m²",
    ]);
    expect(plain(monthlyRent(whole(perMonth, 180), "en", textsIn("en")))).toBe("about €6,120/month for 180 m²");
  });

  test("nothing is made up where a figure lacks", () => {
    const t = textsIn("en");
    expect(monthlyRent(whole(rent({}), null), "en", t)).toBeUndefined();
    expect(monthlyRent(whole(rent({ basis: "total" }), 250), "en", t)).toBeUndefined();
    expect(monthlyRent(whole({ onRequest: true }, 250), "en", t)).toBeUndefined();
  });
});

test("charges and surfaces", () => {
  const charges = { amount: 42, basis: "m2", period: "year" } as const;
  expect(inAll((language) => chargesText(charges, language, textsIn(language)))).toEqual([
    "€42/m²/year",
    "42 €/m²/an",
    "€ 42/m²/jaar",
  ]);
  expect(inAll((language) => surfaceText(250, 2400, language))).toEqual([
    "250 – 2,400 m²",
    "250 – 2 400 m²",
    "250 – 2.400 m²",
  ]);
  expect(plain(surfaceText(610, 610, "en"))).toBe("610 m²");
  expect(plain(surfaceText(null, 610, "en"))).toBe("610 m²");
  expect(surfaceText(null, null, "en")).toBe("");
});

test("a surface keeps its unit, and a range its ends, on one line", () => {
  expect(surfaceText(250, 2400, "en")).toBe("250\u00a0–\u00a02,400\u00a0m²");
});
