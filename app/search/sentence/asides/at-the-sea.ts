import { wordings } from "../words/figure-words.ts";
import { matchWords } from "../reading/reading.ts";
import type { Remainder } from "../parts/remainder.ts";

const atTheSea = wordings(
  "at the sea, by the sea, at the seaside, on the coast, at the coast, à la mer, au bord de la mer, bord de mer, en bord de mer, au bord de mer, front de mer, en front de mer, à la côte, sur la côte, aan zee, op de zeedijk, aan de zee, aan de kust",
);

/** "Appartement à la mer, Ostende": where a town is named, it says that it lies there. */
export function leaveSeaOut(rest: Remainder): void {
  const { reading } = rest;
  for (let at = 0; at < reading.tokens.length; at++) {
    const length = matchWords(reading, at, atTheSea);
    if (length > 0 && rest.keeps(at + length - 1)) rest.leaveOut(at, at + length);
  }
}
