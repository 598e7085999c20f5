import type { Language } from "#app/i18n/languages.ts";
import { takeMeaning, type Parts } from "../parts/parts.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import { matchWords, type Reading } from "../reading/reading.ts";
import { abstaining } from "../words/refusal-words.ts";

/** Where "need not reply" behind something ends; undefined where it isn't said. */
export function abstainedEnd(reading: Reading, at: number): number | undefined {
  const from = /^[,:(-]$/.test(reading.tokens[at]?.text ?? "") ? at + 1 : at;
  const length = matchWords(reading, from, abstaining);
  return length === 0 ? undefined : from + length;
}

/** Takes what a refusal refuses as wanted: who has a property "sans ascenseur" is not to reply. */
export function takeWanted(reading: Reading, parts: Parts, from: number, to: number, language: Language): void {
  let isTaken = false;
  for (let at = from; at < to; ) {
    const phrase = longestPhrase(reading, at, language);
    const length = phrase?.words.length ?? 1;
    const { said } = phrase?.meaning ?? {};
    if (said && at + length <= to) takeMeaning(reading, parts, { said }, at, at + length);
    isTaken ||= said !== undefined;
    at += length;
  }
  if (!isTaken) parts.rest.leaveOut(from, to);
}
