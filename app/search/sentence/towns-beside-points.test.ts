import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a town beside an airport or a port is asked for too, where that lies in it", () => {
  it.each<[Language, string, object]>([
    ["en", "Zaventem, near the airport", { location: "zaventem", around: "brussels-airport" }],
    ["fr", "bureau à Zaventem près de l'aéroport", { location: "zaventem", around: "aeroport-de-bruxelles-national" }],
    ["nl", "kantoor Zaventem bij de luchthaven", { location: "zaventem", around: "luchthaven-brussel-nationaal" }],
    ["nl", "loods Zeebrugge aan de haven", { location: "zeebrugge", around: "haven-van-zeebrugge" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject(query);
    expect(read.leftOut).toEqual([]);
  });

  it.each<[Language, string, object]>([
    ["en", "warehouse Liège near the airport", { typeGroup: "warehouse", around: "liege-airport" }],
    ["nl", "magazijn Gent nabij Dampoort", { typeGroup: "warehouse", around: "gent-dampoort" }],
    ["fr", "Gand, près de la gare Saint-Pierre", { around: "gand-saint-pierre" }],
  ])("but in %s it may only tell which one is meant: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});

describe("between two towns are those that lie between them", () => {
  const between = ["grimbergen", "machelen", "vilvoorde", "zemst"];
  it.each<[Language, string, string[]]>([
    ["en", "between Brussels and Mechelen", ["brussels", "mechelen", ...between]],
    [
      "fr",
      "bureau entre Bruxelles et Malines",
      ["bruxelles", "malines", "grimbergen", "machelen", "vilvorde", "zemst"],
    ],
    ["nl", "huis tussen Brussel en Mechelen", ["brussel", "mechelen", ...between]],
    ["fr", "maison entre Namur et Dinant", ["anhee", "dinant", "namur", "profondeville", "yvoir"]],
    ["nl", "huis tussen Oostende en Arlon", ["aarlen", "oostende"]],
    ["en", "house between Uccle and Forest in Brussels", ["forest", "uccle"]],
  ])("in %s: %s", (language, sentence, towns) => {
    const { query } = readTyped(sentence, language);
    expect(query).not.toHaveProperty("location");
    expect(query.district?.split(",").sort()).toEqual([...towns].sort());
  });

  it("are ten at most, the two that are named first and last", () => {
    const towns = readTyped("magazijn tussen Antwerpen en Brussel", "nl").query.district?.split(",") ?? [];
    expect(towns).toHaveLength(10);
    expect([towns[0], towns.at(-1)]).toEqual(["antwerpen", "brussel"]);
  });

  it.each<[Language, string, string]>([
    ["en", "house in Ghent and Aalst", "ghent,aalst"],
    ["fr", "maison entre 200 et 300 m² à Namur et Dinant", "namur,dinant"],
  ])("but in %s not of two that are named otherwise: %s", (language, sentence, district) => {
    expect(readTyped(sentence, language).query.district).toBe(district);
  });
});
