import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { parseQuery, serialiseQuery } from "#app/filters/search-url.ts";
import { querySentence } from "./read-sentence.ts";
import { examplesIn, isUnderstood } from "./testing/examples.ts";
import { comparable, readExamples } from "./testing/read-examples.ts";
import { sentencesByManner } from "./testing/sentences-by-manner.ts";
import { sentencesByPerson } from "./testing/sentences-by-person.ts";
import { everydaySentences } from "./testing/sentences-everyday.ts";
import { filterSentences } from "./testing/sentences-filters.ts";
import { unseenSentences } from "./testing/sentences-unseen.ts";

const gazetteer = gazetteerFromFiles();

describe.each(languages)("a sentence is a search, in %s", (language) => {
  const examples = examplesIn(language);
  const tuned = examples.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = examples.filter(({ isHeldOut }) => isHeldOut);

  it("has 300 examples, a third of them held out", () => {
    expect(examples.length).toBeGreaterThanOrEqual(300);
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
    expect(new Set(examples.map(({ sentence }) => sentence)).size).toBe(examples.length);
  });

  it.each(tuned)("$sentence", ({ sentence, query }) => {
    expect(comparable(querySentence(sentence, gazetteer, language, getPoints()))).toEqual(comparable(query));
  });

  it("understands nearly all of the examples held out", () => {
    const understood = heldOut.filter((example) => isUnderstood(example, gazetteer, language));
    expect(understood.length / heldOut.length).toBeGreaterThanOrEqual(0.92);
  });
});

describe.each(languages)("a sentence asks for what filters compare, in %s", (language) => {
  const examples = [filterSentences, unseenSentences, everydaySentences, sentencesByPerson, sentencesByManner].flatMap(
    (sentences) => readExamples(sentences[language]),
  );

  it("and of a hundred at least 97 are read exactly", () => {
    const missed = examples.filter((example) => !isUnderstood(example, gazetteer, language));
    expect(examples.length).toBeGreaterThanOrEqual(20);
    expect(missed.map(({ sentence }) => sentence).slice(Math.floor(examples.length * 0.03))).toEqual([]);
  });
});

