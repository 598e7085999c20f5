import type { Known } from "./known.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { pointKinds } from "#app/places/points/point.ts";
import { nameEnd } from "./name-end.ts";
import { isPlace, type Near } from "./near.ts";
import type { Mention } from "./place-mentions.ts";
import type { Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

/**
 * A part or a sight of a town said right behind it, which is no place to search in: "Antwerp Eilandje", "Gent
 * Sint-Pieters", "Antwerpen Zuid".
 */
export function readInside(
  reading: Reading,
  at: number,
  { candidates: [town], from: named }: Mention,
  known: Known,
): Near | undefined {
  const { gazetteer, points } = known;
  const harbour = readHarbour(reading, at, named, points);
  if (harbour) return harbour;
  const to = nameEnd(reading, at, points);
  if (to === undefined || isPlace(reading, at, to, known)) return undefined;
  const words = wordsOf(reading.tokens, at, to);
  if (!town || words.length < 4) return undefined;
  const isThere = points.named(words).some((point) => {
    const kind = pointKinds[points.kindOf(point)]!;
    if (words.length < 6 && kind !== "neighbourhood") return false;
    return kind !== "street" && kind !== "tram" && liesIn(gazetteer, points, point, town);
  });
  return isThere ? { words, from: at, to } : undefined;
}

/** "Gent haven": the port that points know as "haven Gent". */
function readHarbour({ tokens }: Reading, at: number, town: number, points: PointIndex): Near | undefined {
  const kind = tokens[at]?.text ?? "";
  if (!/^(?:haven|luchthaven|port|airport|aeroport|metro|metrostation)$/.test(kind)) return undefined;
  const words = `${kind} ${wordsOf(tokens, town, at)}`;
  return points.named(words).length > 0 ? { words, from: at, to: at + 1 } : undefined;
}
