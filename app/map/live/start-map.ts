import { Map as Sheet, Marker, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Language } from "#app/i18n/languages.ts";
import { readArea, readBox, writeBox, type Box, type Point } from "#app/places/area.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { colours, type Scheme } from "../colours.ts";
import type { MapData, Mark } from "../map-data.ts";
import { markRadius } from "../mark-size.ts";
import { loadGround } from "./basemap.ts";
import { AreaDrawing } from "./draw-area.ts";
import { fetchMarks } from "./fetch-marks.ts";
import { GroundFiller } from "./fill-ground.ts";
import { Markers } from "./markers.ts";
import { attributionsOf, boxOfSheet } from "./sheet.ts";
import { layers, ownStyle } from "./style.ts";

/** Where somebody has moved the map to, kept with the entry of the browser's history. */
export interface Camera {
  lng: number;
  lat: number;
  zoom: number;
  /** The map no longer shows what the list was searched for. */
  moved: boolean;
}

export interface LiveMapOptions {
  container: HTMLElement;
  map: MapData;
  query: SearchQuery;
  language: Language;
  label: string;
  camera: Camera | undefined;
  /** The map can be seen and used; those are to be named beside it. */
  onReady: (attributions: string[]) => void;
  /** Somebody moved the map, or it was moved for them. */
  onMoved: (camera: Camera) => void;
  onChoose: (mark: Mark, element: HTMLElement) => void;
  onPoint: (reference: string | undefined) => void;
  onCorners: (corners: readonly Point[]) => void;
  onAreaClosed: () => void;
  /** The marks could not be fetched, or can again. */
  onOutdated: (outdated: boolean) => void;
}

type PaintName = Parameters<Sheet["setPaintProperty"]>[1];
type PaintValue = Parameters<Sheet["setPaintProperty"]>[2];

/** Belgium, Luxembourg and what lies around them: there is nothing to see beyond. */
const sheetBounds: [number, number, number, number] = [-1.5, 47.6, 10.5, 53.4];
const debounce = 100;
/** Marks a little outside are there already when the map is moved. */
const margin = 0.08;

/** The map that moves: ground, marks that follow the view, drawing. Everything around it is the page's. */
export class LiveMap {
  readonly #options: LiveMapOptions;
  readonly #sheet: Sheet;
  readonly #markers: Markers;
  readonly #drawing: AreaDrawing;
  readonly #ground: GroundFiller | undefined;
  readonly #gone = new AbortController();
  readonly #night = window.matchMedia("(prefers-color-scheme: dark)");
  #query: SearchQuery;
  #moved: boolean;
  #askedFor: string | undefined;
  #fetching: AbortController | undefined;
  #wait: number | undefined;
  #spot: Marker | undefined;

  static async start(options: LiveMapOptions): Promise<LiveMap> {
    setWorkerUrl(new URL(workerUrl, window.location.href).href);
    const night = window.matchMedia("(prefers-color-scheme: dark)").matches;
    const style = options.map.styleUrl ?? ownStyle(await loadGround(new AbortController().signal), schemeOf(night));
    return new LiveMap(options, style);
  }

