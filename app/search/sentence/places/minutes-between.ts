import { atMost, roughly, wordings } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";
import { smallNumber } from "../words/small-number.ts";

/** Minutes, where nothing says by what means. */
export const minuteNouns = wordings("min, mins, minute, minutes, minuut, minuten");
const onFoot = wordings(
  "walk, walking, on foot, by foot, walking distance, à pied, de marche, te voet, wandelen, stappen, lopen, wandelafstand",
);
const opening = /^[([,]$/;
const closing: Record<string, string> = { "(": ")", "[": "]", ",": "," };

/**
 * Minutes put in between, in brackets or commas: "walking distance (10 min) to", "op wandelafstand (max. 15 minuten) van".
 * @param at the sign that opens them
 * @returns undefined where anything else stands there
 */
export function readMinutesBetween(reading: Reading, at: number): { minutes: number; to: number } | undefined {
  const { tokens } = reading;
  const sign = tokens[at]?.text ?? "";
  if (tokens[at]?.kind !== "sign" || !opening.test(sign)) return undefined;
  const first = at + 1;
  const number = first + (matchWords(reading, first, atMost) || matchWords(reading, first, roughly));
  const minutes = tokens[number]?.kind === "number" ? tokens[number].value : smallNumber(tokens[number]?.text);
  const noun = matchWords(reading, number + 1, minuteNouns);
  if (minutes === undefined || !(minutes > 0) || noun === 0) return undefined;
  const to = number + 1 + noun + matchWords(reading, number + 1 + noun, onFoot);
  return tokens[to]?.text === closing[sign] ? { minutes, to: to + 1 } : undefined;
}
