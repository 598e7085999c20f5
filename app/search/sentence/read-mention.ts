import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { isChoiceBefore } from "./parts/phrase-senses.ts";
import type { Parts } from "./parts/parts.ts";
import type { Mention } from "./places/place-mentions.ts";
import { readStationOfNamedTown } from "./places/station-of-town.ts";
import { readStationOfTown } from "./places/station-walk.ts";
import type { Reading } from "./reading/reading.ts";

/** "Nieuwpoort-Bad", "Coxyde-Bains", "Koksijde-Dorp": which part of the town, of which no place is known. */
const isPartBySea = (token: Reading["tokens"][number] | undefined): boolean =>
  token?.hyphened === true && /^(?:bad|bains|plage|dorp|village)$/.test(token.text);

/** Takes a place that is named at a token, and its station where that stands behind it. @returns the token behind them */
export function takeMention(
  reading: Reading,
  at: number,
  mention: Mention,
  parts: Parts,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): number {
  const { tokens } = reading;
  const known = points && { gazetteer, points, language };
  const isBracketed = tokens[at - 1]?.text === "(" && parts.mentions.at(-1)?.to === at - 1;
  parts.mentions.push({
    ...mention,
    isChoice: isChoiceBefore(tokens, at),
    ...(isBracketed && { isBracketed: true }),
  });
  // "Antwerpen station centraal": the station has a name of its own.
  const isNamed = known && !parts.near && readStationOfNamedTown(reading, mention.to, parts.mentions.at(-1), known);
  const walk = isNamed ? undefined : readStationOfTown(tokens, mention.to);
  if (walk) parts.said.push(walk);
  if (walk || !isPartBySea(tokens[mention.to])) return walk?.to ?? mention.to;
  parts.rest.leaveOut(mention.to, mention.to + 1);
  return mention.to + 1;
}
