import type { Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";

/** Where the words end that may be a name of so many words at most. */
export function lastWord(tokens: readonly Token[], from: number, most: number): number {
  let to = from;
  while (to < from + most && (tokens[to]?.kind === "word" || (to > from && isInName(tokens[to])))) to += 1;
  return to;
}

/** "Altitude 100", "Casino 2000" */
const highestInName = 2_000;

/** "Tour & Taxis", "Shopping 1" */
const isInName = (token: Token | undefined) =>
  token?.text === "&" || (token?.kind === "number" && Number.isInteger(token.value) && token.value <= highestInName);

/** Behind a name at the end higher ones are rather a rent: "near the station of Mechelen 950". */
const highestNumber = 400;

/** A house number behind a name: "near Wetstraat 155". */
export function withNumber({ tokens }: Reading, to: number): number {
  const number = tokens[to];
  const isNumber = number?.kind === "number" && Number.isInteger(number.value) && number.value < highestNumber;
  return isNumber && tokens[to + 1] === undefined ? to + 1 : to;
}
