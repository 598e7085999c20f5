import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Colours } from "#app/basemap/colours.ts";
import { widths, type Stops } from "#app/basemap/widths.ts";
import { byZoom, fading, ofKind, onTiles } from "./layer-parts.ts";

/** At zoom 17 a pixel is 0.38 m: the width of a river in metres becomes pixels, and is halved zoom by zoom. */
const riverWidth = [
  "interpolate",
  ["exponential", 2],
  ["zoom"],
  5,
  ["max", 0.5, ["*", 0.011, ["get", "m"]]],
  9,
  ["max", 0.7, ["*", 0.022, ["get", "m"]]],
  12,
  ["max", 1, ["*", 0.083, ["get", "m"]]],
  17,
  ["max", 2.5, ["*", 2.64, ["get", "m"]]],
] as unknown as ExpressionSpecification;

/** Land and sea, towns, green and water, borders. */
export function basemapLayers(colour: Colours): LayerSpecification[] {
  const fill = (id: string, layer: string, kinds: string[], paint: string, minzoom = 0): LayerSpecification =>
    onTiles(id, "fill", layer, {
      minzoom,
      ...(kinds.length > 0 && { filter: ofKind(...kinds) }),
      paint: { "fill-color": paint },
    });
  const border = (kind: string, paint: string, width: Stops, dashes?: number[]): LayerSpecification =>
    onTiles(`border-${kind}`, "line", "border", {
      filter: ofKind(kind),
      layout: { "line-join": "round" },
      paint: {
        "line-color": paint,
        "line-width": byZoom(...width),
        ...(dashes && { "line-dasharray": dashes }),
      },
    });
  return [
    { id: "abroad", type: "background", paint: { "background-color": colour.abroad } },
    fill("sea", "ground", ["sea"], colour.sea),
    fill("land", "ground", ["land"], colour.land),
    onTiles("urban", "fill", "built", {
      filter: ofKind("urban"),
      maxzoom: 10.7,
      paint: { "fill-color": colour.urban, "fill-opacity": fading(8.8, 10.6) },
    }),
    fill("homes", "built", ["homes"], colour.homes, 10.5),
    fill("works", "built", ["works", "yard"], colour.works, 10.5),
    fill("school", "built", ["school"], colour.school, 10.5),
    fill("grass", "green", ["grass"], colour.grass, 9.5),
    fill("park", "green", ["park"], colour.park, 9.5),
    fill("wood", "green", ["wood"], colour.wood, 9.5),
    border("municipality", colour.municipality, widths.municipality, [3, 2]),
    onTiles("waterway", "line", "waterway", {
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": colour.water, "line-width": riverWidth },
    }),
    fill("water", "water", [], colour.water, 9.5),
    onTiles("building", "fill", "building", {
      minzoom: 13.3,
      paint: { "fill-color": colour.building, "fill-opacity": ["interpolate", ["linear"], ["zoom"], 13.3, 0, 14.2, 1] },
    }),
    border("province", colour.province, widths.province),
    border("neighbour", colour.province, widths.province),
    border("country", colour.country, widths.country),
  ];
}
