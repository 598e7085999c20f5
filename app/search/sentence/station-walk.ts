import { minutesOnFoot } from "#app/places/walking.ts";
import { measured } from "./near.ts";
import type { Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";

/** A station of no name that a sentence wants to be near, in minutes on foot: the filter of that name. */
export interface StationWalk {
  name: "station";
  value: string;
  from: number;
  to: number;
}

const stations =
  /^(?:station|stations|gare|gares|metro|metros|halte|treinstation|treinstations|metrostation|metrohalte|stop)$/;
const stationKinds =
  /^(?:the|a|an|any|la|le|une|un|l|du|des|d|de|het|een|train|railway|metro|tube|nearest|next|station)$/;

/** So many minutes on foot to a station of no name: "within 15 min walk of a railway station". */
export function readStationWalk(reading: Reading, at: number): StationWalk | undefined {
  const said = measured(reading, at);
  const onFoot = said?.minutes ?? (said?.metres === undefined ? undefined : minutesOnFoot(said.metres));
  if (!said || onFoot === undefined || onFoot > longestWalk) return undefined;
  const { tokens } = reading;
  let to = said.to;
  for (; to < tokens.length && stationKinds.test(tokens[to]?.text ?? ""); to++);
  if (stations.test(tokens[to]?.text ?? "")) to += 1;
  else if (!stations.test(tokens[to - 1]?.text ?? "") || to === said.to) return undefined;
  return { name: "station", value: String(onFoot), from: at, to };
}

/** Minutes: nobody walks on. */
const longestWalk = 60;

/** Where nothing says how far. */
const usualWalk = "10";

/** "near Ghent station", "kantoor Leuven station": the station of the town just named. @param at the token behind the town */
export function readStationOfTown(tokens: readonly Token[], at: number): StationWalk | undefined {
  const to = /^(?:train|railway)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  if (!/^(?:station|treinstation)$/.test(tokens[to]?.text ?? "")) return undefined;
  return { name: "station", value: usualWalk, from: at, to: to + 1 };
}
