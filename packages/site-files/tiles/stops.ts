import { readTable } from "../../../db/seed/read-table.server.ts";
import type { Stop } from "../../../app/basemap/tiles/stop.ts";
import { junctions } from "./junctions.ts";
import { metroStations, railwayStations } from "./stop-sources.ts";

/** Where one gets on a train, metro, tram or bus, or onto a motorway; what a listing's surroundings are told from. */
export function stops(): Stop[] {
  return [...railwayStations(), ...metroStations(), ...brusselsStops(), ...belgianStops(), ...junctions()];
}

/** Stops of Brussels where trams or buses call; the metro's have their own signs. */
function brusselsStops(): Stop[] {
  type Column = "name_fr" | "name_nl" | "lat" | "lng" | "tram_lines";
  return readTable<Column>("openstreetmap/features/brussels_stops.tsv").map(
    ({ name_fr, name_nl, lat, lng, tram_lines }) => ({
      kind: tram_lines ? "tram" : "bus",
      at: [Number(lng), Number(lat)],
      name: name_fr,
      ...(name_nl !== name_fr && { nl: name_nl }),
      ...(tram_lines && { lines: tram_lines.replaceAll("|", " · ") }),
    }),
  );
}

/** Stops of the rest of Belgium. */
function belgianStops(): Stop[] {
  return readTable<"name" | "mode" | "lat" | "lng">("openstreetmap/features/stops_2015.tsv.gz")
    .map(
      ({ name, mode, lat, lng }): Stop => ({
        kind: mode === "bus" ? "bus" : "tram",
        at: [Number(lng), Number(lat)],
        name,
      }),
    )
    .filter(({ at: [lng, lat] }) => !(lng > 4.25 && lng < 4.48 && lat > 50.77 && lat < 50.915));
}
