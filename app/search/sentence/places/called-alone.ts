import type { Known } from "./known.ts";
import { pointKinds } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { findMention } from "./place-mentions.ts";
import { stationByTail } from "./station-by-tail.ts";
import { fillers } from "../words/filler-phrases.ts";
import { phrasesFrom } from "../words/vocabulary.ts";
import { type Reading } from "../reading/reading.ts";

const squares = new Set(["place", "square", "plein"]);

/** "Place Rogier": a square that is known by its metro stop alone. */
export function squareOfMetro(
  { tokens }: Reading,
  at: number,
  points: PointIndex,
): { words: string; from: number; to: number } | undefined {
  const name = tokens[at + 1];
  if (!squares.has(tokens[at]?.text ?? "") || name?.kind !== "word" || name.text.length < 5) return undefined;
  const [stop, other] = points.named(name.text);
  if (stop === undefined || other !== undefined || !/metro/.test(pointKinds[points.kindOf(stop)]!)) return undefined;
  return { words: name.text, from: at, to: at + 2 };
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
