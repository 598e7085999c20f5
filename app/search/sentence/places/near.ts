import type { Known } from "./known.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { pointKinds, type PointKind } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import { articles } from "../words/near-words.ts";
import { nameBehindKind, readBehindKind } from "./behind-kind.ts";
import { findMention, isNeverAlone, type Mention } from "./place-mentions.ts";
import { nameEnd } from "./name-end.ts";
import { withNumber } from "./name-words.ts";
import { type Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";
import { measured, nearLength, type Said } from "./nearness.ts";
import { squareOfMetro, stationCalled } from "./called-alone.ts";

/** Something that a sentence wants to be near: the words that name it, and how near. */
export interface Near {
  words: string;
  metres?: number;
  /** Where the words name a place to search in, and so many metres around it are asked for. */
  place?: Place;
  /** The town said behind it: which of several it is. */
  town?: Mention;
  /** A street, or a sight of one word, said without "near". */
  isStreet?: true;
  from: number;
  to: number;
}

/** What is near in many a town, whatever is called so somewhere: "op wandelafstand van het strand". */
const nouns = new Set(
  `strand beach plage zee mer sea kust coast cote dijk dike digue school schools ecole ecoles scholen centrum centre center
   winkels commerces shops bos forest bois park parc bus tram water`.split(/\s+/),
);

const isSquare = /^(?:place|square) \S/;
const isDutchSquare = /^\p{L}{3,}(?:plaats|plein)$/u;

/** Of these kinds a name of several words is enough without "near". */
const plain: readonly PointKind[] = ["metro-railway", "airport", "port", "business-park", "landmark"];

/**
 * What a sentence wants to be near, said from a token on: "near Schuman", "à 10 minutes à pied de la gare du Nord",
 * "binnen 500 m van het Eilandje"; or, of a station or a port, its name alone. A place of that name is a place to search in.
 */
export function readNear(reading: Reading, at: number, known: Known): Near | undefined {
  const { gazetteer, points, language } = known;
  const said = nearLength(reading, at) ?? measured(reading, at);
  if (!said) return nameAlone(reading, at, known);
  let noun = said.to;
  while (noun < said.to + 2 && articles.has(reading.tokens[noun]?.text ?? "")) noun += 1;
  const isNoun = nouns.has(reading.tokens[noun]?.text ?? "");
  if (isNoun && (nameEnd(reading, noun, points) ?? 0) <= noun + 1) return undefined;
  for (let skipped = 0; skipped <= 5; skipped++) {
    const from = said.to + skipped;
    if (skipped > 0 && !articles.has(reading.tokens[from - 1]?.text ?? "")) return undefined;
    const square = squareOfMetro(reading, from, points);
    if (square) return { ...square, metres: said.metres, from: at };
    const around = aroundPlace(reading, at, from, said, gazetteer, language);
    const to = nameEnd(reading, from, points);
    if (around && around.to >= (to ?? 0)) return around;
    if (to === undefined) {
      const station = stationCalled(reading, from, known);
      if (station) return { words: station, metres: said.metres, from: at, to: from + 1 };
      const behind = nameBehindKind(reading, from);
      const called = behind === undefined ? undefined : stationCalled(reading, behind, known);
      if (called) return { words: called, metres: said.metres, from: at, to: behind! + 1 };
      const named = readBehindKind(reading, from, points);
      if (named && !isPlace(reading, named.from, named.to, known))
        return { words: wordsOf(reading.tokens, named.from, named.to), metres: said.metres, from: at, to: named.to };
      continue;
    }
    const words = wordsOf(reading.tokens, from, to);
    const isStation =
      (said.metres !== undefined || isStationByName.test(words)) && isStationOfQuarter(reading, from, to, known);
    if (!isStation && isPlace(reading, from, to, known)) return undefined;
    return { words, metres: said.metres, from: at, to: withNumber(reading, to) };
  }
  return undefined;
}

/** "Within 5 km of Zaventem": further than its border. Minutes on foot from a town are nobody's wish. */
function aroundPlace(
  { tokens }: Reading,
  at: number,
  from: number,
  { metres, minutes }: Said,
  gazetteer: Gazetteer,
  language: Language,
): Near | undefined {
  const mention =
    metres === undefined || minutes !== undefined ? undefined : findMention(gazetteer, tokens, from, language);
  const [place] = mention?.candidates ?? [];
  if (!mention || !place || !isAddressable(place.kind) || isNeverAlone(wordsOf(tokens, from, mention.to)))
    return undefined;
  return { words: wordsOf(tokens, from, mention.to), metres, place, from: at, to: mention.to };
}

function nameAlone(reading: Reading, at: number, known: Known): Near | undefined {
  const { gazetteer, points, language } = known;
  const { tokens } = reading;
  const to = nameEnd(reading, at, points);
  const square = to === undefined || to === at + 1 ? squareOfMetro(reading, at, points) : undefined;
  if (square) return square;
  if (to === undefined) return undefined;
  const words = wordsOf(tokens, at, to);
  const named = points.named(words);
  const [first] = named;
  if (first === undefined) return isSquare.test(words) ? { words, from: at, to } : undefined;
  const kind = pointKinds[points.kindOf(first)]!;
  const isStation = kind === "railway" && isPartOfTown(reading, at, to, gazetteer, language);
  const town = townBehind(reading, to, named, known);
  if (town && !isPlace(reading, at, to, known)) return { words, town, from: at, to: town.to };
  const isMeant =
    to - at > 1
      ? isStation ||
        plain.includes(kind) ||
        (kind === "square" && isSquare.test(words)) ||
        (kind === "neighbourhood" && endsInTown(reading, at, to, gazetteer, language))
      : (kind === "metro-railway" && words.length > 5) || isDutchSquare.test(words);
  if (!isMeant || isPlace(reading, at, to, known)) return undefined;
  return { words, from: at, to };
}

/** "Eilandje Antwerpen": the town that a part of it is said in front of. */
function townBehind({ tokens }: Reading, at: number, named: readonly number[], known: Known): Mention | undefined {
  const { gazetteer, points, language } = known;
  const parts = named.filter((point) => pointKinds[points.kindOf(point)] === "neighbourhood");
  const mention = parts.length > 0 ? findMention(gazetteer, tokens, at, language) : undefined;
  const [town] = mention?.candidates ?? [];
  return town && parts.some((point) => liesIn(gazetteer, points, point, town)) ? mention : undefined;
}

/** "Eilandje Antwerpen" as a whole is a name of it. */
function endsInTown({ tokens }: Reading, at: number, to: number, gazetteer: Gazetteer, language: Language): boolean {
  return tokens.slice(at + 1, to).some((_, skipped) => {
    return findMention(gazetteer, tokens, at + 1 + skipped, language)?.to === to;
  });
}

/** The airport that a village is called by: who says "Liège Airport" does not mean Bierset. */
function isAirportBy(name: string, place: Place | undefined, points: PointIndex): boolean {
  const [first] = points.named(name);
  if (!place || first === undefined || pointKinds[points.kindOf(first)] !== "airport") return false;
  return !languages.some((language) => points.named(fold(place.names[language])).includes(first));
}

/** "Gent Sint-Pieters": a town, and what is no place behind it. */
function isPartOfTown({ tokens }: Reading, at: number, to: number, gazetteer: Gazetteer, language: Language): boolean {
  const town = findMention(gazetteer, tokens, at, language);
  const [place] = town?.candidates ?? [];
  if (!town || !place || town.to >= to) return false;
  // The Zuid of "Antwerpen-Zuid" is not that of Brussels.
  const inner = findMention(gazetteer, tokens, town.to, language)?.candidates ?? [];
  return !inner.some((part) => gazetteer.ancestors(part).includes(place));
}

/** Who says so means the station, and not the quarter around it. */
const isStationByName = /^(?:gare|station|aeroport|luchthaven) \S|\S (?:station|airport)$/;

/** "Gare du Midi" is a quarter to search in, but what is near is the station, and ten minutes are walked to it. */
function isStationOfQuarter({ tokens }: Reading, from: number, to: number, known: Known): boolean {
  const { gazetteer, points, language } = known;
  const [first] = points.named(wordsOf(tokens, from, to));
  const mention = findMention(gazetteer, tokens, from, language);
  const isQuarter = mention?.to === to && ["quarter", "district"].includes(mention.candidates[0]?.kind ?? "");
  return isQuarter && first !== undefined && /railway|airport/.test(pointKinds[points.kindOf(first)]!);
}

/** Whether the words name a place to search in, or a station and the town it is the station of. */
export function isPlace(reading: Reading, from: number, to: number, known: Known): boolean {
  const { gazetteer, points, language } = known;
  const { tokens } = reading;
  const mention = findMention(gazetteer, tokens, from, language);
  if (mention && mention.to >= to) return !isAirportBy(wordsOf(tokens, from, to), mention.candidates[0], points);
  if (!/^(?:gare|station)$/.test(tokens[from]?.text ?? "")) return false;
  // "near the station Mechelen": in Mechelen, near a station.
  const isAsked = /^(?:the|la|het)$/.test(tokens[from - 1]?.text ?? "");
  const town = findMention(gazetteer, tokens, from + 1, language);
  return isAsked && town?.to === to;
}
