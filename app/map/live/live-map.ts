import type { GeoJSONSource, Map as MapLibreMap, Marker } from "maplibre-gl";
import type { Language } from "#app/i18n/languages.ts";
import { boxAround, readArea, writeBox, type Box, type Point } from "#app/places/area.ts";
import { cornersOfCircle, type Circle } from "#app/places/circle.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { colours, schemeOf } from "#app/basemap/colours.ts";
import type { FoundMarks, MapData, Mark } from "../marks/map-data.ts";
import type { MapLayer } from "../marks/map-layer.ts";
import { markRadius } from "../marks/mark-size.ts";
import { createMap, type Camera, type MapWords } from "./create-map.ts";
import { AreaDrawing } from "./draw-area.ts";
import { Markers } from "./markers.ts";
import { attributionsOf, freeBox, holds, keptFree } from "./map-state.ts";
import { addSigns } from "./signs.ts";
import { ringAt } from "./spot-ring.ts";
import { stationLayers } from "./station-layers.ts";
import { layers } from "./style.ts";
import { ViewMarks } from "./view-marks.ts";

interface LiveMapOptions extends MapWords {
  container: HTMLElement;
  map: MapData;
  query: SearchQuery;
  language: Language;
  camera: Camera | undefined;
  /** The map can be seen and used; those are to be named beside it. */
  onReady: (attributions: string[]) => void;
  /** Somebody moved the map, or it was moved for them. */
  onMoved: (camera: Camera) => void;
  onChoose: (mark: Mark, element: HTMLElement) => void;
  onPoint: (reference: string | undefined) => void;
  onCorners: (corners: readonly Point[]) => void;
  onAreaClosed: () => void;
  /** Marks have come that the map now shows. */
  onMarks: (found: FoundMarks) => void;
  /** The marks could not be fetched, or can again. */
  onOutdated: (outdated: boolean) => void;
}

type PaintName = Parameters<MapLibreMap["setPaintProperty"]>[1];
type PaintValue = Parameters<MapLibreMap["setPaintProperty"]>[2];

/** The map that moves: basemap, marks that follow the view, drawing. Everything around it is the page's. */
export class LiveMap {
  readonly #options: LiveMapOptions;
  readonly #map: MapLibreMap;
  readonly #markers: Markers;
  readonly #viewMarks: ViewMarks;
  readonly #drawing: AreaDrawing;
  readonly #gone = new AbortController();
  readonly #night = window.matchMedia("(prefers-color-scheme: dark)");
  #query: SearchQuery;
  #circle: Circle | undefined;
  #moved: boolean;
  #layer: MapLayer | undefined;
  #askedFor: string | undefined;
  #spot: Marker | undefined;
  #pointed: Parameters<LiveMap["point"]> = [undefined, undefined];

  static start(options: LiveMapOptions): LiveMap {
    return new LiveMap(options, createMap(options));
  }

