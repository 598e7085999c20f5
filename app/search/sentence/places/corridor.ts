import { metresBetween } from "#app/places/distance.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { between as opening } from "../words/figure-words.ts";
import { matchWords, type Reading } from "../reading/reading.ts";
import type { Mention } from "./place-mentions.ts";

/** How far beside the line a town's middle may lie, as a part of the line's length, and in metres. */
const widest = { part: 0.2, metres: 5_000 };

/** Metres: between towns further apart lies half a country. */
const furthest = 60_000;

/** Towns at most; of more the largest. */
const most = 8;

/** Behind the first town, before the second. */
const and = /^(?:and|et|en|&|-|–)$/;

/**
 * The towns of "between Brussels and Mechelen": those two, and from the first to the second the municipalities whose middle
 * lies near the line between theirs.
 * @returns with what else is named; undefined where no two towns are named so
 */
export function readCorridor(
  reading: Reading,
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
): { places: Place[]; others: Mention[] } | undefined {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    if (!next || next.from - mention.to !== 1 || !and.test(reading.tokens[mention.to]?.text ?? "")) continue;
    const isOpened = [1, 2].some((back) => matchWords(reading, mention.from - back, opening) === back);
    const [first, last] = [townOf(mention), townOf(next)];
    if (!isOpened || !first || !last) continue;
    const places = [first, ...placesBetween(gazetteer, first, last), last];
    // "Between Uccle and Forest in Brussels": the third says where both lie.
    const around = [first, last].flatMap((end) => gazetteer.ancestors(end));
    const isOther = (other: Mention) =>
      other !== mention && other !== next && !other.candidates.some((place) => around.includes(place));
    return { places, others: mentions.filter(isOther) };
  }
  return undefined;
}

/** Of Luxembourg the city: nothing lies between a country and a town. */
const townOf = ({ candidates: [first, ...others] }: Mention) =>
  first?.kind === "country" ? others.find(({ kind }) => kind === "municipality") : first;

/** The municipalities between two places, from the first to the last. */
function placesBetween(gazetteer: Gazetteer, first: Place, last: Place): Place[] {
  const length = metresBetween(first, last);
  if (length > furthest) return [];
  const aside = Math.min(widest.part * length, widest.metres);
  const ends = [first, last].flatMap((end) => [end, ...gazetteer.ancestors(end)]);
  return gazetteer.places
    .filter(({ kind }) => kind === "municipality")
    .map((place) => ({ place, ...onLine(first, last, place) }))
    .filter(({ along, beside }) => along > 0 && along < 1 && beside <= aside)
    .filter(({ place }) => !ends.includes(place) && !isPartOf(gazetteer, place, [first, last]))
    .sort((a, b) => (b.place.population ?? 0) - (a.place.population ?? 0))
    .slice(0, most)
    .sort((a, b) => a.along - b.along)
    .map(({ place }) => place);
}

const isPartOf = (gazetteer: Gazetteer, place: Place, wholes: readonly Place[]) =>
  gazetteer.ancestors(place).some((around) => wholes.includes(around));

/** How far along a line a place lies (0 at its beginning, 1 at its end), and how many metres beside it: the earth is flat nearby. */
function onLine(from: Place, to: Place, { lat, lng }: Place): { along: number; beside: number } {
  const scale = Math.cos((from.lat * Math.PI) / 180);
  const line = { x: (to.lng - from.lng) * scale, y: to.lat - from.lat };
  const point = { x: (lng - from.lng) * scale, y: lat - from.lat };
  const along = (point.x * line.x + point.y * line.y) / (line.x ** 2 + line.y ** 2);
  const foot = { lat: from.lat + along * line.y, lng: from.lng + along * (to.lng - from.lng) };
  return { along, beside: metresBetween(foot, { lat, lng }) };
}
