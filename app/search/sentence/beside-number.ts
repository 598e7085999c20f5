import { otherNumbers } from "./other-number-words.ts";
import { matchWords, type Reading } from "./reading.ts";

/** How many tokens behind a number say that it is one which no filter compares; 0 for none. */
export function longestBehind(reading: Reading, at: number, value: number): number {
  let longest = 0;
  for (const { behind, most } of otherNumbers)
    if (behind && value <= most) longest = Math.max(longest, matchWords(reading, at, behind));
  return longest;
}

/** The token behind "n°", "max", ":" and the like. */
export function skipLinks({ tokens }: Reading, from: number): number {
  let at = from;
  while (
    at < from + 3 &&
    /^(?:n|no|nr|°|:|#|=|<|>|max|maximum|onder|sous|under|below|of|de|van)$/.test(tokens[at]?.text ?? "")
  )
    at += 1;
  return at;
}
