import { readTable } from "../../../db/seed/read-table.server.ts";
import type { Stop, StopKind } from "../../../app/basemap/tiles/stop.ts";
import { metroStations as metroShapes, railwayStations as railwayShapes } from "./names.ts";
import type { Shape } from "./read-shapes.ts";

/** The railway stations of the map. */
export function railwayStations(): Stop[] {
  return railwayShapes().map(stopOf);
}

/** The metro stations of the map; underground trams are trams. */
export function metroStations(): Stop[] {
  return metroShapes().map(stopOf);
}

/** The number of the motorway that the map draws through a junction. */
export function motorwayNumbers(): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const { number, junctions } of readTable<"number" | "junctions">("map/motorways.tsv")) {
    for (const junction of junctions.split("|")) {
      const name = junction.split("@")[0]!;
      if (name && !numbers.has(name)) numbers.set(name, number);
    }
  }
  return numbers;
}

function stopOf({ geometry, properties }: Shape): Stop {
  const [lng = 0, lat = 0] = geometry.type === "Point" ? geometry.coordinates : [];
  const { kind, name, fr, nl, lines } = properties as Record<string, string>;
  const kinds: Record<string, StopKind> = { rail: "rail", metro: "metro", premetro: "tram" };
  return {
    kind: kinds[kind!]!,
    at: [lng, lat],
    name: name!,
    ...(fr && { fr }),
    ...(nl && { nl }),
    ...(lines && { lines }),
  };
}
