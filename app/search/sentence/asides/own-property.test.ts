import { describe, expect, it } from "vitest";
import { readTyped } from "../testing/read.ts";

describe("what somebody owns or leaves is told and not searched", () => {
  it.each<["en" | "fr" | "nl", string, object, string]>([
    [
      "fr",
      "nous vendons notre maison à Wavre et cherchons un appartement à Louvain-la-Neuve",
      { type: "apartment", location: "louvain-la-neuve" },
      "notre maison à Wavre",
    ],
    [
      "fr",
      "mon appartement à Ixelles est trop petit, je cherche une maison à Uccle",
      { type: "house", location: "uccle" },
      "mon appartement à Ixelles est trop petit",
    ],
    [
      "nl",
      "wij verkopen ons appartement in Gent en zoeken nu een huis in Merelbeke",
      { type: "house", location: "merelbeke" },
      "ons appartement in Gent",
    ],
    [
      "en",
      "looking for a house in Uccle because our flat in Ixelles is too small, 3 bedrooms",
      { type: "house", location: "uccle", bedrooms: "3-" },
      "our flat in Ixelles is too small",
    ],
    [
      "nl",
      "mijn ouders willen hun huis in Bilzen inruilen voor een appartement in Hasselt",
      { type: "apartment", location: "hasselt" },
      "hun huis in Bilzen",
    ],
    [
      "fr",
      "nous vendons notre villa et souhaitons acheter un appartement à Namur",
      { type: "apartment", location: "namur", transaction: "for-sale" },
      "notre villa",
    ],
  ])("in %s: %s", (language, sentence, expected, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect([query.district, query.search, query.typeGroup]).toEqual([undefined, undefined, undefined]);
    expect(leftOut).toContain(told);
  });

  it.each<["en" | "fr" | "nl", string, object]>([
    ["fr", "je cherche un local pour mon magasin à Namur", { typeGroup: "retail", location: "namur" }],
    ["nl", "ik zoek een pand voor mijn winkel in Gent", { typeGroup: "retail", location: "gent" }],
    ["en", "our office needs 20 desks in Ghent", { type: "office", location: "ghent", desks: "20-" }],
  ])("in %s: %s is what is sought", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
  });
});

describe("of what is owned the type counts where what is sought has none of its own", () => {
  it.each<["en" | "fr" | "nl", string, string, string]>([
    ["nl", "ons kantoor in Gent is te klein, wij zoeken 500 m² in Aalst", "aalst", "in Gent is te klein"],
    ["en", "our office in Ghent is too small, we are looking for 500 m² in Aalst", "aalst", "in Ghent is too small"],
    ["fr", "notre bureau à Gand est trop petit, nous cherchons 500 m² à Alost", "alost", "à Gand est trop petit"],
  ])("in %s: %s", (language, sentence, location, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toEqual({ type: "office", location, surface: "500-" });
    expect(leftOut).toContain(told);
  });
});

describe("of what is owned the place counts where no other is named", () => {
  it.each<[string, object]>([
    ["our office in Ghent is too small, we need 500 m²", { type: "office", location: "ghent", surface: "500-" }],
    [
      "our office in Ghent is too small, we need parking for 3 cars",
      { type: "office", location: "ghent", parking: "3-" },
    ],
  ])("%s", (sentence, expected) => {
    expect(readTyped(sentence, "en").query).toEqual(expected);
  });
});

describe("who moves looks where they move to", () => {
  it.each<["en" | "fr" | "nl", string, string, string]>([
    ["nl", "ik verhuis van Gent naar Brugge, huis te huur", "brugge", "Gent"],
    ["fr", "je déménage de Namur à Liège, cherche maison", "liege", "Namur"],
    ["fr", "quitte Namur pour Liège, maison", "liege", "Namur"],
    ["en", "moving from Ghent to Bruges, need a house to rent", "bruges", "Ghent"],
  ])("in %s: %s", (language, sentence, location, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject({ type: "house", location });
    expect(query.district).toBeUndefined();
    expect(leftOut).toContain(told);
  });
});

