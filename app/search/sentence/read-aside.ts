import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { amenityLength } from "./asides/amenities.ts";
import { abstainedEnd, takeWanted } from "./asides/abstaining.ts";
import { conversionLength } from "./asides/conversions.ts";
import { readDayAlone, readDayAsked } from "./days/days.ts";
import { phoneLength } from "./figures/distances.ts";
import { readEnergyBound } from "./figures/energy-bounds.ts";
import { indifferentLength } from "./asides/indifference.ts";
import { nameEnd } from "./places/name-end.ts";
import { findMention } from "./places/place-mentions.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { takeMeaning, type Parts } from "./parts/parts.ts";
import { readMinutesBehind, stationBefore, usualWalk } from "./places/station-walk.ts";
import { readOwnProperty } from "./asides/own-property.ts";
import { readPerson } from "./asides/people.ts";
import { otherNumberLength } from "./figures/other-numbers.ts";
import { type Reading } from "./reading/reading.ts";
import { refusedLength } from "./asides/refusals.ts";
import { takeRadiusBehind } from "./read-radius.ts";
import { readRoad } from "./places/roads.ts";
import { metresOnFoot } from "#app/places/walking.ts";

/** Letters: shorter words may be the number of a road, or the letter of a label. */
const shortestPlain = 5;

/**
 * Reads what says something beside what is sought: who asks, when, how far, what is not wanted.
 * @returns the token after it; undefined where none begins, as at most words
 */
export function readAside(
  reading: Reading,
  at: number,
  parts: Parts,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): number | undefined {
  const { tokens } = reading;
  const { rest } = parts;
  const token = tokens[at]!;
  if (token.kind === "word" && token.cues === 0 && token.text.length >= shortestPlain) return undefined;
  const phone = phoneLength(reading, at);
  if (phone > 0) {
    rest.leaveOut(at, at + phone);
    return at + phone;
  }
  const own = readOwnProperty(reading, at, gazetteer, language);
  if (own) {
    if (own.type) takeMeaning(reading, parts, own.type.meaning, at + 1, own.from);
    rest.leaveOut(own.from, own.to);
    return own.to;
  }
  const person = readPerson(reading, at, gazetteer, language);
  if (person) {
    rest.leaveOut(person.from, person.to);
    return person.to;
  }
  const day = readDayAsked(reading, at) ?? readDayAlone(reading, at);
  if (day) {
    parts.said.push(day);
    return day.to;
  }
  const energy = readEnergyBound(reading, at);
  if (energy) {
    parts.said.push(energy);
    return energy.to;
  }
  const walk = readMinutesBehind(reading, at);
  const station = parts.said.find(({ name }) => name === "station");
  if (walk && (station ?? parts.near)) {
    if (station) station.value = String(walk.minutes);
    else if (parts.near) parts.near = { ...parts.near, metres: metresOnFoot(walk.minutes) };
    return walk.to;
  }
  const radius = takeRadiusBehind(reading, at, parts);
  if (radius !== undefined) return radius;
  const town = stationBefore(tokens, at);
  const called = town === undefined ? undefined : findMention(gazetteer, tokens, town, language)?.candidates[0];
  const isNamed = called && points && (nameEnd(reading, town!, points) ?? 0) > town! + 1;
  // "Van station Gent-Sint-Pieters": the name behind it is a station's own.
  if (isNamed) return town;
  if (town !== undefined && called?.kind === "municipality" && !findMention(gazetteer, tokens, at, language)) {
    parts.said.push({ name: "station", value: usualWalk, from: at, to: town });
    return town;
  }
  const road = readRoad(reading, at);
  if (road) {
    rest.leaveOut(at, road.to);
    return road.to;
  }
  const other = token.kind === "word" ? otherNumberLength(reading, at, gazetteer) : 0;
  if (other > 0) {
    rest.leaveOut(at, at + other);
    return at + other;
  }
  const aside =
    indifferentLength(reading, at, language) ||
    conversionLength(reading, at, language) ||
    amenityLength(reading, at, gazetteer, language);
  if (aside > 0) {
    rest.leaveOut(at, at + aside);
    return at + aside;
  }
  const refused = refusedLength(reading, at, { gazetteer, language, points });
  const abstained = refused > 0 ? abstainedEnd(reading, at + refused) : undefined;
  if (abstained !== undefined) {
    takeWanted(reading, parts, at, at + refused, language);
    return abstained;
  }
  if (refused > 0) {
    rest.leaveOut(at, at + refused);
    return at + refused;
  }
  return undefined;
}
