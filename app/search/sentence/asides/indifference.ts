import type { Language } from "#app/i18n/languages.ts";
import { wordings } from "../words/figure-words.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import { refusedWords, refusing } from "../words/refusal-words.ts";
import { firstOfValues, type Meaning } from "../words/vocabulary.ts";

/** Said before what may be there or not. */
const either = wordings(
  "with or without, with and without, avec ou sans, avec et sans, met of zonder, met en zonder, al dan niet",
);
/** Said behind it. */
const orNot = wordings("or not, ou non, ou pas, of niet");
const links = /^(?:or|ou|of|and|et|en|\/|&)$/;
/** Articles between "with or without" and what it is said of. */
const articles = /^(?:a|an|the|un|une|de|d|du|des|le|la|les|l|een|het)$/;

/**
 * How many tokens from `at` on say that something may be there or not: "furnished or unfurnished", "meublé ou non", "met of
 * zonder lift". It is no requirement either way.
 * @returns 0 where one of the two is wanted
 */
export function indifferentLength(reading: Reading, at: number, language: Language): number {
  if (!hasCue(reading.tokens[at], mayBegin)) return 0;
  const said = matchWords(reading, at, either);
  if (said > 0) return eitherEnd(reading, at + said, language) - at;
  const first = readSide(reading, at, language);
  if (!first) return 0;
  if (links.test(reading.tokens[first.to]?.text ?? "")) {
    const second = readSide(reading, first.to + 1, language);
    if (second && second.isRefused !== first.isRefused && isSame(first, second)) return second.to - at;
  }
  const not = first.isRefused ? 0 : matchWords(reading, first.to, orNot);
  return not === 0 ? 0 : first.to + not - at;
}

/** Of the words of the trade only those that say a filter's value may be there or not. */
const mayBegin = cue("may begin", either, refusing, refusedWords, firstOfValues);

/** Where "with or without" and what it is said of end: a filter's value, or the one word there is. */
function eitherEnd(reading: Reading, from: number, language: Language): number {
  const { tokens } = reading;
  const named = articles.test(tokens[from]?.text ?? "") ? from + 1 : from;
  const phrase = longestPhrase(reading, named, language);
  if (phrase?.meaning.said) return named + phrase.words.length;
  return !phrase && tokens[named]?.kind === "word" ? named + 1 : from;
}

interface Side {
  said: NonNullable<Meaning["said"]>;
  isRefused: boolean;
  to: number;
}

/** A filter's value, wanted or refused: "furnished", "non meublé", "ongemeubeld". */
function readSide(reading: Reading, at: number, language: Language): Side | undefined {
  // All words of refusal in one word are of furniture.
  if (refusedWords.has(reading.tokens[at]?.text ?? ""))
    return { said: { name: "features", value: "furnished" }, isRefused: true, to: at + 1 };
  const refused = matchWords(reading, at, refusing);
  const phrase = longestPhrase(reading, at + refused, language);
  if (!phrase?.meaning.said) return undefined;
  return { said: phrase.meaning.said, isRefused: refused > 0, to: at + refused + phrase.words.length };
}

const isSame = ({ said: one }: Side, { said: other }: Side) => one.name === other.name && one.value === other.value;