  private constructor(options: LiveMapOptions, style: StyleSpecification | string) {
    this.#options = options;
    this.#query = options.query;
    this.#moved = options.camera?.moved ?? false;
    const { container, map, camera, label, language } = options;
    const { west, south, east, north } = map.view;
    const sheet = (this.#sheet = new Sheet({
      container,
      style,
      attributionControl: false,
      maxBounds: sheetBounds,
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
    }));
    sheet.touchZoomRotate.disableRotation();
    sheet.keyboard.disableRotation();
    this.#markers = new Markers({ sheet, language, onChoose: options.onChoose, onPoint: options.onPoint });
    this.#drawing = new AreaDrawing(sheet, options.onCorners, options.onAreaClosed);
    this.#ground = map.styleUrl ? undefined : new GroundFiller(sheet, language, this.#gone.signal);
    sheet.once("load", () => this.#loaded());
    sheet.on("moveend", (event) => this.#hasMoved("byVisitor" in event || Boolean(event.originalEvent)));
    this.#night.addEventListener("change", () => this.#repaint(), { signal: this.#gone.signal });
  }

  /** Goes on with another search, whose view comes with it; with `camera` goes back to where the map was then. */
  search(query: SearchQuery, map: MapData, camera: Camera | undefined): void {
    // The map may have been moved on while the list was fetched: nobody wants it torn back.
    const isOwn = query.bbox !== undefined && query.bbox === this.#askedFor;
    this.#askedFor = undefined;
    this.#query = query;
    this.#moved = isOwn ? !this.#showsJust(map.view) : (camera?.moved ?? false);
    this.#drawing.show(readArea(query.area));
    if (camera) this.#sheet.jumpTo({ center: [camera.lng, camera.lat], zoom: camera.zoom });
    else if (!isOwn) this.fit(map.view, false);
    this.#refresh();
  }

  /** What the map shows, as the box that a search is about to be limited to. */
  askForBox(): string {
    return (this.#askedFor = writeBox(this.box()));
  }

  fit({ west, south, east, north }: Box, byVisitor = true): void {
    this.#sheet.fitBounds([west, south, east, north], { maxZoom: 17, duration: 450 }, byVisitor ? { byVisitor } : {});
  }

  zoom(steps: 1 | -1): void {
    const zoom = this.#sheet.getZoom() + steps;
    this.#sheet.easeTo({ zoom, duration: 250 }, { byVisitor: true });
  }

  /** Moves by a part of what is seen. */
  pan(east: number, south: number): void {
    const { clientWidth, clientHeight } = this.#sheet.getContainer();
    const by: [number, number] = [(east * clientWidth) / 3, (south * clientHeight) / 3];
    this.#sheet.panBy(by, { duration: 250 }, { byVisitor: true });
  }

  /** What the map shows. */
  box(): Box {
    return boxOfSheet(this.#sheet);
  }

  camera(): Camera {
    const { lng, lat } = this.#sheet.getCenter();
    return { lng, lat, zoom: this.#sheet.getZoom(), moved: this.#moved };
  }

  /** Shows where a listing of the list stands. */
  point(reference: string | undefined, spot: [number, number] | undefined): void {
    this.#markers.point(reference);
    this.#spot?.remove();
    this.#spot = undefined;
    if (!reference || !spot || this.#markers.has(reference)) return;
    const element = document.createElement("div");
    element.className = "map-spot";
    element.setAttribute("aria-hidden", "true");
    this.#spot = new Marker({ element }).setLngLat(spot).addTo(this.#sheet);
  }

  startDrawing(): void {
    this.#drawing.start();
    this.#sheet.getCanvas().focus({ preventScroll: true });
  }

  undoCorner(): void {
    this.#drawing.undo();
  }

  stopDrawing(): void {
    this.#drawing.show(readArea(this.#query.area));
  }

  remove(): void {
    this.#gone.abort();
    this.#fetching?.abort();
    window.clearTimeout(this.#wait);
    this.#markers.remove();
    this.#sheet.remove();
  }

  #loaded() {
    const { map } = this.#options;
    this.#drawing.prepare(this.#colours().accent);
    this.#drawing.show(readArea(this.#query.area));
    this.#ground?.fill();
    this.#show(map.marks);
    this.#refresh();
    this.#options.onReady(map.styleUrl ? attributionsOf(this.#sheet) : []);
  }

  #show(marks: readonly Mark[]) {
    this.#markers.show(marks);
    const most = Math.max(...marks.map(({ count }) => count));
    void this.#sheet.getSource<GeoJSONSource>("room")?.setData({
      type: "FeatureCollection",
      features: marks.map(({ lng, lat, count }) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [lng, lat] },
        properties: { radius: count > 1 ? markRadius(count, most) : 9 },
      })),
    });
  }

  #hasMoved(byVisitor: boolean) {
    if (byVisitor) this.#moved = true;
    this.#ground?.fill();
    this.#options.onMoved(this.camera());
    this.#refresh();
  }

  #refresh() {
    window.clearTimeout(this.#wait);
    this.#wait = window.setTimeout(() => void this.#fetch(), debounce);
  }

  async #fetch() {
    this.#fetching?.abort();
    const { signal } = (this.#fetching = new AbortController());
    // Until somebody moves the map it shows what the list shows, even where the frame is wider than the box searched.
    const box = (!this.#moved && readBox(this.#query.bbox)) || this.#roomyBox();
    try {
      const marks = await fetchMarks(this.#query, this.#options.language, box, this.#sheet.getZoom() + 1, signal);
      if (signal.aborted) return;
      this.#show(marks);
      this.#options.onOutdated(false);
    } catch {
      if (!signal.aborted) this.#options.onOutdated(true);
    }
  }

  #roomyBox(): Box {
    const { west, south, east, north } = this.box();
    const [wide, high] = [(east - west) * margin, (north - south) * margin];
    return { west: west - wide, south: south - high, east: east + wide, north: north + high };
  }

  #showsJust(view: Box): boolean {
    const seen = this.box();
    const least = Math.min(seen.east - seen.west, seen.north - seen.south) / 50;
    return (["west", "south", "east", "north"] as const).every((side) => Math.abs(view[side] - seen[side]) < least);
  }

  #colours() {
    return colours[schemeOf(this.#night.matches)];
  }

  #repaint() {
    this.#drawing.paint(this.#colours().accent);
    if (this.#options.map.styleUrl) return;
    for (const { id, paint } of layers(this.#colours())) {
      for (const [name, value] of Object.entries(paint ?? {}) as [PaintName, unknown][]) {
        this.#sheet.setPaintProperty(id, name, value as PaintValue);
      }
    }
  }
}

function schemeOf(night: boolean): Scheme {
  return night ? "night" : "day";
}
