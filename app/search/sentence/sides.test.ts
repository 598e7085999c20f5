import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("two sides are multiplied, and neither is a surface", () => {
  it.each<[Language, string, string]>([
    ["nl", "kmo-unit 10x20 m Aalst", "200-"],
    ["nl", "winkel 6m x 12m Gent", "72-"],
    ["nl", "magazijn 12 op 8 meter", "96-"],
    ["nl", "kmo-unit 12x25", "300-"],
    ["nl", "loods 20 m lang en 10 m breed", "200-"],
    ["nl", "winkel 8 m breed 20 m diep", "160-"],
    ["fr", "atelier 6 sur 12 m à Liège", "72-"],
    ["fr", "hangar 20 m x 30 m hauteur 6 m", "600-"],
    ["fr", "hangar 20 × 30 × 6 m", "600-"],
    ["fr", "dépôt 20 m de long sur 10 m de large", "200-"],
    ["en", "workshop 10 by 20 metres in Ghent", "200-"],
    ["en", "warehouse 40x60 ft", "223-"],
    ["en", "shop of at least 10.5 x 20 m", "210-"],
    // What stands beside is no side.
    ["nl", "kantoor 200 op 5 m van station", "200-"],
    ["nl", "kantoor 2 x 100 m²", "100-"],
    ["fr", "maison 120 m sur 500 m de terrain", "120-"],
  ])("in %s: %s", (language, sentence, surface) => {
    expect(readTyped(sentence, language).query.surface).toBe(surface);
  });

  it.each<[Language, string, string]>([
    ["nl", "bouwgrond 20 x 30 m Aalter", "600-"],
    ["nl", "woning perceel 8 x 25 m", "200-"],
    ["fr", "terrain 20mx50m", "1000-"],
    ["en", "plot 20m x 40m", "800-"],
  ])("in %s, of land: %s", (language, sentence, land) => {
    const { query } = readTyped(sentence, language);
    expect([query.land, query.surface]).toEqual([land, undefined]);
  });
});

describe("sides of a house, a room or a gate are told and ask for nothing", () => {
  it.each<[Language, string, string]>([
    ["fr", "maison 6 x 12 m Namur", "6 x 12 m"],
    ["fr", "appartement séjour 4 x 5 m Mons", "4 x 5 m"],
    ["fr", "entrepôt avec porte 4m x 4m", "4m x 4m"],
    ["fr", "bureaux 5x18 m2", "5 x 18 m2"],
    ["nl", "huis gevel 6 m Gent", "gevel 6 m"],
    ["nl", "loods met poort 4x4,5m", "4 x 4,5m"],
    ["nl", "winkel 20 m diep", "20 m diep"],
    ["en", "house with a garage 6x3m", "6 x 3m"],
  ])("in %s: %s", (language, sentence, told) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect([query.surface, query.land]).toEqual([undefined, undefined]);
    expect(leftOut.join(" ")).toContain(told);
  });

  it.each<[Language, string, object]>([
    ["nl", "appartement 2x parking", { parking: "2-" }],
    ["en", "office parking x2", { parking: "2-" }],
    ["en", "QB-10x20", { search: "QB-10x20" }],
  ])("in %s: no sides are %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});
