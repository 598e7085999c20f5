import type { PointIndex } from "#app/places/points/point-index.ts";
import type { Near } from "./near.ts";
import { articles, articlesCue } from "../words/near-words.ts";
import { nearCue, nearLength } from "./nearness.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, says, type Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

/** Words of a town's name. */
const longest = 4;

const kinds = new Set("airport aeroport luchthaven vliegveld port haven harbour harbor".split(" "));
export const turnedKinds = cue("turned kinds", kinds);

/** "The airport of Liège", "gare de Namur-Nord": what points know as "Liège airport", the town said behind its kind. */
export function readTurnedName(reading: Reading, at: number, points: PointIndex): Near | undefined {
  const { tokens } = reading;
  if (!says(reading, turnedKinds) || !hasCue(tokens[at], nearCue | articlesCue | turnedKinds)) return undefined;
  let from = nearLength(reading, at)?.to ?? at;
  for (let skipped = 0; skipped < 2 && articles.has(tokens[from]?.text ?? ""); skipped++) from += 1;
  const kind = tokens[from]?.text ?? "";
  if (!kinds.has(kind)) return undefined;
  const town = from + (/^(?:of|de|d|du|van)$/.test(tokens[from + 1]?.text ?? "") ? 2 : 1);
  for (let to = town + longest; to > town; to--) {
    if (!tokens.slice(town, to).every(({ kind }) => kind === "word") || to > tokens.length) continue;
    const name = wordsOf(tokens, town, to);
    for (const words of kindsOf(kind).flatMap((each) => [`${each} ${name}`, `${name} ${each}`]))
      if (points.named(words).length > 0) return { words, from: at, to };
  }
  return undefined;
}

/** A kind as the three languages name it: points have names in all of them. */
const kindsOf = (kind: string) =>
  /^(?:port|haven|harbou?r)$/.test(kind) ? ["port", "haven"] : ["airport", "aeroport", "luchthaven"];
