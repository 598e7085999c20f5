import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { pointKinds } from "#app/places/points/point.ts";
import { readFigure } from "../figures/figures.ts";
import { nameEnd } from "./name-end.ts";
import type { Near } from "./near.ts";
import { findMention } from "./place-mentions.ts";
import type { Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

const before = new Set(
  "rue avenue av chaussee chee chss boulevard bld bd blvd drève dreve quai impasse clos allee square rond-point route".split(
    " ",
  ),
);
const ending = /(?:straat|laan|steenweg|plein|dreef|kaai|lei|weg|markt|dijk)$/;
const notStreets = new Set("steenweg weg plein kaai lei laan straat markt onderweg snelweg supermarkt".split(" "));
const prepositions = new Set("a en in te dans pour avec et with near pres proche or ou of".split(" "));
const particles = new Set("de du des d la le les l van den der st sint saint sainte".split(" "));

/** Whether a word may say that it, or the name behind it, is a street's. */
export const isStreetWord = (word: string) => before.has(word) || word === "place" || ending.test(word);

/** "place du Luxembourg" is a square, "place de parking" is none. */
function isSquare({ tokens }: Reading, at: number): boolean {
  if (tokens[at]?.text !== "place" || !/^(?:du|des|de|d|saint|sainte)$/.test(tokens[at + 1]?.text ?? "")) return false;
  return !/^(?:parking|stationnement|garage|travail)s?$/.test(tokens[at + 2]?.text ?? "");
}

/** How many tokens name a street of several words that is known: "Koning Albert II-laan". */
function knownLength(reading: Reading, at: number, points: PointIndex): number {
  const { tokens, sentence } = reading;
  if (!/\p{Lu}/u.test(sentence[tokens[at]!.start]!)) return 0;
  const to = nameEnd(reading, at, points) ?? at;
  const [first] = to - at > 1 ? points.named(wordsOf(tokens, at, to)) : [];
  return first !== undefined && /^(?:street|square)$/.test(pointKinds[points.kindOf(first)]!) ? to - at : 0;
}

/** How many tokens from `at` on name a street, its number included; 0 for none. It is text: addresses are found so. */
export function streetLength(reading: Reading, at: number, points: PointIndex | undefined): number {
  const { tokens } = reading;
  const word = tokens[at]?.text ?? "";
  let to = at + 1;
  // "Grand-Rue" is its whole name.
  if (word === "rue" && /^(?:grand|grande|haute)$/.test(tokens[at - 1]?.text ?? "")) return 0;
  if (before.has(word) || isSquare(reading, at)) {
    if (tokens[at + 1]?.kind !== "word") return 0;
    // "quai de chargement" is a dock.
    if (
      word === "quai" &&
      tokens.slice(at + 1, at + 3).some(({ text }) => text === "chargement" || text === "dechargement")
    )
      return 0;
    while (to < tokens.length && tokens[to]?.kind === "word" && particles.has(tokens[to]?.text ?? "")) to += 1;
    if (tokens[to]?.kind !== "word" || prepositions.has(tokens[to]!.text)) return 0;
    to += 1;
  } else if (!ending.test(word) || notStreets.has(word) || word.length < 7) {
    to = at + (points ? knownLength(reading, at, points) : 0);
    if (to === at) return 0;
  }
  // "Boulevard du Roi Albert II", as the street is known
  const known = before.has(word) && points ? nameEnd(reading, at, points) : undefined;
  to = Math.max(to, known ?? 0);
  const number = tokens[to];
  if (number?.kind === "number" && number.value < 1_000 && !readFigure(reading, to)) to += 1;
  return to - at;
}

/** The street that tokens name, a house number behind it or not, when it is known where that is. */
export function knownStreet({ tokens }: Reading, from: number, to: number, points: PointIndex): Near | undefined {
  const end = tokens[to - 1]?.kind === "number" ? to - 1 : to;
  const words = written(wordsOf(tokens, from, to));
  return isStreet(written(wordsOf(tokens, from, end)), points) ? { words, isStreet: true, from, to } : undefined;
}

/** A house number, which has no unit and counts nothing. */
const mostNumber = 400;

/**
 * "Winkel meir 50 antwerpen": a street of one word with a house number behind it, written in small letters, before its town
 * or at the end behind it.
 */
export function readNumberedStreet(
  reading: Reading,
  at: number,
  { gazetteer, points, language, town }: { gazetteer: Gazetteer; points: PointIndex; language: Language; town?: Place },
): Near | undefined {
  const { tokens } = reading;
  const text = tokens[at]?.text ?? "";
  const number = tokens[at + 1];
  const isNumber = number?.kind === "number" && Number.isInteger(number.value) && number.value <= mostNumber;
  if (text.length < 4 || !isNumber || readFigure(reading, at + 1)) return undefined;
  const to = at + 2;
  const named = /^(?:,|in|te|a)$/.test(tokens[to]?.text ?? "") ? to + 1 : to;
  const behind = findMention(gazetteer, tokens, named, language)?.candidates[0];
  const place = tokens[to] === undefined ? town : behind;
  const isThere = points.named(text).some((point) => {
    const kind = pointKinds[points.kindOf(point)]!;
    return /^(?:street|square)$/.test(kind) && place !== undefined && liesIn(gazetteer, points, point, place);
  });
  return isThere ? { words: text, isStreet: true, from: at, to } : undefined;
}

/** "Meir", "shop on Korenmarkt": a street or a sight of one word, written as a name or behind a word that says where. */
export function readNameOfOneWord({ tokens, sentence }: Reading, at: number, points: PointIndex): Near | undefined {
  const token = tokens[at]!;
  const isName = at > 0 && /\p{Lu}[\p{Ll}\p{N}]/u.test(sentence.slice(token.start, token.end));
  const lead = /^(?:the|de|het|la|le)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  const isLed = /^(?:on|op|sur|quartier|wijk|buurt)$/.test(tokens[lead]?.text ?? "");
  if (token.text.length < 4 || !(isName || isLed)) return undefined;
  const isMeant = isOfKind(/^(?:landmark|neighbourhood|business-park|square|street)$/, token.text, points);
  return isMeant ? { words: token.text, isStreet: true, from: at, to: at + 1 } : undefined;
}

const shortFor = new Map([
  ["av", "avenue"],
  ["bd", "boulevard"],
  ["bld", "boulevard"],
  ["blvd", "boulevard"],
  ["chee", "chaussee"],
  ["chss", "chaussee"],
]);

/** "Av. Louise" as the street is called. */
const written = (words: string) => words.replace(/^\p{L}+/u, (first) => shortFor.get(first) ?? first);

const isStreet = (words: string, points: PointIndex) => isOfKind(/^(?:street|square)$/, words, points);

const isOfKind = (kinds: RegExp, words: string, points: PointIndex) =>
  points.named(words).some((point) => kinds.test(pointKinds[points.kindOf(point)]!));
