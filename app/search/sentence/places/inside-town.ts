import type { Place } from "#app/places/place.ts";
import type { Known } from "./known.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { pointKinds } from "#app/places/points/point.ts";
import { nameEnd } from "./name-end.ts";
import { isPlace, type Near } from "./near.ts";
import { findMention, type Mention } from "./place-mentions.ts";
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
  if (to === undefined || isPlaceThere(reading, at, to, town, known)) return undefined;
  const words = wordsOf(reading.tokens, at, to);
  if (!town || words.length < 4) return undefined;
  const isThere = points.named(words).some((point) => {
    const kind = pointKinds[points.kindOf(point)]!;
    if (words.length < 6 && kind !== "neighbourhood") return false;
    return !/^(?:street|tram|bus)$/.test(kind) && liesIn(gazetteer, points, point, town);
  });
  return isThere ? { words, from: at, to } : undefined;
}

/** Whether it is a place to search in; beside its town, and no choice, one that lies elsewhere is not: "Oostende Mariakerke". */
function isPlaceThere(reading: Reading, at: number, to: number, town: Place | undefined, known: Known): boolean {
  if (!isPlace(reading, at, to, known)) return false;
  const { gazetteer, language } = known;
  const mention = findMention(gazetteer, reading.tokens, at, language);
  const isSmall = mention?.to === to && mention.candidates.every(({ kind }) => kind === "locality");
  if (!isSmall || !town || town.kind !== "municipality" || reading.tokens[at - 1]?.kind !== "word") return true;
  return mention.candidates.some((place) => gazetteer.ancestors(place).includes(town));
}

/** "Gent haven": the port that points know as "haven Gent". */
function readHarbour({ tokens }: Reading, at: number, town: number, points: PointIndex): Near | undefined {
  const kind = tokens[at]?.text ?? "";
  if (!/^(?:haven|luchthaven|port|airport|aeroport|metro|metrostation)$/.test(kind)) return undefined;
  const words = `${kind} ${wordsOf(tokens, town, at)}`;
  return points.named(words).length > 0 ? { words, from: at, to: at + 1 } : undefined;
}
