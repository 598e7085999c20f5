import type { Known } from "./places/known.ts";
import { liesIn } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { readNearPartOfTown } from "./places/part-of-town.ts";
import { readNear, type Near } from "./places/near.ts";
import type { Mention } from "./places/place-mentions.ts";
import { measureCue, measured, nearCue, nearLength } from "./places/nearness.ts";
import { isAnyStation, stations } from "./places/station-walk.ts";
import type { Parts } from "./parts/parts.ts";
import { hasCue, says, type Reading } from "./reading/reading.ts";
import { readStationOfNamedTown } from "./places/station-of-town.ts";
import { readNumberedStreet } from "./places/streets.ts";
import { wordsOf } from "./reading/tokens.ts";
import { readTurnedName } from "./places/turned-names.ts";

/** What a sentence wants to be near from a token on, unless it wants to be near something else already. */
export function readPoint(reading: Reading, at: number, parts: Parts, known: Known): Near | undefined {
  const { gazetteer, points, language } = known;
  if (says(reading, stations) && mentionsAnyStation(reading, at)) return undefined;
  const before = parts.mentions.at(-1);
  const ofTown = parts.near ? undefined : readStationOfNamedTown(reading, at, before, known);
  // The town before it only tells which station it is.
  if (ofTown && !ofTown.town && before) parts.mentions.splice(-1, 1, { ...before, holdsNear: true });
  const inTown = ofTown || parts.near ? undefined : readNearPartOfTown(reading, at, before, known);
  if (inTown) {
    if (!inTown.town && before && !isWithin(before, inTown, known))
      parts.mentions.splice(-1, 1, { ...before, holdsNear: true });
    return inTown;
  }
  const said = ofTown ?? readNear(reading, at, known) ?? readTurnedName(reading, at, points);
  // "Brussel-Noord (noordstation)" says it twice.
  if (said && parts.near && !isSamePoint(points, said, parts.near)) return undefined;
  // "Groenplaats 100 Antwerpen"
  const isOneWord = said?.to === at + 1 && !parts.near;
  const town = before?.candidates[0];
  return (isOneWord ? readNumberedStreet(reading, at, { gazetteer, points, language, town }) : undefined) ?? said;
}

/** "Within 5 minutes of a metro station Etterbeek": any station of the town, and not the one of that name. */
function mentionsAnyStation(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "number" && !hasCue(token, nearCue | measureCue)) return false;
  const said = nearLength(reading, at) ?? measured(reading, at);
  return said !== undefined && isAnyStation(reading, said.to);
}

/**
 * "Zaventem, near the airport": what is so large that it has an edge is no part of the town that it is called by, and both are
 * asked for; but Liège Airport lies in another town.
 */
function isWithin({ candidates: [town] }: Mention, { words }: Near, { gazetteer, points }: Known): boolean {
  const [point] = points.named(words);
  return (
    town !== undefined &&
    point !== undefined &&
    points.point(point).extent > 0 &&
    liesIn(gazetteer, points, point, town)
  );
}

/** "Shop in Waasland Shopping", "City2 shopping centre": the name of a shopping centre says the type too. */
export function readMall({ tokens }: Reading, { words, from, to }: Near): Parts["types"][number] | undefined {
  if (wordsOf(tokens, from, to) !== words || !words.split(" ").includes("shopping")) return undefined;
  const isWhole = /^(?:centre|center)$/.test(tokens[to]?.text ?? "");
  return { segment: "shopping-centre", weak: false, isChoice: false, from, to: isWhole ? to + 1 : to };
}

const isSamePoint = (points: PointIndex, { words }: Near, other: Near) =>
  points.named(words)[0] !== undefined && points.named(words)[0] === points.named(other.words)[0];
