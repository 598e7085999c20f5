import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("what people say in short, or otherwise than most, is read by what stands around it", () => {
  test.each<[Language, string, Record<string, string | boolean>]>([
    ["nl", "magazijn met 2 laadkades en een vrije hoogte van 8 meter", { docks: "2-", height: "8-" }],
    ["fr", "entrepôt avec une hauteur libre de 8 m", { height: "8-" }],
    ["fr", "magasin avec une vitrine de 6 mètres", { frontage: "6-" }],
    ["nl", "appartement met een slaapkamer", { bedrooms: "1-" }],
    ["nl", "Ons kantoor wil verhuizen: kantoren te huur in Brussel", { type: "office", location: "brussel" }],
    ["fr", "Nous déménageons notre bureau, bureaux à louer à Namur", { type: "office", location: "namur" }],
    ["nl", "winkelpand meir antwerpen", { location: "antwerpen", around: "meir-antwerpen" }],
    ["en", "shop Ghent Kouter", { location: "ghent", around: "kouter-ghent" }],
    ["en", "House 1-2m", { type: "house", price: "1000000-2000000", transaction: "for-sale" }],
    ["en", "houses 1m to 2m Uccle", { location: "uccle", price: "1000000-2000000" }],
    ["en", "shop frontage 1-2m", { frontage: "1-2" }],
    ["nl", "huis drie ton", { type: "house", price: "-300000" }],
    ["nl", "huis tussen drie en vier ton", { price: "300000-400000" }],
    ["nl", "magazijn vloer vijf ton per m²", { "floor-load": "5-" }],
    ["fr", "entrepôt, sol cinq tonnes au mètre", { "floor-load": "5-" }],
    ["en", "office, three to five hundred square metres", { surface: "300-500" }],
    ["fr", "bureau de deux à trois cents m²", { surface: "200-300" }],
    ["en", "office A label, Ghent", { energy: "A" }],
    ["nl", "burelen Berchem B-label", { energy: "B" }],
    ["fr", "appartement près de Guillemins", { around: "liege-guillemins" }],
    ["nl", "kantoor nabij Dampoort", { around: "gent-dampoort" }],
    ["fr", "bureau près de la place Rogier", { around: "rogier" }],
    ["en", "3BR house rent Waterloo 2500 garage", { price: "-2500", parking: "1-" }],
    ["en", "studio Leuven already rented", { tenancy: "let" }],
    ["fr", "appartement à louer bruxels", { location: "bruxelles" }],
    ["en", "apartments Knoke", { location: "knokke" }],
    ["nl", "studio leuven 600 pm sept", { available: expect.stringMatching(/^20\d\d-09$/) as string }],
    ["nl", "Antwerpen-Zuid, neen wacht, Berchem: appartement", { location: "berchem" }],
    ["en", "house in Knokke, budget one point eight million", { price: "-1800000" }],
    ["nl", "huis in Knokke, een komma acht miljoen", { price: "-1800000" }],
    ["fr", "duplex à Belair, un million cinq maximum", { price: "-1500000" }],
    ["en", "leased logistics buildings in Flanders, cap rate 5.5%", { invest: true, tenancy: "let", yield: "5.5-" }],
    ["en", "logistics warehouse, 2 ground level doors", { doors: "2-" }],
    ["fr", "appartement à louer, une chambre à Jambes", { type: "apartment", bedrooms: "1-" }],
    ["nl", "huis te koop, Mortsel Edegem of Hove", { district: "mortsel,edegem,hove" }],
    ["nl", "Aalst, nee Dendermonde! huis te huur", { location: "dendermonde" }],
    ["nl", "nieuwbouwapp Mechelen", { type: "apartment", condition: "new" }],
    ["nl", "appartement Deurne, minstens 85 vierkant", { surface: "85-" }],
    ["nl", "binnen twee maanden vrij: appartement", { available: expect.stringMatching(/^20/) as string }],
    ["nl", "appartement Antwrepen eilandje", { around: "eilandje", type: "apartment" }],
    ["fr", "appartement à la mer Ostende, vue mer", { location: "ostende", search: "vue mer" }],
    ["en", "warehouse near port of Antwerp", { around: "port-of-antwerp" }],
    ["nl", "magazijn vlakbij haven van Antwerpen", { around: "haven-van-antwerpen" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });

  test.each<[Language, string, string, string]>([
    ["en", "shop or office in Ghent", "search", "office"],
    ["fr", "commerce ou bureau à Namur", "search", "bureau"],
    ["nl", "winkel of kantoor in Gent", "search", "kantoor"],
    ["fr", "deux pièces à Liège", "bedrooms", "deux pièces"],
    ["nl", "appartement 2 kamers Gent", "bedrooms", "2 kamers"],
    ["en", "flat 0.0000001 m2", "surface", "0.0000001 m2"],
    ["en", "apartment 1e3 m²", "surface", "1e3 m²"],
    ["en", "yield 1e5 %", "yield", "1e5"],
    ["en", "house built in 99999", "price", "built in 99999"],
    ["en", "office 300 m² Ghent cheers Bill", "search", "Bill"],
    ["nl", "appartementsgebouw Gent deels leeg", "tenancy", "deels leeg"],
  ])("in %s: %s has no %s, and says that “%s” was left out", (language, sentence, name, words) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).not.toHaveProperty(name);
    expect(leftOut).toContain(words);
  });

  test.each<[Language, string]>([
    ["en", "building plot of 10 ares near Namur for a detached house"],
    ["nl", "bouwgrond 600 m² Aalst open bebouwing"],
    ["fr", "box de garage fermé à louer Schaerbeek"],
    ["fr", "1 ch + bureau, 80m2, Belair"],
  ])("in %s: %s names no type", (language, sentence) => {
    expect(readTyped(sentence, language).query).not.toHaveProperty("type");
  });

  test("what is near in many a town is no name, whatever is called so", () => {
    expect(readTyped("appartement Oostende, op wandelafstand van het strand", "nl").query).not.toHaveProperty("around");
  });

  test("a question of papers is answered, and cut into no search", () => {
    const sentence = "Which certificates do I need before selling my apartment in Flanders";
    expect(readTyped(sentence, "en").query).toEqual({ search: sentence });
  });

  test("where a place is headed for is no place of the search", () => {
    const { query } = readTyped("maison à louer Arlon proche gare direction Luxembourg", "fr");
    expect(query).toMatchObject({ location: "arlon" });
    expect(query).not.toHaveProperty("district");
  });
});
