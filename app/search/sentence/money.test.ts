import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

const coworking: SearchQuery = { unitSurfaceType: "co-working" };
const rented = (location: string, price: string): SearchQuery => ({
  transaction: "to-let",
  type: "apartment",
  location,
  price,
});
const sold = (location: string): SearchQuery => ({
  transaction: "for-sale",
  type: "house",
  location,
  price: "-300000",
});

describe("a price per desk is compared for coworking, and one per person or week by nothing", () => {
  it.each<[Language, string, SearchQuery]>([
    ["en", "coworking €250 per desk per month", { ...coworking, transaction: "to-let", price: "-250" }],
    ["en", "coworking 10 desks, 250 per desk", { ...coworking, transaction: "to-let", desks: "10-", price: "-250" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [] });
  });

  it.each<[Language, string, SearchQuery, string]>([
    ["nl", "coworking 60 euro per week", coworking, "60 euro per week"],
    ["en", "flat €300 a week", { type: "apartment" }, "€300 a week"],
    ["fr", "bureau 30€/poste/mois", { type: "office" }, "30€/poste/mois"],
    ["nl", "kot 450 euro per persoon", { type: "co-living" }, "450 euro per persoon"],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [leftOut] });
  });
});

describe("other money than euros is compared by nothing", () => {
  it.each<[string, string]>([
    ["flat $1000", "1000"],
    ["flat £900", "900"],
    ["flat 1000 usd", "1000 usd"],
    ["flat 1200 CHF", "1200 CHF"],
  ])("%s", (sentence, leftOut) => {
    expect(readTyped(sentence, "en")).toEqual({ query: { type: "apartment" }, leftOut: [leftOut] });
  });
});

describe("money beside a price is no price, on either side of its name", () => {
  it.each<[Language, string, SearchQuery, string]>([
    ["fr", "appart Namur 850 € 1700€ garantie locative", rented("namur", "-850"), "1700€ garantie locative"],
    ["fr", "appart Namur caution 1700 loyer 850", rented("namur", "-850"), "caution 1700"],
    ["nl", "app Gent 900 waarborg 1800", rented("gent", "-900"), "waarborg 1800"],
    ["fr", "appart à louer Namur max 1500 garantie 2 mois", rented("namur", "-1500"), "garantie 2 mois"],
    ["fr", "appart 950 charges 120 Namur", rented("namur", "-950"), "charges 120"],
    ["en", "house Ghent 300000 loan of 200000", sold("ghent"), "loan of 200000"],
    ["fr", "maison Namur 300000 + 40000 frais de notaire", sold("namur"), "40000 frais de notaire"],
    ["nl", "huis Gent 300000 eigen inbreng 60000", sold("gent"), "eigen inbreng 60000"],
    ["fr", "maison Namur 300000 rapport 24.000/an", sold("namur"), "rapport 24.000/an"],
    ["en", "flat Ghent, no charges above 100", { type: "apartment", location: "ghent" }, "no charges above 100"],
    ["fr", "appart 950 € charges comprises Namur", rented("namur", "-950"), "charges comprises"],
    ["fr", "appart 950 charges incluses Namur", rented("namur", "-950"), "charges incluses"],
    ["en", "flat Ghent syndic 120 a month", { type: "apartment", location: "ghent" }, "syndic 120 a month"],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [leftOut] });
  });

  it.each<[Language, string]>([
    ["fr", "appart 950+150 Namur"],
    ["en", "flat 950 plus charges Namur"],
  ])("but in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language)).toEqual({ query: rented("namur", "-950"), leftOut: [] });
  });
});
