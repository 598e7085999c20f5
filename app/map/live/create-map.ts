import { Map as MapLibreMap, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { schemeOf } from "../colours.ts";
import type { MapData } from "../map-data.ts";
import { loadBasemap } from "./load-basemap.ts";
import { ownStyle } from "./style.ts";

/** Where somebody has moved the map to, kept with the entry of the browser's history. */
export interface Camera {
  lng: number;
  lat: number;
  zoom: number;
  /** The map no longer shows what the list was searched for. */
  moved: boolean;
}

export interface MapPlacement {
  container: HTMLElement;
  map: Pick<MapData, "view" | "styleUrl">;
  label: string;
  camera: Camera | undefined;
}

/** Belgium, Luxembourg and what lies around them: there is nothing to see beyond. */
const mapBounds: [number, number, number, number] = [-1.5, 47.6, 10.5, 53.4];

/**
 * Makes MapLibre's map in its container: in the configured style or the site's own, where the camera was, else of the view
 * that was searched. It can neither be turned nor tilted.
 */
export async function createMap(placement: MapPlacement): Promise<MapLibreMap> {
  setWorkerUrl(new URL(workerUrl, window.location.href).href);
  const map = newMap(placement, await styleFor(placement.map.styleUrl));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

async function styleFor(styleUrl: string | undefined): Promise<StyleSpecification | string> {
  if (styleUrl) return styleUrl;
  const night = window.matchMedia("(prefers-color-scheme: dark)").matches;
  return ownStyle(await loadBasemap(new AbortController().signal), schemeOf(night));
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
