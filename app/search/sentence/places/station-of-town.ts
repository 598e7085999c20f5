import type { Known } from "./known.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { pointKinds } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import type { Near } from "./near.ts";
import { nearCue, nearLength } from "./nearness.ts";
import { articles, articlesCue } from "../words/near-words.ts";
import { stationByTail } from "./station-by-tail.ts";
import { stations as stationCue } from "./station-walk.ts";
import { findMention, type Mention } from "./place-mentions.ts";
import { hasCue, says, type Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

/** Words of what a station is called in its town. */
const longest = 3;
const stations = /^(?:station|treinstation|gare)$/;
const links = /^(?:de|du|des|d|of|van|la|le|les|l)$/;

/**
 * A station called by a name that it has together with its town, the town said before it or behind it: "Gand, près de la
 * gare Saint-Pierre", "Antwerpen station centraal"; or by the name alone, where one station is called so: "gare des Guillemins". Alone the name may be a place elsewhere.
 * @param before the place named last
 * @returns with the town where it is said behind
 */
export function readStationOfNamedTown(
  reading: Reading,
  at: number,
  before: Mention | undefined,
  known: Known,
): Near | undefined {
  const { gazetteer, points, language } = known;
  const { tokens } = reading;
  if (!says(reading, stationCue) || !hasCue(tokens[at], nearCue | articlesCue | stationCue)) return undefined;
  let from = nearLength(reading, at)?.to ?? at;
  while (from < at + longest + 2 && articles.has(tokens[from]?.text ?? "") && !stations.test(tokens[from]?.text ?? ""))
    from += 1;
  if (!stations.test(tokens[from]?.text ?? "")) return undefined;
  from += 1;
  const first = from;
  for (let skipped = 0; skipped < 2 && links.test(tokens[from]?.text ?? ""); skipped++) from += 1;
  for (let to = from + longest; to > from; to--) {
    if (to > tokens.length || !tokens.slice(from, to).every(({ kind }) => kind === "word")) continue;
    // "Gare centrale", "Bruxelles-Central"
    const name = wordsOf(tokens, from, to).replace(/^centrale$/, "central");
    const behind = findMention(gazetteer, tokens, to, language);
    for (const town of [before, behind]) {
      if (!town || isPartOf(town, findMention(gazetteer, tokens, from, language), gazetteer)) continue;
      const words = `${wordsOf(tokens, town.from, town.to)} ${name}`;
      const called = [words, `gare de ${words}`, `station ${words}`].find((each) => isRailway(each, points));
      if (called === undefined) continue;
      return town === behind ? { words: called, town, from: at, to: town.to } : { words: called, from: at, to };
    }
    // "Gare du Midi" is a name itself.
    const isName = points.named(wordsOf(tokens, first - 1, to)).length > 0;
    const quarter = findMention(gazetteer, tokens, first - 1, language);
    if (before || behind || isName || (quarter?.to ?? 0) >= to) continue;
    // "Gare des Guillemins", "gare du Luxembourg", but "gare de Luxembourg" is the country's capital's.
    const isArticled = /^(?:du|des|la|le|les|the|het)$/.test(tokens[from - 1]?.text ?? "") && from > first;
    const isPlace = findMention(gazetteer, tokens, from, language) !== undefined;
    const whole = isPlace && !isArticled ? undefined : stationByTail(points, name);
    if (whole !== undefined) return { words: whole, from: at, to };
  }
  return undefined;
}

/** "Bruxelles, gare du Midi": the quarter is a place to search in. */
function isPartOf({ candidates: [town] }: Mention, part: Mention | undefined, gazetteer: Gazetteer): boolean {
  return Boolean(town && part?.candidates.some((place) => gazetteer.ancestors(place).includes(town)));
}

const isRailway = (words: string, points: PointIndex) =>
  points.named(words).some((point) => /railway/.test(pointKinds[points.kindOf(point)]!));
