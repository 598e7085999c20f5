import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { isChoiceBefore } from "./parts/phrase-senses.ts";
import type { Parts } from "./parts/parts.ts";
import { findMention, type Mention } from "./places/place-mentions.ts";
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
    ...inLuxembourgs(reading, mention, parts, gazetteer, language),
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

/**
 * "Arlon (Luxembourg)", "Luxembourg, Belgium": of the country and the Belgian province of one name the one that holds the place
 * before it, or lies in the place behind it. Of a list each is itself.
 */
function inLuxembourgs(
  { tokens }: Reading,
  mention: Mention,
  { mentions }: Parts,
  gazetteer: Gazetteer,
  language: Language,
): Mention {
  const [before, first] = [mentions.at(-1), mentions.at(-2)];
  const province = gazetteer.byKey("BE-80000");
  const link = mention.from - (before?.to ?? 0) === 1 ? tokens[mention.from - 1]!.text : "";
  const isBeside = before?.to === mention.from || /^[,(]$/.test(link);
  if (!before || !province || !isBeside || before.isChoice) return mention;
  const next = /^(?:,|\/|&|or|ou|of|and|et|en)$/.test(tokens[mention.to]?.text ?? "")
    ? findMention(gazetteer, tokens, mention.to + 1, language)
    : undefined;
  // "Bastogne, Luxembourg, Belgium" is no list.
  const isListed = next !== undefined && next.candidates[0]?.key !== "BE";
  if (isListed || (link === "," && first?.to === before.from - 1)) return mention;
  if (mention.candidates[0]?.key === "BE" && isLuxembourg(tokens, before)) {
    before.candidates = [province];
    return mention;
  }
  if (link === "" || !isLuxembourg(tokens, mention)) return mention;
  const lies = (holder: string) =>
    before.candidates.some((place) => gazetteer.ancestors(place).some(({ key }) => key === holder));
  return lies(province.key) && !lies("LU") ? { ...mention, candidates: [province] } : mention;
}

const isLuxembourg = (tokens: Reading["tokens"], { candidates, from, to }: Mention): boolean =>
  to === from + 1 && /^luxemb(?:o)?urg$/.test(tokens[from]!.text) && candidates.some(({ key }) => key === "LU");
