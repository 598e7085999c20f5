import { describe, expect, it } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { readSentence } from "./read-sentence.ts";

const gazetteer = gazetteerFromFiles();
const read = (sentence: string, language: "en" | "fr" | "nl") =>
  readSentence(sentence, gazetteer, language, getPoints());

describe("one place or another", () => {
  it.each<["en" | "fr" | "nl", string, string]>([
    ["fr", "kot à Liège ou à Angleur", "liege,angleur"],
    ["nl", "appartement in Gent of in Aalst", "gent,aalst"],
    ["fr", "appartement à Bonnevoie ou à la Gare", "bonnevoie,gare"],
    ["fr", "maison Rixensart/Genval/La Hulpe", "rixensart,genval,la-hulpe"],
    ["fr", "appart woluwe st pierre ou st lambert", "woluwe-saint-pierre,woluwe-saint-lambert"],
  ])("in %s: %s", (language, sentence, district) => {
    const { query, leftOut } = read(sentence, language);
    expect({ district: query.district, leftOut }).toEqual({ district, leftOut: [] });
  });

  it.each<["en" | "fr" | "nl", string, string, string]>([
    ["fr", "maisons Jambes, Salzinnes ou Saint-Servais", "jambes,saint-servais", "Salzinnes"],
    ["fr", "maison Boitsfort ou Uccle ou Saint-Job", "watermael-boitsfort,uccle", "Saint-Job"],
  ])("in %s: %s, of which one is told", (language, sentence, district, told) => {
    const { query, leftOut } = read(sentence, language);
    expect(query).toEqual({ type: "house", district });
    expect(leftOut).toEqual([told]);
  });

  it.each([
    ["maison jambes ou salzinnes", "salzinnes"],
    ["maison Jambes ou Salzinnes", "Salzinnes"],
  ])("never asks for a place and a point beside it at once: %s", (sentence, told) => {
    const { query, leftOut } = read(sentence, "fr");
    expect(query).toEqual({ type: "house", location: "jambes" });
    expect(leftOut).toEqual([told]);
  });

  it("knows a short form of a town before any word", () => {
    expect(read("kot à louer lln pas cher", "fr").query.location).toBe("louvain-la-neuve");
  });

  it("looks for no square of another town", () => {
    const { query, leftOut } = read("handelspand rond de Grote Markt in Hoegaarden", "nl");
    expect(query).toEqual({ typeGroup: "retail", location: "hoegaarden" });
    expect(leftOut).toEqual(["rond de Grote Markt"]);
  });
});

it("tells what is not under option", () => {
  expect(read("bureaux au Kirchberg, sans biens sous option", "fr").query.status).toBe("available");
});

describe("what would find nothing is not searched for", () => {
  it.each<["en" | "fr" | "nl", string]>([
    ["nl", "logistieke gebouwen in Vlaanderen"],
    ["nl", "koppel uit Spanje zoekt appartement in Jette"],
    ["fr", "maison dans les communes de Ciney ou Dinant"],
    ["en", "house for sale in Dinant with stables or barn"],
    ["fr", "logement à Liège, quartier du Carré"],
    ["fr", "bureaux au Kirchberg, sans biens sous option"],
  ])("in %s: %s", (language, sentence) => {
    expect(read(sentence, language).query.search).toBeUndefined();
  });
});
