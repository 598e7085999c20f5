import { metresBetween } from "#app/places/distance.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import { pointKinds, type PointKind } from "#app/places/points/point.ts";
import type { Remainder } from "./parts/remainder.ts";
import { wordsOf } from "./reading/tokens.ts";
import { everydayNames } from "./words/everyday-names.ts";
import { isListingWord } from "./words/listing-words.ts";
import type { Known } from "./places/known.ts";
import { nameEnd } from "./places/name-end.ts";
import type { Mention } from "./places/place-mentions.ts";
import { stationByTail } from "./places/station-by-tail.ts";

/** Of these kinds a name is known by itself; thousands of streets and bus stops are called by any word. */
const kinds: ReadonlySet<PointKind> = new Set([
  "metro-railway",
  "railway",
  "metro",
  "business-park",
  "landmark",
  "neighbourhood",
  "square",
  "tram",
]);

/** Letters: shorter words name too many things, and a station called without its town is known by a long name. */
const shortest = { name: 5, station: 7 };

/** Metres: a square and the stop on it are one place. */
const samePlace = 1_500;

/**
 * A square, a station, a park or a shopping centre that is named without a word that says so: "studio meublé flagey", "flat
 * guillemins". It is what is left of a sentence, no everyday word, and the name of one place, in the towns named where there are any.
 * @returns the words that name it, and where they stand; undefined where nothing of the kind is left
 */
export function readBareName(
  rest: Remainder,
  mentions: readonly Mention[],
  { gazetteer, points }: Known,
): { words: string; from: number; to: number } | undefined {
  const { reading } = rest;
  const { tokens, sentence } = reading;
  const towns = mentions.flatMap(({ candidates }) => candidates[0] ?? []);
  for (let from = 0; !rest.isEmpty && from < tokens.length; from++) {
    const token = tokens[from]!;
    if (!rest.keeps(from) || rest.isSaid(from) || token.kind !== "word") continue;
    // What stands in quotes is searched for as it stands there.
    if (/["“„«]/.test(sentence[token.start - 1] ?? "")) continue;
    const named = nameEnd(reading, from, points);
    const called = named === undefined && token.text.length >= shortest.station;
    const to = named ?? from + 1;
    const words = wordsOf(tokens, from, to);
    if (words.length < shortest.name || everydayNames.has(words) || (to === from + 1 && isListingWord(words))) continue;
    const whole = called ? stationByTail(points, words) : words;
    const [first, ...others] = whole === undefined ? [] : placesCalled(points, whole);
    if (first === undefined || !isKnown(points, first)) continue;
    if (others.some((other) => metresBetween(points.point(first), points.point(other)) > samePlace)) continue;
    if (towns.length === 0 || towns.some((town) => liesIn(gazetteer, points, first, town)))
      return { words: whole!, from, to };
  }
  return undefined;
}

const placesCalled = (points: PointIndex, name: string) =>
  points.named(name).filter((point) => kinds.has(pointKinds[points.kindOf(point)]!));

/** Of the landmarks only those that people know by several names: there is a museum "Cartouche", and a castle "Casier". */
function isKnown(points: PointIndex, point: number): boolean {
  const { kind, aliases } = points.point(point);
  return kind !== "landmark" || aliases.length > 0;
}