describe("what was read wrong once", () => {
  it.each<[Language, string, SearchQuery]>([
    [
      "fr",
      "entrepôt de 1 000 m² à 1000 Bruxelles",
      { typeGroup: "warehouse", location: "bruxelles-ville", surface: "1000-" },
    ],
    ["en", "Rue Neuve 40 shop", { typeGroup: "retail", around: "rue neuve 40" }],
    ["fr", "comment ça marche", { search: "comment ça marche" }],
    ["fr", "place du Luxembourg bureau", { type: "office", around: "place-du-luxembourg" }],
    ["fr", "bur. à louer Gand", { transaction: "to-let", type: "office", location: "gand" }],
    ["en", "office Kirchbreg", { type: "office", location: "kirchberg" }],
    ["en", "office anywhere", { type: "office" }],
    ["en", "we are looking for a new office in Ghent", { type: "office", location: "ghent" }],
    ["en", "new offices in Leuven", { type: "office", location: "leuven", condition: "new" }],
    ["en", "new listings in Ghent", { location: "ghent" }],
    ["en", "I am a tenant looking for a flat in Ghent", { type: "apartment", location: "ghent" }],
    [
      "en",
      "shop on the corner of two streets in Ghent",
      { typeGroup: "retail", location: "ghent", features: "corner" },
    ],
    ["en", "house for 6 people in Spa", { type: "house", location: "spa" }],
    ["en", "apartment near Liège airport", { type: "apartment", around: "liege-airport" }],
    ["fr", "mais un appartement à Mons", { type: "apartment", location: "mons" }],
    ["fr", "maison mitoyenne Jette", { type: "house", location: "jette" }],
    ["nl", "kantoor Groenplaats", { type: "office", around: "groenplaats" }],
    ["nl", "ik krijg geen meldingen meer", { search: "ik krijg geen meldingen meer" }],
    ["nl", "200 qm kantoor", { type: "office", surface: "200-" }],
    ["en", "retail unit on Meir, 20m shopfront", { typeGroup: "retail", frontage: "20-", around: "meir" }],
    ["en", "let retail investment under €3m", { invest: true, tenancy: "let", typeGroup: "retail", price: "-3000000" }],
    ["en", "flat, not on the ground floor, Jette", { type: "apartment", location: "jette" }],
    ["nl", "vijftien kilometer rond Leuven huis", { type: "house", around: "leuven", radius: "15000" }],
    ["fr", "appart pas loin de la gare Leuven", { type: "apartment", location: "louvain", station: "10" }],
    ["nl", "driekamerflat Gent", { type: "apartment", location: "gent" }],
    ["en", "flat, not ground floor, Etterbeek", { type: "apartment", location: "etterbeek" }],
    ["fr", "maison sans jardin Wavre", { type: "house", location: "wavre" }],
    [
      "fr",
      "hangar 6 m de haut avec quai Charleroi",
      { typeGroup: "warehouse", location: "charleroi", height: "6-", features: "loading-bay" },
    ],
    [
      "fr",
      "appartement deux chambres max mille deux cents euros Etterbeek",
      { type: "apartment", location: "etterbeek", price: "-1200", transaction: "to-let", bedrooms: "2-" },
    ],
    ["nl", "drieslaapkamerappartement Gent", { type: "apartment", location: "gent", bedrooms: "3-" }],
    ["nl", "twee- of drieslaapkamerflat Gent", { type: "apartment", location: "gent", bedrooms: "2-3" }],
    ["en", "2 or 3 bedroom flat Ghent", { type: "apartment", location: "ghent", bedrooms: "2-3" }],
    ["nl", "Eilandje Antwerpen kantoor", { type: "office", around: "eilandje" }],
    ["en", "shop Ghent city centre", { typeGroup: "retail", location: "ghent" }],
    ["nl", "winkel Meir Antwerpen", { typeGroup: "retail", location: "antwerpen", around: "meir-antwerpen" }],
    ["nl", "appartement zeedijk Middelkerke", { type: "apartment", location: "middelkerke", search: "zeedijk" }],
    ["en", "detached house in Lasne", { type: "house", location: "lasne" }],
    ["en", "office Leuven centre", { type: "office", location: "leuven" }],
    [
      "nl",
      "winkel in Maasland Shopping, Maasmechelen",
      { type: "shopping-centre", location: "maasmechelen", around: "maasland-shopping" },
    ],
    ["nl", "kantoor Zurenborg", { type: "office", around: "zurenborg" }],
    [
      "en",
      "warehouse Gosselies (Aéropole)",
      { typeGroup: "warehouse", location: "gosselies", around: "aeropole-de-charleroi" },
    ],
    ["en", "cheap house in Seraing", { type: "house", location: "seraing", order: "cheapest" }],
    [
      "en",
      "cheap house in Seraing up to 120k",
      { transaction: "for-sale", type: "house", location: "seraing", price: "-120000" },
    ],
    ["en", "warehouse Ternat clear hieght 11m", { typeGroup: "warehouse", location: "ternat", height: "11-" }],
    ["en", "warehouse with docks Genk", { typeGroup: "warehouse", location: "genk", docks: "1-" }],
    ["fr", "appartement à deux pas du métro Delta", { type: "apartment", around: "gare-de-delta" }],
    ["nl", "magazyn Mechelen", { typeGroup: "warehouse", location: "mechelen" }],
    ["fr", "bureau près de la gare du Midi", { type: "office", around: "gare-du-midi" }],
    ["fr", "bureau gare du Midi", { type: "office", location: "quartier-midi" }],
    ["en", "villa in Lasne", { type: "house", location: "lasne" }],
    ["nl", "studio Gent", { type: "apartment", bedrooms: "0-0", location: "gent" }],
    ["fr", "studio ou appartement 1 chambre Mons", { type: "apartment", bedrooms: "1-", location: "mons" }],
    ["en", "apartment within 500m of metro", { type: "apartment", station: "9" }],
    ["en", "20 min from Brussels by train", { location: "brussels" }],
    ["en", "office within 5 km of Zaventem", { type: "office", around: "zaventem", radius: "5000" }],
    ["en", "workspace for twelve people Ghent", { unitSurfaceType: "co-working", location: "ghent", desks: "12-" }],
    [
      "en",
      "office Ghent 8 minutes from a railway or metro station",
      { type: "office", location: "ghent", station: "8" },
    ],
    ["en", "offices with a metro station within 8 minutes on foot", { type: "office", station: "8" }],
    ["fr", "bureaux du côté de la station de métro Trône", { type: "office", around: "trone" }],
    ["fr", "appart quatre-vingts m2 Namur", { type: "apartment", location: "namur", surface: "80-" }],
    [
      "fr",
      "maison Esch, les plus proches d'une gare d'abord",
      { type: "house", location: "esch-sur-alzette", order: "nearest-station" },
    ],
    [
      "nl",
      "huis Aalst niet duurder dan 300.000",
      { transaction: "for-sale", type: "house", location: "aalst", price: "-300000" },
    ],
    ["nl", "kantoorvilla Gent", { type: "office", location: "gent" }],
    ["fr", "immeuble de bureaux au Grand-Duché", { type: "office", location: "luxembourg" }],
    ["en", "umm hi there, gimme a decent flat in Ghent pls", { type: "apartment", location: "ghent" }],
    ["nl", "Stad: Gent. Soort: kantoor.", { type: "office", location: "gent" }],
    ["en", "office with AC in Ghent", { type: "office", location: "ghent", features: "air-conditioning" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(querySentence(sentence, gazetteer, language, getPoints())).toEqual(query);
  });

  it.each<[Language, string]>([
    ["en", "immediately available office"],
    ["nl", "kantoor per direct beschikbaar"],
  ])("in %s: %s asks for today", (language, sentence) => {
    const today = brusselsDay();
    expect(querySentence(sentence, gazetteer, language)).toEqual({ type: "office", available: today });
  });
});

describe("what is not understood stays text, figures apart", () => {
  it.each<[string, SearchQuery]>([
    ["QB-000123", { search: "QB-000123" }],
    ["", {}],
    ["?!", { search: "?!" }],
    ["Terrasse plein sud, vue dégagée", { features: "terrace", search: "plein sud vue dégagée" }],
    ["the and with", { search: "the and with" }],
    // Of every object, and of none of ours.
    ["constructor", { search: "constructor" }],
    ["constructorkantoor", { type: "office" }],
    ["__proto__ toString constructor", { search: "proto toString constructor" }],
    ["office 99999999999999999999 m²", { type: "office" }],
    ["office to let max 85.5 €/m²/year", { transaction: "to-let", type: "office", price: "-86" }],
    ["office to let max 1500 €/month", { transaction: "to-let", type: "office", "monthly-rent": "-1500" }],
  ])("%s", (sentence, query) => {
    expect(querySentence(sentence, gazetteer, "en", getPoints())).toEqual(query);
  });
});

describe("no sentence whatsoever", () => {
  const words = fc.constantFrom(
    ..."bureau kantoor à te huur louer € m² - … 1050 300 1.200,50 500k M or of en et Gent Halle As gare centre + % / . , ( 2 ch slpk min max entre tussen from L-1855 999999999999999".split(
      " ",
    ),
  );
  const sentences = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join("")),
  );

  it("throws, takes long, or means what a URL can't say", () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), sentences, (language, sentence) => {
        const query = querySentence(sentence, gazetteer, language, getPoints());
        expect(parseQuery(serialiseQuery(query, language), language)).toEqual(query);
      }),
      { numRuns: 3_000 },
    );
  });
});
