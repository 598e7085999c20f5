import { smallNumber } from "../words/small-number.ts";
import { readNumberPhrase } from "./number-phrases.ts";
import type { Token } from "./token.ts";

/** "Tweemiljoen", "eenmiljoentweehonderdduizend", in one word. */
export function inMillions(token: Token): Token {
  const [, count = "", rest = ""] = /^(.+?)miljoen(?:en)?(.*)$/.exec(token.text) ?? [];
  const valueOfWord = (word: string) => smallNumber(word) ?? readNumberPhrase([word], 0)?.value ?? NaN;
  const value = valueOfWord(count) * 1_000_000 + (rest === "" ? 0 : valueOfWord(rest));
  return value > 0 ? { ...token, kind: "number", value } : token;
}

/** What a number in letters counts or measures. */
export const afterNumbers =
  /^(?:m2|m²|sqm|sq|qm|mq|square|metres?|vierkante|acres?|ha|hectares?|hectaren|ares?|€|eur|euros?|k|mil|mill|mille|thousand|duizend|mio|millions?|miljoen|milj|ton|tons|tonnes?)$/;
