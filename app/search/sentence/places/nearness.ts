import { metresOnFoot } from "#app/places/walking.ts";
import { atMost, atMostCue, type Wordings } from "../words/figure-words.ts";
import { smallNumber, smallNumberCue } from "../words/small-number.ts";
import {
  kilometres,
  leads,
  leadsCue,
  metres,
  minutes,
  nearness,
  walkable,
  walkLinks,
  walks,
} from "../words/near-words.ts";
import { readMinutesBetween } from "./minutes-between.ts";
import { radiusCue, readRadius } from "../figures/radius.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, type Reading } from "../reading/reading.ts";

/** How near something is to be. */
export interface Said {
  minutes?: number;
  to: number;
  metres?: number;
}

export const nearCue = cue("near", nearness, walkable, walks);
/** Of words: what begins with a number is measured as well. */
export const measureCue = leadsCue | radiusCue | atMostCue | smallNumberCue;

/** "Near", and how near where it says so. */
export function nearLength(reading: Reading, at: number): Said | undefined {
  if (!hasCue(reading.tokens[at], nearCue)) return undefined;
  const onFoot = matchWords(reading, at, walkable);
  if (onFoot > 0) return { to: at + onFoot, metres: metresOnFoot(10), minutes: 10 };
  const length = matchWords(reading, at, nearness);
  const said = length || matchWords(reading, at, walks);
  const between = said > 0 ? readMinutesBetween(reading, at + said) : undefined;
  if (between) {
    const to = between.to + matchWords(reading, between.to, walkLinks);
    return { to, metres: metresOnFoot(between.minutes), minutes: between.minutes };
  }
  return length > 0 ? { to: at + length } : undefined;
}

/** "within 10 minutes' walk of", "à moins de 2 km de". */
export function measured(reading: Reading, at: number): Said | undefined {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" && !hasCue(tokens[at], measureCue)) return undefined;
  let from = at;
  const radius =
    readRadius(reading, from) ?? (leads.has(tokens[from]?.text ?? "") ? readRadius(reading, from + 1) : undefined);
  if (radius) return radius;
  // "At most" begins as "at" does.
  const bound = matchWords(reading, from, atMost);
  if (bound === 0 && leads.has(tokens[from]?.text ?? "")) from += 1;
  from += bound || matchWords(reading, from, atMost);
  const number = tokens[from];
  const figure = number?.kind === "number" ? number.value : smallNumber(number?.text);
  if (figure === undefined || !(figure > 0 && figure < 100_000)) return undefined;
  // "Max 30 min 60 m²": the least of the next figure.
  if (tokens[from + 1]?.text === "min" && tokens[from + 2]?.kind === "number") return undefined;
  const walk = inUnits(reading, from, minutes, metresOnFoot(figure));
  // "20 minutes from the airport", without a word of walking, is nobody's walk.
  const isRide =
    figure > longestWalkUnsaid && walk && !tokens.slice(from + 1, walk.to).some(({ text }) => ofWalk.test(text));
  if (isRide) return { to: walk.to };
  return (
    (walk && { ...walk, minutes: figure }) ??
    inUnits(reading, from, kilometres, figure * 1_000) ??
    inUnits(reading, from, metres, figure)
  );
}

function inUnits(reading: Reading, number: number, units: Wordings, metres: number): Said | undefined {
  const length = matchWords(reading, number + 1, units);
  return length > 0 ? { to: number + 1 + length, metres: Math.round(metres) } : undefined;
}

/** Minutes: from here on somebody rides, unless they say that they walk. */
export const longestWalkUnsaid = 15;
const ofWalk = /^(?:walk|walking|foot|pied|marche|voet|wandelen|stappen|wandelafstand)$/;