  private constructor(options: LiveMapOptions, map: MapLibreMap) {
    const { language, onChoose, onPoint, onOutdated } = options;
    this.#options = options;
    this.#map = map;
    this.#query = options.query;
    this.#circle = options.map.circle;
    this.#moved = options.camera?.moved ?? false;
    this.#layer = options.map.layer;
    this.#markers = new Markers({ map, language, onChoose, onPoint });
    const onMarks = (found: FoundMarks) => {
      this.#show(found.marks);
      options.onMarks(found);
    };
    this.#viewMarks = new ViewMarks({ map, language, onMarks, onOutdated });
    this.#drawing = new AreaDrawing(map, options.onCorners, options.onAreaClosed);
    map.once("load", () => this.#loaded());
    map.on("moveend", (event) => this.#hasMoved("byVisitor" in event || Boolean(event.originalEvent)));
    this.#night.addEventListener("change", () => this.#repaint(), { signal: this.#gone.signal });
  }

  /** Goes on with another search, whose view comes with it; with `camera` goes back to where the map was then. */
  search(query: SearchQuery, map: MapData, camera: Camera | undefined): void {
    // The map may have been moved on while the list was fetched: nobody wants it torn back.
    const isOwn = query.bbox !== undefined && query.bbox === this.#askedFor;
    this.#askedFor = undefined;
    this.#query = query;
    this.#moved = isOwn ? !this.#showsJust(map.view) : (camera?.moved ?? false);
    this.#circle = map.circle;
    this.#showLimits();
    if (camera) this.#map.jumpTo({ center: [camera.lng, camera.lat], zoom: camera.zoom });
    else if (!isOwn) this.fit(map.view, false);
    this.#refresh();
  }

  /** What the map shows, as the box that a search is about to be limited to. */
  askForBox(): string {
    return (this.#askedFor = writeBox(this.box()));
  }

  fit({ west, south, east, north }: Box, byVisitor = true): void {
    const how = { maxZoom: 17, duration: 450, padding: keptFree(this.#map.getContainer()) };
    this.#map.fitBounds([west, south, east, north], how, byVisitor ? { byVisitor } : {});
  }

  zoom(steps: 1 | -1): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 }, { byVisitor: true });
  }

  /** Moves by a part of what is seen. */
  pan(east: number, south: number): void {
    const { clientWidth, clientHeight } = this.#map.getContainer();
    const by: [number, number] = [(east * clientWidth) / 3, (south * clientHeight) / 3];
    this.#map.panBy(by, { duration: 250 }, { byVisitor: true });
  }

  /** What the map shows, and nothing covers. */
  box(): Box {
    return freeBox(this.#map);
  }

  camera(): Camera {
    const { lng, lat } = this.#map.getCenter();
    return { lng, lat, zoom: this.#map.getZoom(), moved: this.#moved };
  }

  /** Shows where a listing of the list stands. */
  point(reference: string | undefined, spot: [number, number] | undefined): void {
    this.#pointed = [reference, spot];
    this.#markers.point(reference, spot);
    this.#spot?.remove();
    // A ring would cross the figure of a cluster, which is ringed itself.
    const needsRing = reference && spot && !this.#markers.shows(reference, spot);
    this.#spot = needsRing ? ringAt(spot).addTo(this.#map) : undefined;
  }

  /** The listings that stand by themselves on the map, from west to east. */
  singles(): string[] {
    return this.#markers.singles();
  }

  /** Moves to a spot that is out of sight. */
  bringIn(spot: [number, number] | undefined): void {
    if (spot && !holds(this.box(), spot)) this.#map.easeTo({ center: spot }, { byVisitor: true });
  }

  /** Shows something else beside what was found, or nothing. */
  showLayer(layer: MapLayer | undefined): void {
    if (layer === this.#layer) return;
    this.#layer = layer;
    this.#showStations();
    this.#refresh();
  }

  /** With the corners of the area that the search is limited to, where there is one, all of them in sight. */
  startDrawing(): void {
    const corners = readArea(this.#query.area);
    this.#drawing.start(corners);
    if (corners && !corners.every(({ lng, lat }) => holds(this.box(), [lng, lat]))) this.fit(boxAround(corners), false);
    this.#map.getCanvas().focus({ preventScroll: true });
  }

  undoCorner(): void {
    this.#drawing.undo();
  }

  stopDrawing(): void {
    this.#showLimits();
  }

  remove(): void {
    this.#gone.abort();
    this.#viewMarks.stop();
    this.#markers.remove();
    this.#map.remove();
  }

  #loaded() {
    const { map } = this.#options;
    this.#drawing.prepare(this.#colours().accent);
    this.#showLimits();
    this.#show(map.marks);
    this.#showStations();
    this.#refresh();
    this.#options.onReady(map.styleUrl ? attributionsOf(this.#map) : []);
  }

  #showStations() {
    const visibility = this.#layer === "stations" ? "visible" : "none";
    for (const id of stationLayers)
      if (this.#map.getLayer(id)) this.#map.setLayoutProperty(id, "visibility", visibility);
  }

  /** What the search is limited to: an area that was drawn, or a circle around what it is near. */
  #showLimits() {
    this.#drawing.show(readArea(this.#query.area), this.#circle && cornersOfCircle(this.#circle));
  }

  #show(marks: readonly Mark[]) {
    this.#markers.show(marks);
    this.point(...this.#pointed);
    const most = Math.max(...marks.map(({ count }) => count));
    void this.#map.getSource<GeoJSONSource>("mark-halos")?.setData({
      type: "FeatureCollection",
      features: marks.map(({ lng, lat, count, price, shade }) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [lng, lat] },
        // A price stands on a plate, three times as wide as high.
        properties:
          shade !== undefined || (count === 1 && price)
            ? { radius: 10, room: "●●●●" }
            : { radius: count > 1 ? markRadius(count, most) : 9, room: "●" },
      })),
    });
  }

  #hasMoved(byVisitor: boolean) {
    if (byVisitor) this.#moved = true;
    this.#options.onMoved(this.camera());
    this.#refresh();
  }

  #refresh() {
    this.#viewMarks.refresh(this.#query, this.#moved, this.#layer);
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
    addSigns(this.#map, this.#colours());
    for (const { id, paint } of layers(this.#colours(), this.#options.language)) {
      for (const [name, value] of Object.entries(paint ?? {}) as [PaintName, unknown][]) {
        this.#map.setPaintProperty(id, name, value as PaintValue);
      }
    }
  }
}
