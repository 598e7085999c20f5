import { readTable } from "#db/seed/read-table.server.ts";
import type { Point } from "./area.ts";
import { metresBetween } from "./distance.ts";
import { railwayStations } from "./railway-stations.server.ts";
import { minutesOnFoot } from "./walking.ts";

let known: readonly Point[] | undefined;

/** Railway stations at which trains stop, and metro stations. */
function listStations(): readonly Point[] {
  const metro = readTable<"lat" | "lng">("openstreetmap/features/brussels_metro_stations.tsv");
  return [...railwayStations(), ...metro].map(({ lat, lng }) => ({
    lat: Number(lat),
    lng: Number(lng),
  }));
}

/** How many minutes it takes to walk to the nearest railway or metro station. Looks at all of some hundred. */
export function minutesToStation(from: Point): number {
  known ??= listStations();
  // How much shorter a degree of longitude is than one of latitude: good for telling which of two is nearer.
  const lngScale = Math.cos((from.lat * Math.PI) / 180);
  let nearest = known[0]!;
  let least = Infinity;
  for (const station of known) {
    const x = (station.lng - from.lng) * lngScale;
    const y = station.lat - from.lat;
    const distance = x * x + y * y;
    if (distance >= least) continue;
    least = distance;
    nearest = station;
  }
  return minutesOnFoot(metresBetween(from, nearest));
}
