import type { Known } from "./known.ts";
import { pointKinds } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { findMention } from "./place-mentions.ts";
import { stationByTail } from "./station-by-tail.ts";
import { fillers } from "../words/filler-phrases.ts";
import { phrasesFrom } from "../words/vocabulary.ts";
import { type Reading } from "../reading/reading.ts";

/** Letters of a stop that a square is called by. */
const shortestStop = 5;

const squares = new Set(["place", "square", "plein"]);

/** Whether a word may say of its name, or of the one behind it, that it is a square: see {@link squareOfMetro}. */
export const isSquareNoun = (word: string) => squares.has(word) || word.endsWith("plein");

/** "Place Rogier", "Rogierplein": a square that is known by its metro stop alone. */
export function squareOfMetro(
  { tokens }: Reading,
  at: number,
  points: PointIndex,
): { words: string; from: number; to: number } | undefined {
  const word = tokens[at]?.text ?? "";
  const compound = word.endsWith("plein") ? word.slice(0, -5) : "";
  if (compound.length >= shortestStop && isMetroAlone(compound, points))
    return { words: compound, from: at, to: at + 1 };
  const name = tokens[at + 1];
  if (!squares.has(word) || name?.kind !== "word" || name.text.length < shortestStop) return undefined;
  return isMetroAlone(name.text, points) ? { words: name.text, from: at, to: at + 2 } : undefined;
}

function isMetroAlone(name: string, points: PointIndex): boolean {
  const [stop, ...others] = points.named(name).map((point) => pointKinds[points.kindOf(point)]!);
  return stop !== undefined && /metro/.test(stop) && others.every((kind) => kind === "bus");
}

/** Letters: shorter words name too many things. */
const shortestStation = 7;

/** "Près de Guillemins", "nabij Dampoort": the one station that is called so behind its town. */
export function stationCalled({ tokens }: Reading, at: number, known: Known): string | undefined {
  const { gazetteer, points, language } = known;
  const word = tokens[at];
  if (word?.kind !== "word" || word.text.length < shortestStation || fillers.has(word.text)) return undefined;
  if (phrasesFrom(word.text).length > 0 || findMention(gazetteer, tokens, at, language)) return undefined;
  return stationByTail(points, word.text);
}
