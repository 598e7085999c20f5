import { atLeast, atMost } from "../words/figure-words.ts";
import { otherNumbers } from "../words/other-number-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** How many tokens behind a number say that it is one which no filter compares; 0 for none. */
export function longestBehind(reading: Reading, at: number, value: number): number {
  let longest = 0;
  for (const { behind, most } of otherNumbers)
    if (behind && value <= most) longest = Math.max(longest, matchWords(reading, at, behind));
  return longest;
}

/** The token behind "n°", "max", ":", "lager dan" and the like. */
export function skipLinks(reading: Reading, from: number): number {
  const { tokens } = reading;
  let at = from;
  while (at < from + 4) {
    const bound = matchWords(reading, at, atMost) || matchWords(reading, at, atLeast);
    if (bound > 0) at += bound;
    else if (links.test(tokens[at]?.text ?? "")) at += 1;
    else break;
  }
  return at;
}

const links = /^(?:n|no|nr|°|:|#|=|<|>|≤|≥|of|de|van|is|est)$/;
