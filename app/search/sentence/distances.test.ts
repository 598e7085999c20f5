import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { readSentence } from "./read-sentence.ts";

const gazetteer = gazetteerFromFiles();
const points = getPoints();

describe("a distance is no floor, and a telephone number no figure", () => {
  it.each<[Language, string, object, string]>([
    ["en", "warehouse 500 m from E40", { typeGroup: "warehouse" }, "500 m"],
    ["fr", "appartement à 300 m de la mer", { type: "apartment" }, "300 m"],
    ["nl", "huis op 500 m van de school", { type: "house" }, "500 m"],
    ["nl", "flat Gent 0478 12 34 56", { type: "apartment", location: "gent" }, "0478 12 34 56"],
    ["fr", "bureau Gand +32 478 12 34 56", { type: "office", location: "gand" }, "+32 478 12 34 56"],
    ["en", "office Ghent 02/123.45.67", { type: "office", location: "ghent" }, "02/123.45.67"],
  ])("in %s: %s", (language, sentence, query, leftOut) => {
    const read = readSentence(sentence, gazetteer, language, points);
    const { search, ...understood } = read.query;
    expect(understood).toEqual(query);
    expect(search ?? "").not.toMatch(/\d/);
    expect(read.leftOut).toContain(leftOut);
  });

  it("leaves floors as they were", () => {
    const { query } = readSentence("entrepôt 500 m de stockage", gazetteer, "fr", points);
    expect(query.surface).toBe("500-");
  });
});
