import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("land is measured in hectares, ares and centiares, in one word or several", () => {
  it.each<[Language, string, string]>([
    ["nl", "bouwgrond 15 a Oudenaarde", "1500-"],
    ["nl", "grond 1 ha 20 a te koop", "12000-"],
    ["nl", "bouwgrond van 8 are 50 centiare", "850-"],
    ["nl", "huis op 15 a grond", "1500-"],
    ["fr", "terrain 8 ares 50 à Gembloux", "850-"],
    ["fr", "terrain 8a50 Gembloux", "850-"],
    ["fr", "terrain 8a 50ca", "850-"],
    ["fr", "terrain 12 ares 30 centiares", "1230-"],
    ["fr", "terrain 2ha30a50ca", "23050-"],
    ["fr", "terrain 2 ha 30 a 50 ca", "23050-"],
    ["fr", "terrain 1ha20 Ciney", "12000-"],
    ["fr", "terrain 6 a 8 ares", "600-800"],
    ["fr", "terrain 5 ares 80 à 100.000 €", "580-"],
    ["en", "plot 8 ares 50", "850-"],
    ["en", "plot of 1 ha 20 a", "12000-"],
    ["en", "10 to 20 ares", "1000-2000"],
    // The second number counts something else.
    ["fr", "terrain 12 ares 30 €/m²", "1200-"],
    ["fr", "terrain 12 ares 30 m de façade", "1200-"],
    ["fr", "terrain 3 ares 4 chambres", "300-"],
    ["en", "plot of 8 ares, 50 minutes from Brussels", "800-"],
  ])("in %s: %s", (language, sentence, land) => {
    expect(readTyped(sentence, language).query.land).toBe(land);
  });

  it.each<[Language, string]>([
    ["fr", "terrain 1000 a Namur"],
    ["fr", "terrain 15 à Gembloux"],
    ["fr", "maison 3 a 4 chambres, terrain"],
    ["nl", "kantoor 15 a 20 m²"],
    ["en", "shop 15 a month"],
  ])("in %s: no ares are said by %s", (language, sentence) => {
    expect(readTyped(sentence, language).query.land).toBeUndefined();
  });
});

describe("both ends of a range are of the unit behind the second", () => {
  it.each<[Language, string, string]>([
    ["en", "office 1,000-2,000 sq ft", "93-186"],
    ["en", "office between 5000 and 6000 sqft", "465-557"],
    ["fr", "bureau de 2000 à 3000 pieds carrés", "186-279"],
    ["nl", "kantoor van 500 tot 800 m²", "500-800"],
  ])("in %s: %s", (language, sentence, surface) => {
    expect(readTyped(sentence, language).query.surface).toBe(surface);
  });
});

describe("the frontage of a plot makes no shop of it, and is told", () => {
  it.each<[Language, string]>([
    ["fr", "terrain 8 ares façade 20 m"],
    ["nl", "bouwgrond 8 are gevelbreedte 20 m"],
    ["en", "plot of 8 ares, 20 m frontage"],
  ])("in %s: %s", (language, sentence) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toEqual({ land: "800-" });
    expect(leftOut.join(" ")).toContain("20 m");
  });
});
