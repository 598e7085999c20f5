import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { colours, type Colours, type Scheme } from "../colours.ts";
import type { Basemap } from "./load-basemap.ts";

/** From this zoom on the borders are drawn in detail, with municipalities. */
export const detailZoom = 7.6;
/** From this zoom on there are villages and quarters, and a little later streets. */
export const villageZoom = 10.5;
export const streetZoom = 12;

const sources = [
  "ocean",
  "land",
  "urban",
  "municipality",
  "rivers",
  "roads",
  "rail",
  "province",
  "neighbours",
  "country",
] as const satisfies (keyof Basemap)[];

const nothing = { type: "FeatureCollection" as const, features: [] };

/** The site's own style: its basemap, painted in its colours, with names in its type. */
export function ownStyle(basemap: Basemap, scheme: Scheme): StyleSpecification {
  const entries = sources.map((name) => [name, { type: "geojson" as const, data: basemap[name], tolerance: 0.2 }]);
  const later = ["towns", "villages", "streets", "mark-halos"].map((name) => [
    name,
    { type: "geojson" as const, data: nothing },
  ]);
  return {
    version: 8,
    sources: Object.fromEntries([...entries, ...later]) as StyleSpecification["sources"],
    layers: layers(colours[scheme]),
  };
}

/** From below to above. */
export function layers(colour: Colours): LayerSpecification[] {
  return [
    { id: "abroad", type: "background", paint: { "background-color": colour.abroad } },
    { id: "ocean", type: "fill", source: "ocean", paint: { "fill-color": colour.sea } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": colour.land } },
    {
      id: "urban",
      type: "fill",
      source: "urban",
      maxzoom: 11,
      paint: { "fill-color": colour.urban, "fill-opacity": fading(8.5, 10.5) },
    },
    {
      id: "municipality",
      type: "line",
      source: "municipality",
      minzoom: detailZoom,
      paint: { "line-color": colour.municipality, "line-width": growing(0.7, 1.5) },
    },
    {
      id: "rail",
      type: "line",
      source: "rail",
      maxzoom: 12.5,
      paint: { "line-color": colour.rail, "line-width": 0.8, "line-opacity": fading(11, 12.5) },
    },
    {
      id: "rivers",
      type: "line",
      source: "rivers",
      paint: { "line-color": colour.river, "line-width": growing(1.1, 2.5), "line-opacity": fading(13, 14.5) },
    },
    {
      id: "roads",
      type: "line",
      source: "roads",
      paint: { "line-color": colour.road, "line-width": growing(1.1, 3), "line-opacity": fading(11, 13) },
    },
    {
      id: "streets",
      type: "line",
      source: "streets",
      minzoom: streetZoom,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: {
        "line-color": colour.street,
        "line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 12, 0.6, 17, 9],
      },
    },
    {
      id: "province",
      type: "line",
      source: "province",
      paint: { "line-color": colour.province, "line-width": growing(0.9, 2) },
    },
    {
      id: "neighbours",
      type: "line",
      source: "neighbours",
      paint: { "line-color": colour.province, "line-width": growing(0.9, 2) },
    },
    {
      id: "country",
      type: "line",
      source: "country",
      layout: { "line-join": "round" },
      paint: { "line-color": colour.country, "line-width": growing(1.2, 2.5) },
    },
    {
      id: "streets-names",
      type: "symbol",
      source: "streets",
      minzoom: 14.5,
      layout: {
        "symbol-placement": "line",
        "text-field": ["get", "name"],
        "text-font": ["Instrument Sans"],
        "text-size": 11.5,
        "text-padding": 6,
      },
      paint: { "text-color": colour.minorName, "text-halo-color": colour.halo, "text-halo-width": 1.5 },
    },
    {
      id: "villages",
      type: "symbol",
      source: "villages",
      minzoom: villageZoom,
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Instrument Sans"],
        "text-size": 12.5,
        "text-padding": 8,
        "text-max-width": 8,
      },
      paint: { "text-color": colour.minorName, "text-halo-color": colour.halo, "text-halo-width": 1.4 },
    },
    {
      id: "towns",
      type: "symbol",
      source: "towns",
      filter: [">=", ["get", "population"], ["step", ["zoom"], 70_000, 7, 45_000, 8, 22_000, 9, 0]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Instrument Sans"],
        "text-size": ["interpolate", ["linear"], ["get", "population"], 8_000, 12.5, 200_000, 16],
        // Beside the mark that most towns have at their middle.
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 1.3,
        "text-justify": "auto",
        "text-padding": 3,
        "text-max-width": 8,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: { "text-color": colour.name, "text-halo-color": colour.halo, "text-halo-width": 1.6 },
    },
    {
      // Nothing to be seen: it keeps names away from the marks, which stand above the map.
      id: "mark-halos",
      type: "symbol",
      source: "mark-halos",
      layout: {
        "text-field": "●",
        "text-font": ["Instrument Sans"],
        "text-size": ["*", 2.1, ["get", "radius"]],
        "text-allow-overlap": true,
        "text-padding": 0,
      },
      paint: { "text-opacity": 0 },
    },
  ];
}

function fading(from: number, to: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], from, 1, to, 0];
}

function growing(far: number, near: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], 7, far, 14, near];
}
