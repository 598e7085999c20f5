import { languages, type Language } from "#app/i18n/languages.ts";
import { largeNumberWords, numberWords } from "#app/places/number-words.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { pointKinds, type PointKind } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import { metresOnFoot } from "#app/places/walking.ts";
import { atMost, type Wordings } from "../words/figure-words.ts";
import { smallNumber } from "../words/small-number.ts";
import { articles, kilometres, leads, metres, minutes, nearness, walkable } from "../words/near-words.ts";
import { findMention, isNeverAlone, type Mention } from "./place-mentions.ts";
import { nameEnd } from "./name-end.ts";
import { withNumber } from "./name-words.ts";
import { radiusNames, readRadius } from "../figures/radius.ts";
import { cue } from "../reading/cues.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

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

const isSquare = /^(?:place|square) \S/;
const isDutchSquare = /^\p{L}{3,}(?:plaats|plein)$/u;

/** Of these kinds a name of several words is enough without "near". */
const plain: readonly PointKind[] = ["metro-railway", "airport", "port", "business-park", "landmark"];

/**
 * What a sentence wants to be near, said from a token on: "near Schuman", "à 10 minutes à pied de la gare du Nord",
 * "binnen 500 m van het Eilandje"; or, of a station or a port, its name alone. A place of that name is a place to search in.
 */
