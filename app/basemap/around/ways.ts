import type { StopKind } from "../tiles/stop.ts";

/*
 * How long a way takes, as the search for stations has it (decisions, section 2): on foot 80 m a minute, a street being
 * 1.3 times as long as the crow flies; by car 45 km an hour, the same detour, whatever the traffic.
 */

const metresAMinute = { onFoot: 80, byCar: 750 };
const detour = 1.3;
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
  const walk = Math.max(1, Math.round((metres * detour) / metresAMinute.onFoot));
  if (kind !== "motorway" && walk <= longestWalk) return { by: "onFoot", minutes: walk };
  return { by: "byCar", minutes: Math.max(1, Math.round((metres * detour) / metresAMinute.byCar)) };
}

/** How far one comes on foot, in metres as the crow flies. */
export function walkedIn(minutes: number): number {
  return (minutes * metresAMinute.onFoot) / detour;
}
