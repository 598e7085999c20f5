import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Language } from "#app/i18n/languages.ts";
import type { Colours } from "#app/basemap/colours.ts";
import { byZoom, ofKind, onTiles } from "./layer-parts.ts";

/** The first font's name tells the weight; the family is the page's. */
const text = ["Instrument Sans Medium", "Instrument Sans"];
const strong = ["Instrument Sans Semi Bold", "Instrument Sans"];
const slanted = ["Instrument Sans Italic", "Instrument Sans"];
const display = ["Bricolage Grotesque Semi Bold", "Bricolage Grotesque"];

/** Names of towns, quarters, squares, stations, streets, rivers and motorways. */
export function nameLayers(colour: Colours, language: Language): LayerSpecification[] {
  const name: ExpressionSpecification =
    language === "en" ? ["get", "name"] : ["coalesce", ["get", language], ["get", "name"]];
  const halo = { "text-halo-color": colour.halo, "text-halo-width": 1.5 };
  const minor = { "text-color": colour.minorName, ...halo };
  return [
    onTiles("river-names", "symbol", "waterway", {
      minzoom: 13,
      filter: ["has", "name"],
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-field": ["get", "name"],
        "text-font": slanted,
        "text-size": 12,
        "text-letter-spacing": 0.06,
      },
      paint: { "text-color": colour.waterName, "text-halo-color": colour.water, "text-halo-width": 1.2 },
    }),
    onTiles("street-names", "symbol", "road", {
      minzoom: 14.2,
      filter: ["has", "name"],
      layout: {
        "symbol-placement": "line",
        "text-field": name,
        "text-font": text,
        "text-size": byZoom([14, 10.5], [17, 13]),
        "text-padding": 6,
      },
      paint: { "text-color": colour.minorName, "text-halo-color": colour.street, "text-halo-width": 1.4 },
    }),
    onTiles("squares", "symbol", "place", {
      minzoom: 14.5,
      filter: ofKind("square"),
      layout: { "text-field": name, "text-font": slanted, "text-size": 11.5, "text-max-width": 7, "text-padding": 6 },
      paint: minor,
    }),
    onTiles("shields", "symbol", "road", {
      minzoom: 7.5,
      filter: ["has", "ref"],
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 320,
        "text-field": ["get", "ref"],
        "text-font": display,
        "text-size": byZoom([8, 9.5], [13, 11.5]),
        "text-rotation-alignment": "viewport",
        "icon-image": [
          "concat",
          "shield-",
          ["case", ["==", ["slice", ["get", "ref"], 0, 1], "E"], "europe", "country"],
        ],
        "icon-text-fit": "both",
        "icon-text-fit-padding": [1.5, 4, 1.5, 4],
        "icon-rotation-alignment": "viewport",
        "text-padding": 20,
      },
      paint: { "text-color": colour.shieldText },
    }),
    onTiles("villages", "symbol", "place", {
      minzoom: 10.3,
      filter: ofKind("village"),
      layout: {
        "text-field": name,
        "text-font": text,
        "text-size": byZoom([10, 11], [15, 13.5]),
        "text-padding": 12,
        "text-max-width": 8,
      },
      paint: minor,
    }),
    onTiles("quarters", "symbol", "place", {
      minzoom: 11.8,
      filter: ofKind("quarter"),
      layout: {
        "text-field": ["upcase", name],
        "text-font": text,
        "text-size": byZoom([12, 9.5], [16, 12]),
        "text-letter-spacing": 0.09,
        "text-padding": 10,
        "text-max-width": 8,
      },
      paint: minor,
    }),
    ...stops(colour, name),
    onTiles("towns", "symbol", "place", {
      filter: [
        "all",
        ofKind("town"),
        [">=", ["get", "pop"], ["step", ["zoom"], 70_000, 7, 45_000, 8, 22_000, 9, 9_000, 10, 0]],
      ],
      layout: {
        "text-field": name,
        "text-font": strong,
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          6,
          townSize(11.5, 14),
          12,
          townSize(13, 19),
          15,
          townSize(14, 22),
        ],
        // Beside the mark that most towns have at their middle.
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 1.2,
        "text-justify": "auto",
        "text-padding": 3,
        "text-max-width": 8,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: { "text-color": colour.name, "text-halo-color": colour.halo, "text-halo-width": 1.7 },
    }),
  ];
}

function townSize(small: number, large: number): ExpressionSpecification {
  return ["interpolate", ["linear"], ["get", "pop"], 8_000, small, 200_000, large];
}

/** Stations: the sign, its name below, and the metro's lines in small. */
function stops(colour: Colours, name: ExpressionSpecification): LayerSpecification[] {
  const sign = (id: string, kinds: string[], icon: string, minzoom: number, named: ExpressionSpecification) =>
    onTiles(id, "symbol", "stop", {
      minzoom,
      filter: ofKind(...kinds),
      layout: {
        "icon-image": icon,
        "icon-size": byZoom([11, 0.72], [15, 1]),
        "icon-padding": 1,
        "text-field": ["step", ["zoom"], "", 12.6, named],
        "text-font": strong,
        "text-size": byZoom([11, 10.5], [16, 12.5]),
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.95,
        "text-justify": "auto",
        "text-optional": true,
        "text-padding": 3,
        "symbol-sort-key": ["coalesce", ["get", "rank"], 0],
      },
      paint: {
        "text-color": colour.stop,
        "text-halo-color": colour.halo,
        "text-halo-width": 1.5,
      },
    });
  const lines: ExpressionSpecification = [
    "format",
    name,
    {},
    ["concat", "  ", ["coalesce", ["get", "lines"], ""]],
    { "font-scale": 0.85, "text-color": colour.minorName },
  ];
  return [
    sign("rail-stops", ["rail"], "sign-rail", 10.8, name),
    sign("premetro-stops", ["premetro"], "sign-tram", 13.5, lines),
    sign("metro-stops", ["metro"], "sign-metro", 11.8, lines),
  ];
}
