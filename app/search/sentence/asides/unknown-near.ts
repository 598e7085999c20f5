import type { Remainder } from "../parts/remainder.ts";
import type { Reading } from "../reading/reading.ts";
import { fillers } from "../words/filler-phrases.ts";
import { isListingWord } from "../words/listing-words.ts";
import { articles } from "../words/near-words.ts";
import { measured, nearLength } from "../places/nearness.ts";

/**
 * Leaves out what a sentence wants to be near and nobody knows: "près de la ferme Dupont". No text of an advertisement says it in
 * those words, so that searching for it would find nothing; the visitor is told.
 */
export function leaveOutUnknownNear(reading: Reading, rest: Remainder): void {
  const { tokens } = reading;
  for (let at = 0; !rest.isEmpty && at < tokens.length; at++) {
    let from = (nearLength(reading, at) ?? measured(reading, at))?.to;
    if (from === undefined) continue;
    const isUnknown = (index: number) => rest.keeps(index) && !rest.isSaid(index);
    // "La tour Dupont"
    const leads = (index: number) =>
      articles.has(tokens[index]?.text ?? "") ||
      (fillers.has(tokens[index]?.text ?? "") && tokens[index + 1]?.isCapital);
    for (let skipped = 0; skipped < 3 && !isUnknown(from) && leads(from); skipped++) from += 1;
    if (!isUnknown(from) || isListingWord(tokens[from]!.text)) continue;
    let to = from + 1;
    while (to < tokens.length && (isUnknown(to) || (articles.has(tokens[to]!.text) && isUnknown(to + 1)))) to += 1;
    rest.leaveOut(at, to);
  }
}
