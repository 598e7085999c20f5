import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { abstainedEnd } from "./abstaining.ts";
import { atLeast, atMost } from "../words/figure-words.ts";
import { readFigure } from "../figures/figures.ts";
import { fillers } from "../words/filler-phrases.ts";
import { findTradeWord } from "../words/misspellings.ts";
import { nameEnd } from "../places/name-end.ts";
import { nearLength } from "../places/nearness.ts";
import { negatedBound } from "../figures/negated-bounds.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { findMention } from "../places/place-mentions.ts";
import { sideMoney } from "../words/other-number-words.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import {
  andNot,
  awayFrom,
  beforeRefused,
  comparing,
  copulas,
  refusedAtEnd,
  refusedBehind,
  refusedWords,
  refusing,
} from "../words/refusal-words.ts";
import { readCompound } from "../words/compounds.ts";

/** Words skipped before what is refused, and things refused at once, at most. */
const most = { skipped: 4, things: 6 };

const refusal = cue("refusal", refusing, awayFrom, refusedWords);

/** What a sentence is read with. */
interface Context {
  gazetteer: Gazetteer;
  language: Language;
  points: PointIndex | undefined;
}

/**
 * How many tokens from `at` on refuse something: "no garden", "neither garage nor garden", "office not to let", "sauf à
 * Gand". What is refused is no filter, and never sought.
 * @returns 0 where nothing is refused: "not more than", "not far from", "not under option"
 */
export function refusedLength(reading: Reading, at: number, context: Context): number {
  if (!hasCue(reading.tokens[at], refusal)) return 0;
  if (refusedWords.has(reading.tokens[at]?.text ?? "")) return 1;
  const said = matchWords(reading, at, refusing);
  const away = matchWords(reading, at, awayFrom);
  const length = Math.max(said, away);
  if (length === 0 || longestPhrase(reading, at, context.language)) return 0;
  const bound = negatedBound(reading, at);
  if (bound && readFigure(reading, at)) return 0;
  if (matchWords(reading, at, atMost) > length || matchWords(reading, at, atLeast) > length) return 0;
  // "Pas loin de": near.
  if (nearLength(reading, at) || (said === 0 && isSoftened(reading, at))) return 0;
  // "Buiten" is a terrace's as well; "away from" says what nobody wants around.
  const end = refusedEnd(reading, at + length, context, said === 0 && length === 1);
  if (end === undefined) return 0;
  let to: number = end;
  for (let things = 1; things < most.things && andNot.has(reading.tokens[to]?.text ?? ""); things++) {
    // "Sans garage et 2 chambres": who counts wants them.
    const isCount = /^(?:and|et|en|&)$/.test(reading.tokens[to]!.text) && reading.tokens[to + 1]?.kind === "number";
    const next = isCount ? undefined : knownEnd(reading, to + 1, context);
    if (next === undefined || !(isException(reading, at) || isLinked(reading, at + length, to, context))) break;
    to = next;
  }
  return to - at;
}

/** "Not too far from", "pas très loin de" are near. */
function isSoftened({ tokens }: Reading, at: number): boolean {
  return [at - 1, at - 2, at - 3].some((before) => /^(?:not|pas|niet|too|trop|te)$/.test(tokens[before]?.text ?? ""));
}

/** "Bruxelles sauf Anderlecht et Molenbeek": what is an exception is one together with all that is listed. */
const isException = ({ tokens }: Reading, at: number): boolean =>
  /^(?:sauf|hors|hormis|excepte|except|excepting|excluding|apart|behalve|uitgezonderd)$/.test(tokens[at]?.text ?? "");

/** "And" goes on with what is refused only between features: "no garage and garden", but "not in Ghent and 2 rooms". */
function isLinked(reading: Reading, first: number, link: number, { language }: Context): boolean {
  if (!/^(?:and|et|en|&)$/.test(reading.tokens[link]?.text ?? "")) return true;
  for (let at = first; at < link; at++) if (longestPhrase(reading, at, language)?.meaning.said) return true;
  return false;
}

/** Where what is refused ends; a word that means nothing here is refused as well: "sans vis-à-vis", "geen makelaar". */
function refusedEnd(reading: Reading, from: number, context: Context, isPlaceOnly: boolean): number | undefined {
  const { tokens } = reading;
  if (comparing.test(tokens[from]?.text ?? "")) return undefined;
  const known = knownEnd(reading, from, context, isPlaceOnly);
  if (known !== undefined || isPlaceOnly) return known;
  const first = skipped(reading, from);
  const money = matchWords(reading, first, sideMoney);
  // "No charges above 100": the figure is theirs.
  if (money > 0) return readFigure(reading, first + money)?.to ?? first + money;
  const next = tokens[first];
  if (next?.kind !== "word" || fillers.has(next.text) || comparing.test(next.text)) return undefined;
  let to = first + 1;
  while (to < tokens.length && tokens[to]?.hyphened) to += 1;
  return to;
}

function skipped({ tokens }: Reading, from: number): number {
  let at = from;
  while (at < from + most.skipped && beforeRefused.has(tokens[at]?.text ?? "")) at += 1;
  return at;
}

/** Where the longest that is known ends behind articles and prepositions: a type, a deal, a filter's value, a place. */
function knownEnd(
  reading: Reading,
  from: number,
  { gazetteer, language, points }: Context,
  isPlaceOnly = false,
): number | undefined {
  const { tokens } = reading;
  for (let at = from; at <= from + most.skipped; at++) {
    const near = nearLength(reading, at);
    const named = near ? skipped(reading, near.to) : at;
    const mention = tokens[named]?.kind === "word" ? findMention(gazetteer, tokens, named, language) : undefined;
    const name = points && tokens[named]?.kind === "word" ? nameEnd(reading, named, points) : undefined;
    const isName = name !== undefined && (near !== undefined || name > named + 1);
    const phrase = isPlaceOnly ? undefined : longestPhrase(reading, named, language);
    const isPhrase = phrase && Object.keys(phrase.meaning).length > 0;
    const to = Math.max(mention?.to ?? 0, isName ? name : 0, isPhrase ? named + phrase.words.length : 0);
    if (to > 0) return to;
    const token = tokens[named];
    if (!isPlaceOnly && token?.kind === "number") return readFigure(reading, named)?.to;
    if (!isPlaceOnly && token?.kind === "word" && !fillers.has(token.text) && isTradeWord(token.text)) return named + 1;
    if (!beforeRefused.has(tokens[at]?.text ?? "")) return undefined;
  }
  return undefined;
}

const isTradeWord = (word: string) => readCompound(word) !== undefined || findTradeWord(word) !== undefined;

/**
 * Where "not needed" behind something that was read ends: "garage not needed", "jardin pas nécessaire", "Gent uitgesloten".
 * @param at the token behind what was read
 * @returns undefined where it is wanted
 */
export function refusedBehindEnd(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  let from = at;
  while (from < at + 2 && copulas.has(tokens[from]?.text ?? "")) from += 1;
  const last = matchWords(reading, from, refusedAtEnd);
  if (last > 0 && tokens[from + last]?.kind !== "word") return from + last;
  const abstained = abstainedEnd(reading, at);
  if (abstained !== undefined) return abstained;
  const length = matchWords(reading, from, refusedBehind);
  if (length === 0) return undefined;
  // "Flat, no need for a garage": it is what follows.
  const next = tokens[from + length];
  return /^(?:for|of|to|de|d|du|pour|voor|aan|om|van|a|un|une)$/.test(next?.text ?? "") ? undefined : from + length;
}
