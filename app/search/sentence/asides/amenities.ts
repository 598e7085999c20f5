import type { Language } from "#app/i18n/languages.ts";
import { groupOfSegment } from "../parts/meanings.ts";
import { articles } from "../words/near-words.ts";
import { nearLength } from "../places/nearness.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import type { Reading } from "../reading/reading.ts";

const links = /^(?:and|et|en|or|ou|of|,|&|\/)$/;

/**
 * How many tokens from `at` on want shops to be near: "close to shops", "proche des commerces", "dicht bij winkels". What is
 * wanted in the neighbourhood is not what is sought, and nothing is compared by it.
 * @returns 0 where something else is to be near, or nothing
 */
export function amenityLength(reading: Reading, at: number, language: Language): number {
  const near = nearLength(reading, at);
  if (!near) return 0;
  let to = near.to;
  for (let things = 0; things < 3; things++) {
    let from = things > 0 && links.test(reading.tokens[to]?.text ?? "") ? to + 1 : to;
    for (let skipped = 0; skipped < 3 && articles.has(reading.tokens[from]?.text ?? ""); skipped++) from += 1;
    const phrase = longestPhrase(reading, from, language);
    const isShops = phrase?.meaning.segment !== undefined && groupOfSegment(phrase.meaning.segment) === "retail";
    if (!isShops || !/(?:s|x|en)$/.test(phrase.words[0] ?? "")) break;
    to = from + phrase.words.length;
  }
  return to > near.to ? to - at : 0;
}
