import { isAddressable } from "#app/places/place.ts";
import { leads, leadsCue } from "./words/near-words.ts";
import type { Parts } from "./parts/parts.ts";
import { hasCue, type Reading } from "./reading/reading.ts";
import { wordsOf } from "./reading/tokens.ts";
import { radiusCue, readRadius } from "./figures/radius.ts";

/** Of words: what begins with a number is read as well. */
const distance = leadsCue | radiusCue;

/**
 * Takes a distance that is said behind what it is measured from: "bij de Groenplaats, binnen een straal van 800 m", "Gent,
 * straal 5 km". Where nothing was named before, it is left out, and never a surface.
 * @returns the token behind it; undefined where none begins
 */
export function takeRadiusBehind(reading: Reading, at: number, parts: Parts): number | undefined {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" && !hasCue(tokens[at], distance)) return undefined;
  const from = leads.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const radius = readRadius(reading, at) ?? (from > at ? readRadius(reading, from) : undefined);
  if (!radius) return undefined;
  const mention = parts.mentions.at(-1);
  const [place] = mention?.candidates ?? [];
  if (parts.near) parts.near = { ...parts.near, metres: radius.metres };
  else if (mention && place && isAddressable(place.kind)) {
    const { from: first, to } = mention;
    parts.mentions.pop();
    parts.near = { words: wordsOf(tokens, first, to), metres: radius.metres, place, from: first, to };
  } else parts.rest.leaveOut(at, radius.to);
  return radius.to;
}
