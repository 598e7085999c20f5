import { minutesOnFoot } from "#app/places/walking.ts";
import { smallNumber, smallNumberCue } from "../words/small-number.ts";
import { minuteNouns } from "./minutes-between.ts";
import { longestWalkUnsaid, measureCue, measured, nearCue, nearLength } from "./nearness.ts";
import { leads, leadsCue } from "../words/near-words.ts";
import { atMost, atMostCue, orLess, wordings } from "../words/figure-words.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, matchWords, says, type Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";

/** A station of no name that a sentence wants to be near, in minutes on foot: the filter of that name. */
export interface StationWalk {
  name: "station";
  value: string;
  from: number;
  to: number;
}

/** What may say that a station is spoken of. */
export const stations = cue(
  "stations",
  "station stations gare gares metro metros halte treinstation treinstations metrostation metrohalte stop".split(" "),
);
export const stationKinds = cue(
  "station kinds",
  `the a an any la le une un l du des d de het een train railway metro tube nearest next central main local centraal
   station`.split(/\s+/),
);

/** Whether any station will do from a token on: "a metro station", "une gare", "het dichtstbijzijnde station". */
export function isAnyStation(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (!says(reading, stations) || !anyOf.test(tokens[at]?.text ?? "")) return false;
  let to = at + 1;
  while (to < at + 4 && hasCue(tokens[to], stationKinds) && !isStationNoun.test(tokens[to]!.text)) to += 1;
  return isStationNoun.test(tokens[to]?.text ?? "");
}
const anyOf = /^(?:an?|any|une?|een)$/;
const isStationNoun = /^(?:stations?|gares?|treinstations?|metrostations?|halte|metrohalte|stop)$/;

/** So many minutes on foot to a station of no name: "within 15 min walk of a railway station". */
export function readStationWalk(reading: Reading, at: number): StationWalk | undefined {
  const first = reading.tokens[at];
  if (!says(reading, stations)) return undefined;
  if (first?.kind !== "number" && !hasCue(first, nearCue | measureCue)) return undefined;
  const said = measured(reading, at) ?? nearLength(reading, at);
  // "Pas loin de la gare"
  const onFoot = said?.minutes ?? (said?.metres === undefined ? Number(usualWalk) : minutesOnFoot(said.metres));
  if (!said || onFoot > longestWalk) return undefined;
  const { tokens } = reading;
  let to = said.to;
  for (; to < tokens.length && isOfStation(tokens, to, said.to); to++);
  if (hasCue(tokens[to], stations)) to += 1;
  else if (!hasCue(tokens[to - 1], stations) || to === said.to) return undefined;
  if (/^(?:centrale|principale)$/.test(tokens[to]?.text ?? "")) to += 1;
  return { name: "station", value: String(onFoot), from: at, to: to + matchWords(reading, to, orLess) };
}

/** What stands before "station": "a railway or metro". */
const isOfStation = (tokens: readonly Token[], at: number, from: number) =>
  hasCue(tokens[at], stationKinds) || (at > from && isOr.test(tokens[at]?.text ?? ""));

/** Minutes: nobody walks on. */
export const longestWalk = 60;

/** Where nothing says how far. */
export const usualWalk = "10";

/** "near Ghent station", "kantoor Leuven station": the station of the town just named. @param at the token behind the town */
export function readStationOfTown(tokens: readonly Token[], at: number): StationWalk | undefined {
  const to = /^(?:train|railway)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  if (!/^(?:station|treinstation|gare)$/.test(tokens[to]?.text ?? "")) return undefined;
  // "Luxembourg Gare" is a quarter.
  if (tokens[to]?.text === "gare" && /^(?:luxemb(?:o)?urg|ville|stad|city)$/.test(tokens[at - 1]?.text ?? ""))
    return undefined;
  return { name: "station", value: usualWalk, from: at, to: to + 1 };
}

const onFootAlone = wordings(`
  minutes on foot, minutes walk, minutes walking, minute walk, min on foot, min walk, min walking, minutes away on foot, minutes à pied, min à pied, minutes de marche, min de marche,
  minuten te voet, min te voet, minuten stappen, min stappen, minuten wandelen, min wandelen, minuten lopen, min lopen`);

