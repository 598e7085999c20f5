import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { Box, Point } from "#app/places/area.ts";
import { metresBetween } from "#app/places/distance.ts";
import type { Stop, StopKind } from "../tiles/stop.ts";
import { lacksMotorways } from "./motorway-gaps.ts";
import { kinds, reach } from "./ways.ts";

/** As `npm run site-files -- tiles` writes it. */
export const stopsPath = path.resolve("app/basemap/tiles/stops.json.gz");

export interface NearStop extends Stop {
  /** As the crow flies. */
  metres: number;
}

type Stops = Record<StopKind, Stop[]>;

let stops: Stops | undefined;

/**
 * Those of each kind, from south to north: a listing's page asks for those around it, and to look at each took 6 ms. Most
 * are bus stops, which matter next door alone.
 */
function getStops(): Stops {
  if (!stops) {
    const read = (JSON.parse(gunzipSync(readFileSync(stopsPath)).toString("utf8")) as Stop[]).map(withoutPlatforms);
    read.sort(fromSouth);
    const ofKind = (kind: StopKind) => read.filter((stop) => stop.kind === kind);
    const [rail, metro, tram] = [ofKind("rail"), ofKind("metro"), ofKind("tram")];
    stops = { rail, metro, tram, bus: ofKind("bus"), motorway: ofKind("motorway") };
  }
  return stops;
}

/** Its names as people say them: the open data call each platform of a station by the stop's name with its own behind. */
export function withoutPlatforms(stop: Stop): Stop {
  const { name, fr, nl } = stop;
  return {
    ...stop,
    name: withoutPlatform(name),
    ...(fr !== undefined && { fr: withoutPlatform(fr) }),
    ...(nl !== undefined && { nl: withoutPlatform(nl) }),
  };
}

/** A quay with a number is a platform; one with a name is a street along the water. */
const platform = /[\s-]+(?:(?:perron|platform) (?:\d|[a-z]\b)|quai (?:n°\s?)?\d).*$/i;

const withoutPlatform = (name: string) => name.replace(platform, "");

const fromSouth = (a: Stop, b: Stop) => a.at[1] - b.at[1];

/** How many of these stops lie south of a latitude. */
function countSouthOf(lat: number, all: readonly Stop[]): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.at[1] < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Of each kind the stop nearest to a point, as far as it is near enough to matter; no junction where the data lack those of a
 * nearer motorway.
 */
export function nearestStops(point: Point): NearStop[] {
  const nearest = new Map<StopKind, NearStop>();
  for (const kind of kinds) {
    if (kind === "motorway" && lacksMotorways(point)) continue;
    let most = reach[kind];
    for (const stop of stopsInBox(kind, point, most)) {
      // A distance is worked out for few.
      if (Math.abs(stop.at[1] - point.lat) * metresOfDegree > most) continue;
      const metres = metresTo(stop, point);
      if (metres > most || (metres === most && nearest.has(kind))) continue;
      nearest.set(kind, { ...stop, metres });
      most = metres;
    }
  }
  // A tram is told rather than a bus that stops a little nearer.
  const [tram, bus] = [nearest.get("tram"), nearest.get("bus")];
  if (tram && bus) nearest.delete(tram.metres < bus.metres + 250 ? "bus" : "tram");
  return kinds.flatMap((kind) => nearest.get(kind) ?? []);
}

/** Railway and metro stations in a part of the map. */
export function stationsIn({ west, south, east, north }: Box): Stop[] {
  const { rail, metro } = getStops();
  return [...rail, ...metro]
    .filter(({ at: [lng, lat] }) => lng > west && lng < east && lat > south && lat < north)
    .toSorted(fromSouth);
}

/**
 * The stops within so many metres, the nearest first.
 * @param of their kinds: most of a town's are of buses
 */
export function stopsAround(point: Point, metres: number, of = kinds): NearStop[] {
  return of
    .flatMap((kind) => stopsInBox(kind, point, metres))
    .map((stop) => ({ ...stop, metres: metresTo(stop, point) }))
    .filter((stop) => stop.metres <= metres)
    .sort((a, b) => a.metres - b.metres);
}

/** A little less than a degree of latitude. */
const metresOfDegree = 111_000;

const metresTo = ({ at: [lng, lat] }: Stop, point: Point) => metresBetween(point, { lng, lat });

function stopsInBox(kind: StopKind, { lat, lng }: Point, metres: number): Stop[] {
  const high = metres / metresOfDegree;
  const all = getStops()[kind];
  return all
    .slice(countSouthOf(lat - high, all), countSouthOf(lat + high, all))
    .filter(({ at }) => Math.abs(at[0] - lng) < high * 1.7);
}
