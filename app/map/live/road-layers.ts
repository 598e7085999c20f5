import type { LayerSpecification } from "maplibre-gl";
import type { Colours } from "#app/basemap/colours.ts";
import { widths } from "#app/basemap/widths.ts";
import { appearing, byZoom, ofKind, onTiles } from "./layer-parts.ts";

const round = { "line-cap": "round", "line-join": "round" } as const;

/** Streets, main roads, motorways, railways, metro and tram. */
export function roadLayers(colour: Colours): LayerSpecification[] {
  return [
    onTiles("path", "line", "road", {
      minzoom: 12.5,
      filter: ofKind("path"),
      layout: round,
      paint: { "line-color": colour.path, "line-width": byZoom(...widths.path) },
    }),
    onTiles("street", "line", "road", {
      minzoom: 11,
      filter: ofKind("street"),
      layout: round,
      paint: { "line-color": colour.street, "line-width": byZoom(...widths.street), "line-opacity": appearing(11, 12) },
    }),
    onTiles("main-rim", "line", "road", {
      minzoom: 9,
      filter: ofKind("main", "link"),
      layout: round,
      paint: { "line-color": colour.mainRim, "line-width": byZoom(...widths.mainRim) },
    }),
    onTiles("main", "line", "road", {
      minzoom: 9,
      filter: ofKind("main", "link"),
      layout: round,
      paint: { "line-color": colour.main, "line-width": byZoom(...widths.main) },
    }),
    ...rails(colour),
    onTiles("motorway-rim", "line", "road", {
      filter: ofKind("motorway"),
      layout: round,
      paint: { "line-color": colour.motorwayRim, "line-width": byZoom(...widths.motorwayRim) },
    }),
    onTiles("motorway", "line", "road", {
      filter: ofKind("motorway"),
      layout: round,
      paint: { "line-color": colour.motorway, "line-width": byZoom(...widths.motorway) },
    }),
  ];
}

/** A railway is a line with sleepers of the ground's colour; a metro line has its own. */
function rails(colour: Colours): LayerSpecification[] {
  return [
    onTiles("rail", "line", "rail", {
      paint: {
        "line-color": colour.rail,
        "line-width": byZoom(...widths.rail),
        "line-opacity": byZoom([6, 0.55], [12, 0.9]),
      },
    }),
    onTiles("rail-gaps", "line", "rail", {
      minzoom: 11.5,
      paint: {
        "line-color": colour.land,
        "line-width": byZoom(...widths.railGaps),
        "line-dasharray": [3.5, 3.5],
      },
    }),
    onTiles("tram", "line", "transit", {
      minzoom: 12.5,
      filter: ofKind("tram"),
      layout: round,
      paint: { "line-color": colour.tram, "line-width": byZoom(...widths.tram) },
    }),
    onTiles("metro", "line", "transit", {
      minzoom: 11,
      filter: ofKind("metro"),
      layout: round,
      paint: {
        "line-color": ["to-color", ["get", "colour"]],
        "line-width": byZoom(...widths.metro),
        "line-opacity": 0.75,
      },
    }),
  ];
}
