import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

const bloc = { invest: true, type: "bloc-sales" };

describe("what only a part is searched of is told, alike in all languages", () => {
  it.each<[Language, string, object, string]>([
    ["en", "semi-detached house in Leuven", { type: "house", location: "leuven" }, "semi-detached house"],
    ["en", "semi-detached in Leuven", { type: "house", location: "leuven" }, "semi-detached"],
    ["en", "penthouse Ghent", { type: "apartment", location: "ghent" }, "penthouse"],
    ["fr", "duplex Namur", { type: "apartment", location: "namur" }, "duplex"],
    ["fr", "maison quatre façades Namur", { type: "house", location: "namur" }, "quatre façades"],
    ["fr", "maison 4 façades Namur", { type: "house", location: "namur" }, "4 façades"],
    ["nl", "triplex Gent", { type: "apartment", location: "gent" }, "triplex"],
    ["nl", "rijhuis Gent", { type: "house", location: "gent" }, "rijhuis"],
    ["nl", "huis open bebouwing Gent", { type: "house", location: "gent" }, "open bebouwing"],
    ["nl", "halfopen bebouwing Gent", { type: "house", location: "gent" }, "halfopen bebouwing"],
    ["en", "flat Ghent charges included", { type: "apartment", location: "ghent" }, "charges included"],
    ["fr", "appartement charges comprises Namur", { type: "apartment", location: "namur" }, "charges comprises"],
    ["nl", "appartement kosten inbegrepen Gent", { type: "apartment", location: "gent" }, "kosten inbegrepen"],
    ["en", "flat city centre Ghent", { type: "apartment", location: "ghent" }, "city centre"],
    ["fr", "appartement centre-ville Liège", { type: "apartment", location: "liege" }, "centre-ville"],
    ["nl", "appartement centrum Gent", { type: "apartment", location: "gent" }, "centrum"],
    ["en", "flat Ghent, pets allowed", { type: "apartment", location: "ghent" }, "pets allowed"],
    ["fr", "appartement Namur, animaux admis", { type: "apartment", location: "namur" }, "animaux admis"],
    ["nl", "appartement Gent, huisdieren toegelaten", { type: "apartment", location: "gent" }, "huisdieren toegelaten"],
    ["en", "wheelchair accessible flat Ghent", { type: "apartment", location: "ghent" }, "wheelchair accessible"],
    ["en", "office Ghent step-free access", { type: "office", location: "ghent" }, "step-free access"],
    ["fr", "appartement accessible PMR Namur", { type: "apartment", location: "namur" }, "accessible PMR"],
    ["fr", "maison de plain-pied Namur", { type: "house", location: "namur" }, "de plain-pied"],
    [
      "nl",
      "rolstoeltoegankelijk appartement Brugge",
      { type: "apartment", location: "brugge" },
      "rolstoeltoegankelijk",
    ],
    ["nl", "appartement Brugge zonder trappen", { type: "apartment", location: "brugge" }, "zonder trappen"],
    ["nl", "serviceflat Brugge", { type: "apartment", location: "brugge" }, "serviceflat"],
  ])("in %s: %s", (language, sentence, query, told) => {
    expect(readTyped(sentence, language)).toEqual({ query, leftOut: [told] });
  });

  it.each<[Language, string, object]>([
    ["en", "loft Antwerp", { type: "apartment", location: "antwerp", search: "loft" }],
    ["en", "building land Leuven", { location: "leuven", search: "building land" }],
    ["fr", "terrain à bâtir Namur", { location: "namur", search: "terrain à bâtir" }],
    ["nl", "bouwgrond Gent", { location: "gent", search: "bouwgrond" }],
    ["en", "garage to rent Ghent", { transaction: "to-let", location: "ghent", search: "garage" }],
    ["fr", "garage à louer Namur", { transaction: "to-let", location: "namur", search: "garage" }],
    ["nl", "garage te huur Gent", { transaction: "to-let", location: "gent", search: "garage" }],
    ["fr", "commerce centre-ville Mons", { type: "city-centre-store", location: "mons" }],
    ["nl", "opbrengstpand Borgerhout", { ...bloc, location: "borgerhout" }],
    ["nl", "opbrengstpanden Gent", { ...bloc, location: "gent" }],
    ["nl", "appartement penthouse zwembad Gent", { type: "apartment", location: "gent", search: "zwembad" }],
  ])("but in %s what texts say is searched: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});
