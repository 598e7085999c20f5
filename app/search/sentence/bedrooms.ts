import { lowNumbers, numberWords } from "#app/places/number-words.ts";
import { atLeast, atMost, bedroomNouns, bedroomsInLetters, roughly } from "./figure-words.ts";
import { matchWords, type Reading } from "./reading.ts";

/**
 * A number of bedrooms. No filter compares it, so it stays text, in letters as the trade writes it; free text finds the
 * number whatever a listing calls it (app/search-index/bedrooms.ts).
 */
export function readBedrooms(reading: Reading, from: number): { text: string; to: number } | undefined {
  const compared =
    matchWords(reading, from, atLeast) || matchWords(reading, from, atMost) || matchWords(reading, from, roughly);
  const at = from + compared;
  const token = reading.tokens[at];
  const count = token?.kind === "number" ? token.value : numberWords.get(token?.text ?? "");
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > 6) return undefined;
  // "4+ bedrooms"
  const noun = reading.tokens[at + 1]?.text === "+" ? at + 2 : at + 1;
  for (const { words, language } of bedroomNouns) {
    if (matchWords(reading, noun, [words]) === 0) continue;
    return { text: bedroomsInLetters[language](lowNumbers[language][count] ?? ""), to: noun + words.length };
  }
  return undefined;
}
