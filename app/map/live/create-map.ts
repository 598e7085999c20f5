import { Map as MapLibreMap, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Language } from "#app/i18n/languages.ts";
import { colours, schemeOf } from "#app/basemap/colours.ts";
import type { MapData } from "../marks/map-data.ts";
import { coveredSides, keptFree } from "./map-state.ts";
import { addSigns } from "./signs.ts";
import { ownStyle } from "./style.ts";

/** Where somebody has moved the map to, kept with the entry of the browser's history. */
export interface Camera {
  lng: number;
  lat: number;
  zoom: number;
  /** The map no longer shows what the list was searched for. */
  moved: boolean;
}

/** What the map is called to whoever can't see it, and the id of what says how it is used. */
export interface MapWords {
  label: string;
  describedBy: string;
}

interface MapPlacement extends MapWords {
  container: HTMLElement;
  map: Pick<MapData, "view" | "styleUrl" | "tilesUrl">;
  language: Language;
  camera: Camera | undefined;
}

/** Belgium, Luxembourg and what lies around them: there is nothing to see beyond. */
const mapBounds: [number, number, number, number] = [-1.5, 47.6, 10.5, 53.4];

/**
 * Makes MapLibre's map in its container: in the configured style or the site's own, where the camera was, else of the view
 * that was searched. It can neither be turned nor tilted.
 */
export function createMap(placement: MapPlacement): MapLibreMap {
  setWorkerUrl(new URL(workerUrl, window.location.href).href);
  const { styleUrl, tilesUrl } = placement.map;
  const scheme = schemeOf(window.matchMedia("(prefers-color-scheme: dark)").matches);
  const map = newMap(placement, styleUrl ?? ownStyle(tilesUrl, placement.language, scheme));
  map.getCanvas().setAttribute("aria-describedby", placement.describedBy);
  if (!styleUrl) map.once("style.load", () => addSigns(map, colours[scheme]));
  keepClear(map, placement);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Shows what was searched in the part of the map that cards and buttons leave free, which is another when it is turned. */
function keepClear(map: MapLibreMap, { container, map: { view }, camera }: MapPlacement): void {
  const { west, south, east, north } = view;
  map.setPadding(coveredSides(container));
  if (camera) map.jumpTo({ center: [camera.lng, camera.lat], zoom: camera.zoom });
  else map.fitBounds([west, south, east, north], { linear: true, duration: 0, padding: keptFree(container) });
  map.on("resize", () => map.setPadding(coveredSides(container)));
}

function newMap({ container, map, label, camera }: MapPlacement, style: StyleSpecification | string): MapLibreMap {
  const { west, south, east, north } = map.view;
  return new MapLibreMap({
    container,
    style,
    attributionControl: false,
    maxBounds: mapBounds,
    minZoom: 5,
    maxZoom: 17.5,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: 120,
    locale: { "Map.Title": label },
    ...(camera
      ? { center: [camera.lng, camera.lat] as [number, number], zoom: camera.zoom }
      : { bounds: [west, south, east, north] as [number, number, number, number] }),
  });
}