export function readNear(
  reading: Reading,
  at: number,
  gazetteer: Gazetteer,
  points: PointIndex,
  language: Language,
): Near | undefined {
  const said = nearLength(reading, at) ?? measured(reading, at);
  if (!said) return nameAlone(reading, at, gazetteer, points, language);
  for (let skipped = 0; skipped <= 5; skipped++) {
    const from = said.to + skipped;
    if (skipped > 0 && !articles.has(reading.tokens[from - 1]?.text ?? "")) return undefined;
    const around = aroundPlace(reading, at, from, said, gazetteer, language);
    const to = nameEnd(reading, from, points);
    if (around && around.to >= (to ?? 0)) return around;
    if (to === undefined) continue;
    const words = wordsOf(reading.tokens, from, to);
    const isStation =
      (said.metres !== undefined || isStationByName.test(words)) &&
      isStationOfQuarter(reading, from, to, gazetteer, points, language);
    if (!isStation && isPlace(reading, from, to, gazetteer, points, language)) return undefined;
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

interface Said {
  minutes?: number;
  to: number;
  metres?: number;
}

export const nearCue = cue(nearness, walkable);
/** Of words: what begins with a number is measured as well. */
const measure = cue(leads, radiusNames, atMost, numberWords, largeNumberWords);

/** "Near", and how near where it says so. */
export function nearLength(reading: Reading, at: number): Said | undefined {
  if (!hasCue(reading.tokens[at], nearCue)) return undefined;
  const onFoot = matchWords(reading, at, walkable);
  if (onFoot > 0) return { to: at + onFoot, metres: metresOnFoot(10), minutes: 10 };
  const length = matchWords(reading, at, nearness);
  return length > 0 ? { to: at + length } : undefined;
}

/** "within 10 minutes' walk of", "à moins de 2 km de". */
export function measured(reading: Reading, at: number): Said | undefined {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" && !hasCue(tokens[at], measure)) return undefined;
  let from = at;
  const radius =
    readRadius(reading, from) ?? (leads.has(tokens[from]?.text ?? "") ? readRadius(reading, from + 1) : undefined);
  if (radius) return radius;
  // "At most" begins as "at" does.
  const bound = matchWords(reading, from, atMost);
  if (bound === 0 && leads.has(tokens[from]?.text ?? "")) from += 1;
  from += bound || matchWords(reading, from, atMost);
  const number = tokens[from];
  const figure = number?.kind === "number" ? number.value : smallNumber(number?.text);
  if (figure === undefined || !(figure > 0 && figure < 100_000)) return undefined;
  // "Max 30 min 60 m²": the least of the next figure.
  if (tokens[from + 1]?.text === "min" && tokens[from + 2]?.kind === "number") return undefined;
  const walk = inUnits(reading, from, minutes, metresOnFoot(figure));
  // "20 minutes from the airport", without a word of walking, is nobody's walk.
  const isRide =
    figure > longestWalkUnsaid && walk && !tokens.slice(from + 1, walk.to).some(({ text }) => ofWalk.test(text));
  if (isRide) return { to: walk.to };
  return (
    (walk && { ...walk, minutes: figure }) ??
    inUnits(reading, from, kilometres, figure * 1_000) ??
    inUnits(reading, from, metres, figure)
  );
}

function inUnits(reading: Reading, number: number, units: Wordings, metres: number): Said | undefined {
  const length = matchWords(reading, number + 1, units);
  return length > 0 ? { to: number + 1 + length, metres: Math.round(metres) } : undefined;
}

/** Minutes: from here on somebody rides, unless they say that they walk. */
const longestWalkUnsaid = 15;
const ofWalk = /^(?:walk|walking|foot|pied|marche|voet|wandelen|stappen|wandelafstand)$/;

function nameAlone(
  reading: Reading,
  at: number,
  gazetteer: Gazetteer,
  points: PointIndex,
  language: Language,
): Near | undefined {
  const { tokens } = reading;
  const to = nameEnd(reading, at, points);
  if (to === undefined) return undefined;
  const words = wordsOf(tokens, at, to);
  const named = points.named(words);
  const [first] = named;
  if (first === undefined) return isSquare.test(words) ? { words, from: at, to } : undefined;
  const kind = pointKinds[points.kindOf(first)]!;
  const isStation = kind === "railway" && isPartOfTown(reading, at, to, gazetteer, language);
  const town = townBehind(reading, to, named, gazetteer, points, language);
  if (town && !isPlace(reading, at, to, gazetteer, points, language)) return { words, town, from: at, to: town.to };
  const isMeant =
    to - at > 1
      ? isStation ||
        plain.includes(kind) ||
        (kind === "neighbourhood" && endsInTown(reading, at, to, gazetteer, language))
      : (kind === "metro-railway" && words.length > 5) || isDutchSquare.test(words);
  if (!isMeant || isPlace(reading, at, to, gazetteer, points, language)) return undefined;
  return { words, from: at, to };
}

/** "Eilandje Antwerpen": the town that a part of it is said in front of. */
function townBehind(
  { tokens }: Reading,
  at: number,
  named: readonly number[],
  gazetteer: Gazetteer,
  points: PointIndex,
  language: Language,
): Mention | undefined {
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
function isStationOfQuarter(
  { tokens }: Reading,
  from: number,
  to: number,
  gazetteer: Gazetteer,
  points: PointIndex,
  language: Language,
): boolean {
  const [first] = points.named(wordsOf(tokens, from, to));
  const mention = findMention(gazetteer, tokens, from, language);
  const isQuarter = mention?.to === to && ["quarter", "district"].includes(mention.candidates[0]?.kind ?? "");
  return isQuarter && first !== undefined && /railway|airport/.test(pointKinds[points.kindOf(first)]!);
}

/** Whether the words name a place to search in, or a station and the town it is the station of. */
export function isPlace(
  reading: Reading,
  from: number,
  to: number,
  gazetteer: Gazetteer,
  points: PointIndex,
  language: Language,
): boolean {
  const { tokens } = reading;
  const mention = findMention(gazetteer, tokens, from, language);
  if (mention && mention.to >= to) return !isAirportBy(wordsOf(tokens, from, to), mention.candidates[0], points);
  if (!/^(?:gare|station)$/.test(tokens[from]?.text ?? "")) return false;
  // "near the station Mechelen": in Mechelen, near a station.
  const isAsked = /^(?:the|la|het)$/.test(tokens[from - 1]?.text ?? "");
  const town = findMention(gazetteer, tokens, from + 1, language);
  return isAsked && town?.to === to;
}
