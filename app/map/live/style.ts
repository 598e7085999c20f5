import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Language } from "#app/i18n/languages.ts";
import { colours, type Colours, type Scheme } from "#app/basemap/colours.ts";
import { basemapLayers } from "./basemap-layers.ts";
import { nameLayers } from "./name-layers.ts";
import { stationRingLayers } from "./station-layers.ts";
import { roadLayers } from "./road-layers.ts";

/** From this zoom of the tiles on, MapLibre enlarges them (packages/site-files/tiles/write-tiles.ts). */
const deepestZoom = 13;

/**
 * The site's own style: its tiles, painted in its colours, with names in its type.
 * @param tilesUrl where tiles are had, with `{z}`, `{x}` and `{y}`
 */
export function ownStyle(tilesUrl: string, language: Language, scheme: Scheme): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: {
        type: "vector",
        tiles: [new URL(tilesUrl, window.location.href).href.replaceAll("%7B", "{").replaceAll("%7D", "}")],
        minzoom: 5,
        maxzoom: deepestZoom,
        bounds: [-1.5, 47.6, 10.5, 53.4],
      },
      "mark-halos": { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: layers(colours[scheme], language),
  };
}

/** From below to above. */
export function layers(colour: Colours, language: Language): LayerSpecification[] {
  return [
    ...basemapLayers(colour),
    ...roadLayers(colour),
    ...stationRingLayers(colour),
    ...nameLayers(colour, language),
    markHalos,
  ];
}

/** Nothing to be seen: it keeps names away from the marks, which stand above the map. */
const markHalos: LayerSpecification = {
  id: "mark-halos",
  type: "symbol",
  source: "mark-halos",
  layout: {
    "text-field": ["get", "room"],
    "text-font": ["Instrument Sans"],
    "text-size": ["*", 2.1, ["get", "radius"]],
    "text-allow-overlap": true,
    "text-padding": 0,
  },
  paint: { "text-opacity": 0 },
};