/** Of words: what begins with a number is read as well. */
const minutesCue = leadsCue | atMostCue | smallNumberCue;

/** "Station Mechelen, 10 min te voet": so many minutes on foot, said behind what they lead to. */
export function readMinutesBehind(reading: Reading, at: number): { minutes: number; to: number } | undefined {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number" && !hasCue(tokens[at], minutesCue)) return undefined;
  const led = at + (leads.has(tokens[at]?.text ?? "") ? 1 : 0);
  const from = led + matchWords(reading, led, atMost);
  const minutes = tokens[from]?.kind === "number" ? tokens[from].value : smallNumber(tokens[from]?.text);
  if (minutes === undefined || !(minutes > 0 && minutes <= longestWalk)) return undefined;
  const length = matchWords(reading, from + 1, onFootAlone) || unsaidLength(reading, at, from, minutes);
  return length > 0 ? { minutes, to: from + 1 + length } : undefined;
}

/** "Station Mechelen (10 min)", "une gare à 10 min": as many minutes as one walks without saying so. */
function unsaidLength(reading: Reading, at: number, number: number, minutes: number): number {
  const { tokens } = reading;
  const isBracketed = tokens[at - 1]?.text === "(";
  const isLed = leads.has(tokens[at]?.text ?? "") && number > at;
  if (minutes > longestWalkUnsaid || !(isBracketed || isLed)) return 0;
  const length = matchWords(reading, number + 1, minuteNouns);
  const next = tokens[number + 1 + length];
  if (isBracketed) return next?.text === ")" ? length : 0;
  return next === undefined || next.kind === "sign" ? length : 0;
}

/** "A railway or metro station within 8 minutes on foot" */
export function readStationThenWalk(reading: Reading, at: number): StationWalk | undefined {
  const { tokens } = reading;
  if (!says(reading, stations)) return undefined;
  if (!hasCue(tokens[at], stationKinds | stations) && !hasCue(tokens[at - 1], stations)) return undefined;
  let to = at;
  for (; to < tokens.length && isOfStation(tokens, to, at); to++);
  if (hasCue(tokens[to], stations)) to += 1;
  // "Métro à 5 min": what leads to the minutes is no part of it.
  while (to > at && !hasCue(tokens[to - 1], stations)) to -= 1;
  if (to === at && !hasCue(tokens[at - 1], stations)) return undefined;
  // "Bus stop nearby"
  if (tokens.slice(Math.max(0, at - 2), to).some(({ text }) => text === "bus" || text === "tram")) return undefined;
  const walk = readMinutesBehind(reading, to) ?? readNearBehind(reading, to);
  return walk && { name: "station", value: String(walk.minutes), from: at, to: walk.to };
}

const nearBehind = wordings(`
  nearby, close by, close, at walking distance, within walking distance, à proximité, proche, toute proche, à distance de marche, accessible à pied, à pied,
  in de buurt, dichtbij, dicht bij, vlakbij, vlak bij, nabij, op wandelafstand, op stapafstand`);
const notFarBehind = wordings(`
  not far, not too far, not far away, not too far away, pas loin, pas trop loin, pas très loin, niet ver, niet te ver, niet ver weg, niet te ver weg`);

/** "Une gare pas trop loin", "station nearby": as near as one walks, or not much further. */
function readNearBehind(reading: Reading, at: number): { minutes: number; to: number } | undefined {
  const near = matchWords(reading, at, nearBehind);
  const length = near || matchWords(reading, at, notFarBehind);
  const next = reading.tokens[at + length];
  // "Gare proche de Namur" is near the town.
  if (length === 0 || (next?.kind === "word" && /^(?:of|to|from|de|du|d|van|bij|the|a|à)$/.test(next.text)))
    return undefined;
  return { minutes: near > 0 ? Number(usualWalk) : longestWalkUnsaid, to: at + length };
}

const isOr = /^(?:or|ou|of)$/;

/** "Kantoor station Mechelen", "gare de Namur": a town's station, said in front of it. @returns where the town begins */
export function stationBefore(tokens: readonly Token[], at: number): number | undefined {
  if (!/^(?:station|treinstation|gare)$/.test(tokens[at]?.text ?? "")) return undefined;
  return /^(?:de|d|du|van|in|of)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
}
