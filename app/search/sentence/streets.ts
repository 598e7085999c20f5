import { readFigure } from "./figures.ts";
import type { Reading } from "./reading.ts";

const before = new Set(
  "rue avenue av chaussee chee chss boulevard bld bd blvd drève dreve quai impasse clos allee square rond-point route".split(
    " ",
  ),
);
const ending = /(?:straat|laan|steenweg|plein|dreef|kaai|lei|weg|markt)$/;
const notStreets = new Set("steenweg weg plein kaai lei laan straat markt onderweg snelweg supermarkt".split(" "));
const particles = new Set("de du des d la le les l van den der st sint saint sainte".split(" "));

/** "place du Luxembourg" is a square, "place de parking" is none. */
function isSquare({ tokens }: Reading, at: number): boolean {
  if (tokens[at]?.text !== "place" || !/^(?:du|des|de|d|saint|sainte)$/.test(tokens[at + 1]?.text ?? "")) return false;
  return !/^(?:parking|stationnement|garage|travail)s?$/.test(tokens[at + 2]?.text ?? "");
}

/** How many tokens from `at` on name a street, its number included; 0 for none. It is text: addresses are found so. */
export function streetLength(reading: Reading, at: number): number {
  const { tokens } = reading;
  const word = tokens[at]?.text ?? "";
  let to = at + 1;
  // "Grand-Rue" is its whole name.
  if (word === "rue" && /^(?:grand|grande|haute)$/.test(tokens[at - 1]?.text ?? "")) return 0;
  if (before.has(word) || isSquare(reading, at)) {
    if (tokens[at + 1]?.kind !== "word") return 0;
    // "quai de chargement" is a dock.
    if (
      word === "quai" &&
      tokens.slice(at + 1, at + 3).some(({ text }) => text === "chargement" || text === "dechargement")
    )
      return 0;
    while (to < tokens.length && tokens[to]?.kind === "word" && particles.has(tokens[to]?.text ?? "")) to += 1;
    if (tokens[to]?.kind !== "word") return 0;
    to += 1;
  } else if (!ending.test(word) || notStreets.has(word) || word.length < 7) {
    return 0;
  }
  const number = tokens[to];
  if (number?.kind === "number" && number.value < 1_000 && !readFigure(reading, to)) to += 1;
  return to - at;
}
