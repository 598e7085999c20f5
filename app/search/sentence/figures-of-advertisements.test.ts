import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("figures as small advertisements and mails write them", () => {
  it.each<[Language, string, object]>([
    // What comes on top of a price bounds nothing.
    ["nl", "huis 350.000 + reg.rechten Gent", { price: "-350000", location: "gent" }],
    ["fr", "appart 250.000 + TVA", { price: "-250000" }],
    ["en", "flat 80+ sqm", { surface: "80-" }],
    ["nl", "app 280.000 k.k.", { price: "-280000" }],
    ["nl", "app 280.000 kosten koper", { price: "-280000" }],
    ["nl", "app 280k Gent", { price: "-280000" }],
    ["fr", "maison 150.000 FAI", { price: "-150000" }],
    // A sum with another behind it is no postcode.
    ["nl", "app 85m² 1150+100", { surface: "85-", price: "-1150" }],
    ["fr", "appart 1180 + 50 charges", { price: "-1180" }],
    ["en", "flat 1400 plus 200 utilities", { price: "-1400" }],
    // Hundreds said once.
    ["nl", "huis tussen de 3 en de 400.000", { price: "300000-400000" }],
    ["nl", "kantoor van 2 tot 300 m²", { surface: "200-300" }],
    ["fr", "maison entre 2 et 300.000", { price: "200000-300000" }],
    ["fr", "maison entre 2 et 3 chambres", { bedrooms: "2-3" }],
    ["en", "office of 1 to 200 sqm", { surface: "1-200" }],
    ["en", "house 2 to 3 million", { price: "2000000-3000000" }],
    // Halves, and what is beyond a million.
    ["en", "house under half a mil Ghent", { price: "-500000" }],
    ["en", "house on half an acre", { land: "2024-" }],
    ["nl", "huis met een halve hectare", { land: "5000-" }],
    ["fr", "maison, un demi-hectare", { land: "5000-" }],
    ["fr", "villa 1 million 200 Lasne", { price: "-1200000", location: "lasne" }],
    ["fr", "villa 1 million 200 m² Lasne", { price: "-1000000", surface: "200-" }],
    ["en", "house 1 mil 200 Waterloo", { price: "-1200000", location: "waterloo" }],
    // Nouns in short.
    ["fr", "maison 3 chs, 2 gar.", { bedrooms: "3-", parking: "2-" }],
    ["nl", "huis 349k 3sl", { price: "-349000", bedrooms: "3-" }],
    ["fr", "Avenue Louise 149 bureau 300 m²", { type: "office", surface: "300-", around: "avenue-louise" }],
    ["nl", "bedrijfsgrond 5.000m² à 120€/m²", { land: "5000-", transaction: "for-sale", "price-per-m2": "-120" }],
    // What is for sale and brings in a rent costs its price.
    ["en", "6% net yield, rent 60k, price 1m", { invest: true, price: "-1000000" }],
    ["fr", "rendement 6,5 % loyer 65.000 €/an prix 1.000.000", { invest: true, price: "-1000000" }],
    ["nl", "opbrengsteigendom huur 24.000, prijs 400.000", { invest: true, price: "-400000" }],
    ["nl", "app verhuurd aan 750 euro te koop 195.000", { transaction: "for-sale", price: "-195000" }],
    ["nl", "app te koop 195.000 verhuurd 750/mnd", { transaction: "for-sale", price: "-195000" }],
    ["fr", "maison à vendre 1.500 €", { transaction: "for-sale", price: "-1500" }],
    ["fr", "cession bail 25000 euros loyer 1.400 €/mois boutique 60 m²", { surface: "60-", "monthly-rent": "-1400" }],
    ["nl", "huis oude prijs 420.000 nieuwe prijs 395.000", { price: "-395000" }],
    ["fr", "appart ch. 120 € loyer 880", { price: "-880" }],
    ["fr", "2 ch. 900 €", { price: "-900", bedrooms: "2-" }],
    // Both ends with a slash between them.
    ["nl", "huis 450.000/500.000", { price: "450000-500000" }],
    ["nl", "app 900/950", { price: "900-950" }],
    ["nl", "huis ander half miljoen", { price: "-1500000" }],
    ["nl", "2-slaapkamerappartement 95 m²", { type: "apartment", bedrooms: "2-", surface: "95-" }],
    ["fr", "4 façades 10 ares 3 ch", { typeGroup: "residential", land: "1000-", bedrooms: "3-" }],
    ["fr", "commerce 8 m de façade", { frontage: "8-" }],
    // Which of two surfaces is the plot's.
    ["nl", "huis 400 m² grond 160m² bewoonb. opp.", { surface: "160-", land: "400-" }],
    ["nl", "huis 160 m² grond 400 m²", { surface: "160-", land: "400-" }],
    ["fr", "maison 500 m² terrain 150 m² habitables", { surface: "150-", land: "500-" }],
    ["fr", "10.000 m2 terrain industriel 40 €/m2", { transaction: "for-sale", "price-per-m2": "-40" }],
    ["fr", "entrepôt 1000 m2 avec terrain 45 €/m2", { transaction: "to-let", price: "-45" }],
    ["fr", "terrain 7 ares 12 façade 15 m", { land: "712-" }],
    ["en", "plot of 5 Ar in Mersch", { land: "500-" }],
    // Bounds, periods and hundreds in short.
    ["nl", "appt v.a. 200.000", { price: "200000-" }],
    ["nl", "kantoor 1500 + btw 100m²", { surface: "100-", "monthly-rent": "-1500" }],
    ["nl", "kmo 300m2 1.800 ex. btw/mnd", { surface: "300-", "monthly-rent": "-1800" }],
    ["en", "flat 12000 p.a.", { price: "-1000", transaction: "to-let" }],
    ["en", "office 3-5k sq ft", { surface: "279-465" }],
    ["en", "flat 75 sqm @1250", { surface: "75-", price: "-1250" }],
    ["en", "house three fifty to four hundred k", { price: "350000-400000" }],
    ["en", "house between two fifty and three hundred thousand", { price: "250000-300000" }],
    ["en", "house two hundred and fifty thousand", { price: "-250000" }],
    // Docks without a count.
    ["fr", "entrepot 2000 m2 quai", { surface: "2000-", features: "loading-bay" }],
    ["fr", "bureau quai des Usines Bruxelles", { around: "quai-des-usines" }],
    ["en", "warehouse 2000 sqm dock", { surface: "2000-", docks: "1-" }],
    // Energy passports, as Luxembourg calls them.
    ["fr", "appartement passeport énergétique A", { energy: "A" }],
    ["fr", "maison passeport énergétique au moins C", { energy: "C" }],
    ["nl", "huis energiepas B", { energy: "B" }],
    ["en", "house energy passport B", { energy: "B" }],
    ["en", "flat Energiepass A", { energy: "A" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});

describe("numbers beside them that no filter compares are told", () => {
  it.each<[Language, string, string]>([
    ["nl", "huis k.i. onder 1000 Gent", "k.i. onder 1000"],
    ["nl", "huis te koop KI 745", "KI 745"],
    ["nl", "huis te koop 745 k.i.", "745 k.i"],
    ["fr", "maison RC 800 €", "RC 800 €"],
    ["fr", "maison R.C. non indexé 800", "R.C. non indexé 800"],
    ["fr", "maison revenu cadastral max 1000", "revenu cadastral max 1000"],
    ["en", "house cadastral income below 1000", "cadastral income below 1000"],
    ["fr", "couple 45 et 50 ans cherche appartement", "45 et 50 ans"],
    ["nl", "kantoor voor 3 tot 6 jaar", "3 tot 6 jaar"],
    ["en", "flat for 6 or 12 months", "6 or 12 months"],
    ["fr", "gsm 0475/123456 maison", "0475/123456"],
    ["nl", "tel 09 2345678 huis", "09 2345678"],
    ["en", "tel 621 123 456 flat", "621 123 456"],
    ["en", "flat 900 pw Brussels", "900 pw"],
    ["en", "flat with 2.5m ceilings", "2.5"],
    ["en", "investment rent 60k", "rent 60k"],
    ["en", "office Avenue Louise 149/151", "151"],
    ["nl", "huis E-peil 60", "E-peil 60"],
    ["en", "office €15 psf", "€15 psf"],
    ["en", "office €15/sq ft", "€15/sq ft"],
    ["fr", "entrepôt porte 5 m de haut", "5 m de haut"],
  ])("in %s: %s", (language, sentence, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect([query.price, query.surface, query.height]).toEqual([undefined, undefined, undefined]);
    expect(leftOut.join(" ")).toContain(told);
  });
});
