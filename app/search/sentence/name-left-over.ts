import { fold } from "#app/places/fold.ts";
import { liesIn, slugOfPoint } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import type { Mention } from "./places/place-mentions.ts";
import type { Known } from "./places/known.ts";
import { isListingWord } from "./words/listing-words.ts";

/** "Winkelpand Meir Antwerpen": of names without a word that says what they are. */
const kinds = new Set(["street", "square", "landmark", "neighbourhood"]);

/**
 * What is left of a sentence where it is, whole, the name of one street, square, quarter or landmark of the town named:
 * the search is near that. A word that advertisements say stays text.
 * @returns the slug in the page's language
 */
export function readNameLeft(
  left: string,
  mentions: readonly Mention[],
  { gazetteer, points, language }: Known,
): string | undefined {
  const name = fold(left);
  if (name.length < shortest || isListingWord(name)) return undefined;
  const within = mentions.flatMap(({ candidates }) => candidates[0] ?? []);
  const exact = points.named(name);
  const there = (exact.length > 0 ? exact : calledBy(points, name)).filter(
    (point) => kinds.has(points.point(point).kind) && within.some((place) => liesIn(gazetteer, points, point, place)),
  );
  return there.length === 1 ? slugOfPoint(points, gazetteer, there[0]!, language) : undefined;
}

const small = /\b(?:de|du|des|d|la|le|l|les|het|van|aan|the|of)\b ?/g;

/** Those of whose names these are the words but for articles: "vinave ile" is Vinâve d'Île. */
function calledBy(points: PointIndex, name: string): number[] {
  // Thousands have "rue de la": what has articles itself, or is longer than any name, is none without them.
  if (name.length > longestName || name.replace(small, "").trim() !== name) return [];
  const isWhole = (written: string) => fold(written).replace(small, "").trim() === name;
  return points.holding(name.split(" ")).filter((number) => {
    const { names, aliases } = points.point(number);
    return [...Object.values(names), ...aliases].some(isWhole);
  });
}

/** Letters of a point's name, at most. */
const longestName = 120;

/** Letters: shorter words are all kinds of things. */
const shortest = 4;
