import { describe, expect, it } from "vitest";
import { readTyped } from "./testing/read.ts";

describe("what people call quarters, squares, streets, hospitals and shopping centres is near what they mean", () => {
  it.each<["en" | "fr" | "nl", string, object]>([
    ["en", "office near the Marolles", { around: "marolles" }],
    ["fr", "appartement ixelles châtelain terrasse", { around: "place-du-chatelain", features: "terrace" }],
    ["fr", "appartement quartier Dansaert", { around: "dansaert" }],
    ["nl", "appartement op 't Zuid in Antwerpen", { around: "het-zuid" }],
    ["nl", "winkel nabij Bruul Mechelen", { around: "bruul-mechelen" }],
    ["nl", "kantoor nabij Vismarkt in Mechelen", { around: "vismarkt-mechelen" }],
    ["fr", "commerce près de la place Maugrétout à La Louvière", { around: "place-maugretout" }],
    ["fr", "bureau près du CHU de Liège", { around: "chu-de-liege" }],
    ["fr", "appartement près du quartier des Guillemins", { around: "liege-guillemins" }],
    ["fr", "bureau Grand-Rue Luxembourg", { around: "grand-rue-luxembourg-ville" }],
    [
      "fr",
      "entrepôt près de la ZI Wolser à Bettembourg",
      { location: "bettembourg", around: "zone-industrielle-wolser" },
    ],
    ["fr", "bureau à Mondorf", { location: "mondorf-les-bains" }],
    ["nl", "kantoor nabij het Rogierplein", { around: "rogier" }],
    ["fr", "studio meublé place Flagey", { around: "place-eugene-flagey" }],
    // "Brugse" is two letters from Brugge, but begins the name of a quarter of Ghent.
    ["nl", "winkel te huur in de Brugse Poort", { around: "brugse-poort" }],
    // The last of its three names is a town, too.
    ["nl", "winkel te huur Gent Sluizeken-Tolhuis", { around: "sluizeken-tolhuis-ham" }],
    ["nl", "winkel te huur Sluizeken-Tolhuis-Ham", { around: "sluizeken-tolhuis-ham" }],
    ["nl", "appartement Gent Bloemekeswijk", { around: "bloemekenswijk" }],
  ])("in %s: %s", (language, sentence, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect(query.search).toBeUndefined();
    expect(leftOut).toEqual([]);
  });

  it.each<["en" | "fr" | "nl", string, string, object]>([
    ["fr", "bureau près de la place Patton à Ettelbruck", "près de la place Patton", { location: "ettelbruck" }],
    ["nl", "huis nabij de Zwarte Raaf in Lier", "nabij de Zwarte Raaf", { location: "lier" }],
    ["nl", "winkel nabij Werfplein in Aalst", "nabij Werfplein", { location: "aalst" }],
  ])("in %s: %s is near nothing that is known there, and told", (language, sentence, told, expected) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).toMatchObject(expected);
    expect([query.around, query.search]).toEqual([undefined, undefined]);
    expect(leftOut).toContain(told);
  });

  it.each<["en" | "fr" | "nl", string]>([
    ["en", "flat near the central station in Antwerp"],
    ["en", "shop on the main street with a nice facade"],
    ["en", "house close to school, shops and public transport"],
    ["fr", "maison avec atelier, garage et grand jardin proche du centre"],
    ["fr", "appartement calme et lumineux près du métro avec terrasse"],
    ["fr", "commerce avec vitrine près de la gare"],
    ["nl", "huis met tuin en garage dicht bij school en winkels"],
    ["nl", "kantoor met parking nabij het station"],
    ["nl", "gezellig appartement met zicht op het park"],
  ])("in %s: %s names no street, stop or quarter", (language, sentence) => {
    expect(readTyped(sentence, language).query.around).toBeUndefined();
  });
});
