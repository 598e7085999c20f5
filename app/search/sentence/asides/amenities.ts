import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { groupOfSegment } from "../parts/meanings.ts";
import { articles } from "../words/near-words.ts";
import { findMention } from "../places/place-mentions.ts";
import { nearLength } from "../places/nearness.ts";
import { wordings } from "../words/figure-words.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** What there is in many a street, said of none: a text that names it says so in other words. */
const around = wordings(`
  school, schools, kindergarten, nursery, public transport, bus stop, bus stops, motorway, motorways, highway, highways, motorway exit, amenities, facilities,
  école, écoles, crèche, crèches, transports en commun, transports publics, transports, arrêt de bus, arrêts de bus, autoroute, autoroutes, commodités,
  scholen, kinderopvang, openbaar vervoer, bushalte, bushaltes, autosnelweg, autosnelwegen, snelweg, snelwegen, autostrade, voorzieningen`);
const ofAny = /^(?:an?|une?|een|any|good|bonnes?|goede|local|all|toutes|alle)$/;

const links = /^(?:and|et|en|or|ou|of|,|&|\/)$/;

/**
 * How many tokens from `at` on want shops, schools and the like to be near: "close to shops", "proche des écoles". What is
 * wanted in the neighbourhood is not what is sought, and nothing is compared by it.
 * @returns 0 where something else is to be near, or nothing
 */
export function amenityLength(reading: Reading, at: number, gazetteer: Gazetteer, language: Language): number {
  const near = nearLength(reading, at);
  if (!near) return 0;
  let to = near.to;
  for (let things = 0; things < 3; things++) {
    let from = things > 0 && links.test(reading.tokens[to]?.text ?? "") ? to + 1 : to;
    for (let skipped = 0; skipped < 3 && isArticle(reading.tokens[from]?.text); skipped++) from += 1;
    const thing = matchWords(reading, from, around);
    // "Near the school Sint-Barbara" names one.
    if (thing > 0 && !isNamed(reading, from, from + thing, gazetteer, language)) {
      to = from + thing;
      continue;
    }
    const phrase = longestPhrase(reading, from, language);
    const isShops = phrase?.meaning.segment !== undefined && groupOfSegment(phrase.meaning.segment) === "retail";
    if (!isShops || !/(?:s|x|en)$/.test(phrase.words[0] ?? "")) break;
    to = from + phrase.words.length;
  }
  return to > near.to ? to - at : 0;
}

const isArticle = (text = "") => articles.has(text) || ofAny.test(text);

/** Whether a school goes on with its name ("école Sainte-Marie", "école européenne"), or a motorway with its number. */
function isNamed({ tokens }: Reading, from: number, to: number, gazetteer: Gazetteer, language: Language): boolean {
  const token = tokens[to];
  if (token?.kind !== "word") return false;
  if (/^[aern]\d/.test(token.text)) return true;
  if (!/^(?:school|schools|ecoles?|scholen|creches?|nursery|kindergarten)$/.test(tokens[from]!.text)) return false;
  if (ofSchools.test(token.text)) return true;
  return token.isCapital && findMention(gazetteer, tokens, to, language) === undefined;
}
const ofSchools = /^(?:europ|internation|brit|americ|franc|steiner|montessori)/;
