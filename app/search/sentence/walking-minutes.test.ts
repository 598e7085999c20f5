import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("minutes on foot count where they stand in brackets, or behind what they lead to", () => {
  it.each<[Language, string, object]>([
    ["en", "walking distance (10 min) to a train station, Mechelen", { location: "mechelen", station: "10" }],
    ["en", "office within walking distance (max 15 minutes) of a station", { type: "office", station: "15" }],
    ["fr", "bureau à distance de marche (10 min) d'une gare, Namur", { location: "namur", station: "10" }],
    ["fr", "bureau proche (5 min) de la gare du Midi", { around: "gare-du-midi", radius: "308" }],
    ["nl", "kantoor op wandelafstand (10 min) van een station, Mechelen", { location: "mechelen", station: "10" }],
    ["en", "office walking distance (10 min walk) to Schuman", { around: "schuman", radius: "615" }],
    ["en", "office near Schuman (10 min)", { around: "schuman", radius: "615" }],
    ["nl", "huis nabij een station (10 min)", { station: "10" }],
    ["en", "house, station within 10 min", { station: "10" }],
    ["fr", "maison, gare à 10 min", { station: "10" }],
    ["nl", "huis, station op 10 minuten", { station: "10" }],
    ["en", "flat within 5 mins walk of a metro station Etterbeek", { location: "etterbeek", station: "5" }],
    ["fr", "1 chambre Etterbeek, métro à 5 min à pied", { location: "etterbeek", station: "5" }],
    ["nl", "appartement op 5 minuten van een station Mechelen", { location: "mechelen", station: "5" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject(query);
    expect(read.leftOut).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["en", "house in Namur (10 min)", "10 min"],
    ["fr", "maison à Namur, à 10 min", "10 min"],
    ["en", "flat near Leuven station (20 min from Brussels)", "20 min"],
    ["nl", "huis bij een station (25 min van Brussel)", "25 min"],
  ])("but in %s not of a town, nor to somewhere else: %s", (language, sentence, words) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect(query).not.toHaveProperty("radius");
    expect(query.station ?? "10").toBe("10");
    expect(leftOut.join()).toContain(words);
  });
});