describe("where the company is that asks, is told and not searched", () => {
  it.each<["en" | "fr" | "nl", string, object]>([
    ["fr", "nous sommes une PME de Wavre et cherchons un bureau à Namur", { type: "office", location: "namur" }],
    ["nl", "wij zijn een bedrijf uit Gent en zoeken een kantoor in Aalst", { type: "office", location: "aalst" }],
    ["en", "we are a company from Ghent looking for an office in Aalst", { type: "office", location: "aalst" }],
    ["en", "we are a firm in Ghent looking for an office in Aalst", { type: "office", location: "aalst" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toEqual(expected);
  });

  it.each<["en" | "nl", string]>([
    ["nl", "zijn er kmo te huur in Gent"],
    ["en", "are there sme in Ghent"],
    ["nl", "wij zijn op zoek kmo in Gent"],
  ])("is what is sought where nobody says who they are, in %s: %s", (language, sentence) => {
    expect(readTyped(sentence, language).query).toMatchObject({ type: "sme-business-unit" });
  });

  it("is searched where nothing else is named", () => {
    expect(readTyped("nous sommes une PME de Wavre et cherchons un bureau", "fr").query).toEqual({
      type: "office",
      location: "wavre",
    });
  });
});

describe("where somebody works, learns or comes from is told and not searched", () => {
  it.each<["en" | "fr" | "nl", string, string]>([
    ["en", "we are moving from London and look for a flat in Ghent", "from London"],
    ["en", "I work at the Commission and need a flat in Ghent", "at the Commission"],
    ["fr", "un appartement à Gand pour ma fille qui étudie à l'ULB", "à l'ULB"],
    ["fr", "on déménage de Paris, on cherche un appartement à Gand", "de Paris"],
  ])("in %s: %s", (language, sentence, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject({ type: "apartment", location: language === "fr" ? "gand" : "ghent" });
    expect(query.search).toBeUndefined();
    expect(leftOut).toContain(told);
  });
});

describe("what somebody is or runs is told and not searched", () => {
  it.each<["en" | "fr" | "nl", string, object]>([
    ["en", "I am a freelance translator and need an office in Ghent", { type: "office", location: "ghent" }],
    ["fr", "je suis kinésithérapeute et je voudrais un bureau à Gand", { type: "office", location: "gand" }],
    ["fr", "notre PME cherche un bureau à Gand", { type: "office", location: "gand" }],
    ["en", "we run a bistro school in Aalst and need an office in Ghent", { type: "office", location: "ghent" }],
    ["en", "we are looking for an office in Ghent", { type: "office", location: "ghent" }],
  ])("in %s: %s", (language, sentence, expected) => {
    expect(readTyped(sentence, language).query).toMatchObject(expected);
    expect(readTyped(sentence, language).query.search).toBeUndefined();
  });
});

it("what somebody says that they seek is searched", () => {
  expect(readTyped("I am seeking a jacuzzi flat in Bruges", "en").query.search).toBe("jacuzzi");
});

describe("what it is for, said of who asks, is told and not searched", () => {
  it.each<["en" | "fr" | "nl", string, string]>([
    ["en", "warehouse for our brewery in Ghent", "brewery"],
    ["fr", "entrepôt pour ma menuiserie à Gand", "menuiserie"],
    ["nl", "opslagplaats in Gent voor onze schrijnwerkerij", "schrijnwerkerij"],
    ["nl", "opslagplaats in Gent om oldtimers te stallen", "stallen"],
  ])("in %s: %s", (language, sentence, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect([query.typeGroup, query.search]).toEqual(["warehouse", undefined]);
    expect(leftOut.join(" ")).toContain(told);
  });
});

describe("forms of figures and words that people write on the way", () => {
  it.each<["en" | "fr" | "nl", string, object]>([
    ["fr", "villa Lasne 1M2 max", { type: "house", location: "lasne", price: "-1200000" }],
    ["en", "store 5000 pallets in Ghent", { typeGroup: "warehouse", location: "ghent" }],
    [
      "nl",
      "opslagruimte voor 5000 paletten in Genk, 10 kades",
      { typeGroup: "warehouse", location: "genk", docks: "10-" },
    ],
    ["en", "warehouse for 5000 pallets near Liege airport", { typeGroup: "warehouse", around: "liege-airport" }],
    ["en", "hose with 3 bedroms in Mechelen", { type: "house", location: "mechelen", bedrooms: "3-" }],
    ["fr", "surface comerciale louée à Gand", { typeGroup: "retail", location: "gand", tenancy: "let" }],
    [
      "nl",
      "kantoor op max 10 min stappen van brussel noord",
      { type: "office", around: "noordstation", radius: "615" },
    ],
    ["fr", "coloc à ixelles vers flagey", { type: "co-living", around: "place-eugene-flagey" }],
    [
      "fr",
      "je suis en chaise roulante et je cherche un rez-de-chaussée à Jette",
      { location: "jette", features: "ground-floor" },
    ],
    ["nl", "opbrengsteigendom Gent vanaf 6% tot 1 mio", { invest: true, price: "-1000000", yield: "6-" }],
    ["en", "house to rent in Arlon, 3 rooms", { type: "house", location: "arlon", bedrooms: "3-" }],
    ["nl", "studio oostende mariakerke onder 150000", { type: "apartment", around: "mariakerke" }],
    ["nl", "kamer te huur Gent overpoort 400 euro", { type: "co-living", around: "overpoortstraat", price: "-400" }],
    ["fr", "rez commercial vinave d'ile liege", { typeGroup: "retail", location: "liege", around: "vinave-d-ile" }],
    ["en", "house in Waterloo close to St John's, 4 bedrooms", { type: "house", location: "waterloo", bedrooms: "4-" }],
    ["nl", "ik zoek nu een huis in Gent, hond toegelaten", { type: "house", location: "gent" }],
  ])("in %s: %s", (language, sentence, expected) => {
    const { query } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect([query.search, query.surface]).toEqual([undefined, undefined]);
  });
});

it.each<["en" | "fr" | "nl", string, object]>([
  ["fr", "kot 9M2 à louer Liège", { type: "co-living", location: "liege", surface: "9-" }],
  ["fr", "hangar hauteur 4M50 à Liège", { typeGroup: "warehouse", location: "liege", height: "4.5-" }],
  ["nl", "magazijn vrije hoogte 5M20 in Gent", { typeGroup: "warehouse", location: "gent", height: "5.2-" }],
  ["nl", "kantoor tot 9m2 Gent", { type: "office", location: "gent", surface: "-9" }],
  ["fr", "appar\u00adtement à\u200bGand", { type: "apartment", location: "gand" }],
])("capitals of metres and what is pasted, in %s: %s", (language, sentence, expected) => {
  const { query } = readTyped(sentence, language);
  expect(query).toMatchObject(expected);
  expect([query.price, query.search]).toEqual([undefined, undefined]);
});
