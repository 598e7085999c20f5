import { detour, minutesOnFoot } from "#app/places/walking.ts";
import type { StopKind } from "../tiles/stop.ts";

/*
 * How long a way takes: on foot as the search for stations has it, so that a page tells one figure; by car 45 km an hour
 * with the same detour, whatever the traffic.
 */

/** Metres a minute. */
const byCar = 750;
/** Further than this nobody walks. */
const longestWalk = 40;

/** In the order they are told. */
export const kinds: readonly StopKind[] = ["metro", "rail", "tram", "bus", "motorway"];

/** How far away a stop still matters, in metres as the crow flies. */
export const reach: Record<StopKind, number> = { metro: 2400, rail: 20_000, tram: 1500, bus: 1500, motorway: 30_000 };

interface Way {
  by: "onFoot" | "byCar";
  minutes: number;
}

/** The way to a stop: on foot as far as one walks, by car to motorways and beyond that. */
export function wayTo(kind: StopKind, metres: number): Way {
  const walk = Math.max(1, minutesOnFoot(metres));
  if (kind !== "motorway" && walk <= longestWalk) return { by: "onFoot", minutes: walk };
  return { by: "byCar", minutes: Math.max(1, Math.round((metres * detour) / byCar)) };
}
