import { stationsIn } from "#app/basemap/around/nearest-stops.server.ts";
import { metresOnFoot } from "#app/places/walking.ts";
import { metresOfWorld, squareAround } from "#app/basemap/tiles/mercator.ts";
import { pictureSide, placer } from "#app/basemap/picture-frame.ts";
import type { Box } from "#app/places/area.ts";
import type { StationRings } from "./marks/map-data.ts";

/** Minutes on foot that a ring stands for. */
const minutes = [5, 10];
/** More dots than this are a haze. */
const mostStations = 250;
/** A narrower ring can't be told from its station; units of the picture. */
const leastRadius = 8;

/** Stations in view with how far one comes on foot from them, for the map that the server draws. */
export function stationRings(view: Box): StationRings {
  const put = placer(view);
  const perMetre = pictureSide / squareAround(view).side / metresOfWorld((view.south + view.north) / 2);
  const radii = minutes.map((time) => Math.round(metresOnFoot(time) * perMetre));
  const spots = stationsIn(view)
    .slice(0, mostStations)
    .map(({ at: [lng, lat] }) => put({ lng, lat }))
    .map(([x, y]) => ({ x, y }));
  return { radii: radii[0]! < leastRadius ? [] : radii, spots };
}
