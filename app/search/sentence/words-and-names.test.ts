import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readTyped } from "./testing/read.ts";

const warehouse: SearchQuery = { typeGroup: "warehouse" };
const flat: SearchQuery = { type: "apartment" };

describe("a place is the one that is meant", () => {
  it.each<[Language, string, SearchQuery]>([
    ["fr", "entrepôt Saint-Nicolas (Liège)", { ...warehouse, location: "saint-nicolas-liege" }],
    ["fr", "entrepôt Ixelles (Bruxelles)", { ...warehouse, location: "ixelles" }],
    ["en", "warehouse near the airport of Liège", { ...warehouse, around: "liege-airport" }],
    ["en", "warehouse airport of Charleroi", { ...warehouse, around: "brussels-south-charleroi-airport" }],
    ["nl", "magazijn luchthaven van Luik", { ...warehouse, around: "luchthaven-luik" }],
    ["fr", "maison près de la forêt de Soignes", { type: "house", search: "forêt Soignes" }],
    ["fr", "entrepôt autour de la gare des Guillemins", { ...warehouse, around: "liege-guillemins" }],
    ["fr", "entrepôt près de la gare du Luxembourg", { ...warehouse, around: "bruxelles-luxembourg" }],
    ["fr", "entrepôt près de la gare de Luxembourg", { ...warehouse, around: "gare-de-luxembourg" }],
    // Short words are villages only where they are said as such.
    ["en", "hello Sir, flat in Ghent", { ...flat, location: "ghent" }],
    ["en", "I mean a flat in Ghent", { ...flat, location: "ghent" }],
    ["en", "it needs a lot of light, flat in Ghent", { ...flat, location: "ghent" }],
    ["fr", "maison à Spy", { type: "house", location: "spy" }],
    ["fr", "maison Lot", { type: "house", location: "lot" }],
    // A town with a letter wrong, unless another is spelt right.
    ["en", "warehouse manager near Liège airport, warehouse", { ...warehouse, around: "liege-airport" }],
    ["en", "flat in Meechelen", { ...flat, location: "mechelen" }],
    ["en", "flat Antwerpn Berchem", { ...flat, location: "berchem" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});

describe("of the two Luxembourgs it is the one that is meant", () => {
  it.each<[Language, string, string]>([
    ["fr", "maison dans le Luxembourg belge", "province-de-luxembourg"],
    ["en", "house in Belgian Luxembourg", "province-of-luxembourg"],
    ["nl", "huis in Belgisch-Luxemburg", "provincie-luxemburg"],
    ["en", "house in Luxembourg, Belgium", "province-of-luxembourg"],
    ["fr", "maison Luxembourg (Belgique)", "province-de-luxembourg"],
    ["fr", "maison Arlon (Luxembourg)", "arlon"],
    ["en", "house in Arlon, Luxembourg", "arlon"],
    ["fr", "maison Bastogne, Luxembourg, Belgique", "bastogne"],
    ["fr", "maison Kirchberg (Luxembourg)", "kirchberg"],
    ["fr", "maison au Luxembourg", "luxembourg"],
  ])("in %s: %s", (language, sentence, location) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "house", location }, leftOut: [] });
  });

  it.each<[Language, string, string]>([
    ["en", "house Luxembourg or Belgium", "luxembourg,belgium"],
    ["fr", "maison Arlon, Luxembourg ou Virton", "arlon,luxembourg,virton"],
    ["fr", "maison Arlon et Luxembourg", "arlon,luxembourg"],
  ])("but of a list each is itself, in %s: %s", (language, sentence, district) => {
    expect(readTyped(sentence, language).query).toEqual({ type: "house", district });
  });
});

describe("a person's name is nothing to search for", () => {
  it.each<[Language, string, SearchQuery, string]>([
    ["fr", "appart pour Madame Dupont à Namur", { ...flat, location: "namur" }, "Madame Dupont"],
    ["nl", "flat voor Jan Peeters in Gent", { ...flat, location: "gent" }, "Jan Peeters"],
    ["en", "I am John Smith, looking for a flat in Ghent", { ...flat, location: "ghent" }, "John Smith"],
    [
      "en",
      "Dear Sir or Madam, a flat in Ghent. Kind regards, J. Peeters",
      { ...flat, location: "ghent" },
      "J. Peeters",
    ],
    ["en", "Hi Dave, a flat in Ghent", { ...flat, location: "ghent" }, "Dave"],
    ["en", "my name is Roy, flat in Ghent", { ...flat, location: "ghent" }, "Roy"],
    ["fr", "appart à Mons. Cordialement, Sophie Marche", { ...flat, location: "mons" }, "Sophie Marche"],
    ["nl", "flat in Gent. Met vriendelijke groeten, Jan De Smet", { ...flat, location: "gent" }, "Jan De Smet"],
    ["fr", "appart à Mons. Merci, Jean Dupont", { ...flat, location: "mons" }, "Jean Dupont"],
  ])("in %s: %s", (language, sentence, query, name) => {
    const { query: read, leftOut } = readTyped(sentence, language);
    expect(read).toEqual(query);
    expect(leftOut.join()).toContain(name);
  });

  it.each<[string, SearchQuery]>([
    ["flat for Delhaize near Ghent", { ...flat, location: "ghent", search: "Delhaize" }],
    ["Flat With A Big Kitchen In Ghent", { ...flat, location: "ghent", search: "Kitchen" }],
  ])("but %s", (sentence, query) => {
    expect(readTyped(sentence, "en")).toEqual({ query, leftOut: [] });
  });
});

describe("Dutch makes one word of several", () => {
  it.each<[string, SearchQuery]>([
    ["hoekwinkel", { typeGroup: "retail", features: "corner" }],
    ["opknapwoning", { type: "house", condition: "to-renovate" }],
    ["opbrengstwoning", { invest: true, type: "bloc-sales" }],
    ["kantoortje te huur", { transaction: "to-let", type: "office" }],
    ["magazijntje te huur", { transaction: "to-let", typeGroup: "warehouse" }],
    ["winkeltje te huur", { transaction: "to-let", typeGroup: "retail" }],
  ])("%s", (sentence, query) => {
    expect(readTyped(sentence, "nl")).toEqual({ query, leftOut: [] });
  });
});

describe("what is there or not", () => {
  it("is asked for when it is counted in places", () => {
    expect(readTyped("commerce parking 20 places", "fr").query).toEqual({ typeGroup: "retail", parking: "20-" });
  });

  it("is not asked for as a choice: a listing must have all that is", () => {
    expect(readTyped("flat with balcony or terrace and lift", "en")).toEqual({
      query: { ...flat, features: "lift" },
      leftOut: ["balcony or terrace"],
    });
  });
});

describe("a month is one where words of time say so", () => {
  const ahead = new Date(Date.now() + 100 * 86_400_000);
  const nameIn = (language: Language) => ahead.toLocaleString(language, { month: "long", timeZone: "UTC" });
  const month = ahead.toISOString().slice(0, 7);

  it.each<[Language, string, string]>([
    ["en", `moving in ${nameIn("en")}, flat`, month],
    ["nl", `flat in ${nameIn("nl")}`, month],
    ["fr", `appart pour le 15 ${nameIn("fr")}`, `${month}-15`],
    ["nl", `flat 1 ${nameIn("nl")}`, `${month}-01`],
  ])("in %s: %s", (language, sentence, available) => {
    expect(readTyped(sentence, language).query).toEqual({ ...flat, available });
  });

  it("and is none in “may”", () => {
    expect(readTyped("you may show a flat", "en").query).toEqual(flat);
  });
});
