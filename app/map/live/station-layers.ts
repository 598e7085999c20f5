import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { metresOnFoot } from "#app/places/walking.ts";
import type { Colours } from "#app/basemap/colours.ts";
import { ofKind, onTiles } from "./layer-parts.ts";

/** Metres that a pixel shows at zoom 0, at 50.5° north; between the south and the north of the map it is 2 % more or less. */
const metresAtZero = 49_790;
/** Minutes on foot. */
const rings = [10, 5];

const idOf = (minutes: number) => `station-ring-${minutes}`;

/** The layers that the map's own layer `stations` is made of. */
export const stationLayers = rings.map(idOf);

/** How far one comes on foot from railway and metro stations in 5 and 10 minutes; hidden until they are asked for. */
export function stationRingLayers({ stop }: Colours): LayerSpecification[] {
  return rings.map((minutes) =>
    onTiles(idOf(minutes), "circle", "stop", {
      minzoom: 11,
      filter: ofKind("rail", "metro"),
      layout: { visibility: "none" },
      paint: {
        "circle-radius": radius(metresOnFoot(minutes)),
        "circle-color": stop,
        "circle-opacity": 0.05,
        "circle-stroke-color": stop,
        "circle-stroke-width": minutes === 5 ? 1.5 : 1,
        "circle-stroke-opacity": minutes === 5 ? 0.7 : 0.45,
      },
    }),
  );
}

/** As wide as so many metres, at every zoom. */
function radius(metres: number): ExpressionSpecification {
  const at = (zoom: number) => (metres * 2 ** zoom) / metresAtZero;
  return ["interpolate", ["exponential", 2], ["zoom"], 8, at(8), 18, at(18)];
}
