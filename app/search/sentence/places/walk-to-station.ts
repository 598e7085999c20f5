import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { says, type Reading } from "../reading/reading.ts";
import { measured } from "./nearness.ts";
import { findMention, type Mention } from "./place-mentions.ts";
import { longestWalk, readStationOfTown, stations, type StationWalk } from "./station-walk.ts";

/**
 * "5 minutes on foot from Howald station": so many minutes to a station of a town, where no station bears that name. The
 * town is searched, and the walk to any of its stations.
 */
export function readWalkToStationOfTown(
  reading: Reading,
  at: number,
  gazetteer: Gazetteer,
  language: Language,
): { walk: StationWalk; town: Mention } | undefined {
  if (!says(reading, stations)) return undefined;
  const said = measured(reading, at);
  if (said?.minutes === undefined || said.minutes > longestWalk) return undefined;
  const town = findMention(gazetteer, reading.tokens, said.to, language);
  const station = town && readStationOfTown(reading.tokens, town.to);
  return station && { walk: { ...station, value: String(said.minutes), from: at }, town };
}
