import type { Language } from "#app/i18n/languages.ts";
import { numberWords } from "#app/places/number-words.ts";
import { wordings } from "../words/figure-words.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";
import { andNot } from "../words/refusal-words.ts";

/** What is sought is to become something else. */
const converting = wordings(`
  to convert into, to convert to, to be converted into, to be converted to, convertible into, convertible to, that can be converted into, which can be converted into, can be converted into, for conversion into, for conversion to, suitable for conversion into, to turn into, to be turned into, to redevelop into, to redevelop as, to transform into,
  à transformer en, à convertir en, à reconvertir en, à aménager en, à réaménager en, à diviser en, transformable en, transformables en, convertible en, convertibles en, reconvertible en, pour transformer en, pour reconvertir en, pour convertir en,
  om te vormen tot, om te vormen naar, om te bouwen tot, om te bouwen naar, te verbouwen tot, te verbouwen naar, om te zetten in, om te zetten naar, te herbestemmen tot, te herbestemmen naar, op te delen in, op te splitsen in`);
const conversion = cue("conversion", converting);
const between = /^(?:a|an|the|some|several|un|une|des|de|d|plusieurs|een|meerdere|enkele)$/;

/**
 * How many tokens from `at` on say what a property is to be converted into: "to convert into lofts", "à transformer en 3
 * appartements". What it becomes is no type that is sought.
 * @returns 0 where nothing is said of it
 */
export function conversionLength(reading: Reading, at: number, language: Language): number {
  if (!hasCue(reading.tokens[at], conversion)) return 0;
  const said = matchWords(reading, at, converting);
  if (said === 0) return 0;
  let to = becomesEnd(reading, at + said, language);
  while (to > at + said && andNot.has(reading.tokens[to]?.text ?? "")) {
    const next = longestPhrase(reading, to + 1, language);
    if (!next?.meaning.segment) break;
    to += 1 + next.words.length;
  }
  return to - at;
}

function becomesEnd(reading: Reading, from: number, language: Language): number {
  const { tokens } = reading;
  let at = from;
  const isBetween = (token = tokens[at]) =>
    token?.kind === "number" || between.test(token?.text ?? "") || numberWords.has(token?.text ?? "");
  while (at < from + 3 && isBetween()) at += 1;
  const phrase = longestPhrase(reading, at, language);
  if (phrase?.meaning.segment) return at + phrase.words.length;
  return tokens[at]?.kind === "word" ? at + 1 : from;
}
