import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { Feature } from "geojson";
import type { Point } from "#app/places/area.ts";
import { corner, holdsArea, line, polygon } from "./drawn-shapes.ts";
import { drawFreehand } from "./freehand.ts";

/** How near to a corner a click or a finger means it, in pixels: a target of 44. */
const reach = 22;
/** While areas are drawn by strokes, a press takes a corner from nearer only: the next stroke may begin beside it. */
const reachOfPress = 12;
const source = "drawing";
/** So long after a stroke a click is its end, in milliseconds. */
const afterStroke = 100;

/**
 * Draws an area on the map: freehand, or its corners by click or tap, which are moved by dragging or by a tap on them and one on their new place; or by Enter at the middle of the map, which the arrow keys move.
 * Also shows the area that a search is limited to.
 */
export class AreaDrawing {
  readonly #map: MapLibreMap;
  readonly #onChange: (corners: readonly Point[]) => void;
  readonly #onDone: () => void;
  #corners: Point[] = [];
  /** The corners as they were before each step, for undoing. */
  #before: (readonly Point[])[] = [];
  /** The corner that a tap has taken up: the next tap puts it down. */
  #taken: number | undefined;
  #strokeEnded = -Infinity;
  /** The corners are those of a stroke. */
  #isFreehand = false;
  #end: AbortController | undefined;

  constructor(map: MapLibreMap, onChange: (corners: readonly Point[]) => void, onDone: () => void) {
    this.#map = map;
    this.#onChange = onChange;
    this.#onDone = onDone;
  }

  /** Adds what the drawing is shown with, in a style that has just been loaded. */
  prepare(colour: string): void {
    if (this.#map.getSource(source)) return;
    this.#map.addSource(source, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    this.#map.addLayer({
      id: "drawing-area",
      type: "fill",
      source,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": colour, "fill-opacity": 0.09 },
    });
    this.#map.addLayer({
      id: "drawing-line",
      type: "line",
      source,
      filter: ["!=", ["geometry-type"], "Point"],
      paint: { "line-color": colour, "line-width": 2 },
    });
    this.#map.addLayer({
      id: "drawing-corners",
      type: "circle",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      paint: {
        "circle-color": ["case", ["get", "taken"], colour, "#ffffff"],
        "circle-radius": ["case", ["get", "taken"], 10, 7],
        "circle-stroke-color": colour,
        "circle-stroke-width": 2,
      },
    });
  }

  /** In the colour of another scheme; where the style is still on its way, {@link prepare} is told it then. */
  paint(colour: string): void {
    if (!this.#map.getSource(source)) return;
    this.#map.setPaintProperty("drawing-area", "fill-color", colour);
    this.#map.setPaintProperty("drawing-line", "line-color", colour);
    this.#map.setPaintProperty("drawing-corners", "circle-color", ["case", ["get", "taken"], colour, "#ffffff"]);
    this.#map.setPaintProperty("drawing-corners", "circle-stroke-color", colour);
  }

  /** Shows areas that are not being drawn any more, or never were; none clears the map. */
  show(...areas: (readonly Point[] | undefined)[]): void {
    this.stop();
    this.#render(areas.flatMap((corners) => (corners ? [polygon(corners)] : [])));
  }

  /** @param corners of an area that is to be changed: each can be taken back, as though it had been set just now */
  start(corners: readonly Point[] = []): void {
    this.stop();
    this.#corners = [...corners];
    this.#before = corners.map((_, at) => corners.slice(0, at));
    this.#taken = undefined;
    this.#isFreehand = false;
    this.#changed();
    const { signal } = (this.#end = new AbortController());
    const click = ({ lngLat, point }: MapMouseEvent) => {
      // A mouse that is let go where its stroke began has clicked there, too.
      if (performance.now() - this.#strokeEnded < afterStroke) return;
      const spot = { lat: lngLat.lat, lng: lngLat.lng };
      if (this.#taken !== undefined) return this.#putDown(spot);
      const index = this.#cornerAt(point);
      if (index === 0 && this.#corners.length >= 3) this.#onDone();
      else if (index >= 0) this.#takeUp(index);
      else this.add(spot);
    };
    const move = ({ lngLat, originalEvent }: MapMouseEvent) => {
      if (this.#taken === undefined && originalEvent.buttons === 0) this.#sketch({ lat: lngLat.lat, lng: lngLat.lng });
    };
    this.#map.on("click", click);
    this.#map.on("mousemove", move);
    this.#map.on("mousedown", this.#grab);
    this.#map.on("touchstart", this.#grab);
    this.#map.doubleClickZoom.disable();
    signal.addEventListener("abort", () => {
      this.#map.off("click", click);
      this.#map.off("mousemove", move);
      this.#map.off("mousedown", this.#grab);
      this.#map.off("touchstart", this.#grab);
      this.#map.doubleClickZoom.enable();
    });
    this.#map.getCanvas().addEventListener("keydown", this.#onKey, { signal });
    const freehand = {
      isTaken: ({ point }: MapMouseEvent | MapTouchEvent) =>
        this.#taken !== undefined || this.#pressedCorner(point) >= 0,
      onSketch: (stroke: readonly Point[]) => this.#sketch(...stroke),
      onStroke: (corners: readonly Point[]) => {
        this.#strokeEnded = performance.now();
        this.addStroke(corners);
      },
    };
    drawFreehand(this.#map, freehand, signal);
  }

  stop(): void {
    this.#end?.abort();
    this.#end = undefined;
  }

  /** Adds corners, in one step. */
  add(...corners: readonly Point[]): void {
    this.#isFreehand = false;
    this.#before.push([...this.#corners]);
    this.#corners.push(...corners);
    this.#changed();
  }

  /**
   * Draws around an area anew: what was drawn before, once it is one, gives way to it, and comes back with one step. A slip
   * that goes around nothing leaves it as it is.
   */
  addStroke(corners: readonly Point[]): void {
    if (this.#isArea && !this.#goesAround(corners)) return this.#sketch();
    this.#before.push([...this.#corners]);
    this.#isFreehand = true;
    this.#corners = this.#isArea ? [...corners] : [...this.#corners, ...corners];
    this.#changed();
  }

  get #isArea(): boolean {
    return this.#corners.length >= 3;
  }

  #goesAround(stroke: readonly Point[]): boolean {
    return holdsArea(stroke.map((point) => this.#map.project(point)));
  }

  #cornerAt(point: MapMouseEvent["point"], within = reach): number {
    return this.#corners.findIndex((corner) => this.#map.project(corner).dist(point) < within);
  }

  #pressedCorner(point: MapMouseEvent["point"]): number {
    return this.#cornerAt(point, this.#isFreehand ? reachOfPress : reach);
  }

  #takeUp(index: number): void {
    this.#taken = index;
    this.#sketch();
  }

  #putDown(spot: Point): void {
    this.#before.push([...this.#corners]);
    this.#corners[this.#taken!] = spot;
    this.#taken = undefined;
    this.#changed();
  }

  /** Takes the last step back: a corner set, or moved. */
  undo(): void {
    this.#taken = undefined;
    this.#corners = [...(this.#before.pop() ?? [])];
    this.#changed();
    // The button goes with the last corner; the arrow keys still move the map.
    if (this.#corners.length === 0) this.#map.getCanvas().focus({ preventScroll: true });
  }

  /** A corner under the pointer or finger follows it until it is let go; the map stays. */
  readonly #grab = (event: MapMouseEvent | MapTouchEvent) => {
    const index = this.#pressedCorner(event.point);
    if (index < 0) return;
    event.preventDefault();
    const before = [...this.#corners];
    let moved = false;
    const drag = ({ lngLat }: MapMouseEvent | MapTouchEvent) => {
      moved = true;
      this.#corners[index] = { lat: lngLat.lat, lng: lngLat.lng };
      this.#sketch();
    };
    const letGo = () => {
      for (const type of ["mousemove", "touchmove"] as const) this.#map.off(type, drag);
      for (const type of ["mouseup", "touchend", "touchcancel"] as const) this.#map.off(type, letGo);
      if (!moved) return;
      this.#before.push(before);
      this.#changed();
    };
    for (const type of ["mousemove", "touchmove"] as const) this.#map.on(type, drag);
    for (const type of ["mouseup", "touchend", "touchcancel"] as const) this.#map.on(type, letGo);
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      const { lat, lng } = this.#map.getCenter();
      this.add({ lat, lng });
    } else if (event.key === "Backspace") this.undo();
    else return;
    event.preventDefault();
  };

  #changed() {
    this.#sketch();
    this.#onChange([...this.#corners]);
  }

  /** What is drawn so far, with a line to where the pointer is, or a stroke to there; one around an area takes its place. */
  #sketch(...stroke: readonly Point[]) {
    const isBeside = stroke.length > 1 && this.#isArea;
    if (isBeside && this.#goesAround(stroke)) return this.#render([polygon(stroke)]);
    const path = stroke.length > 1 || this.#corners.length > 0 ? [...this.#corners, ...(isBeside ? [] : stroke)] : [];
    const shape = path.length >= 3 ? [polygon(path)] : path.length === 2 ? [line(path)] : [];
    const slip = isBeside ? [line(stroke)] : [];
    const corners = this.#corners.map((point, index) => corner(point, index === this.#taken));
    this.#render([...shape, ...slip, ...corners]);
  }

  #render(features: Feature[]) {
    void this.#map.getSource<GeoJSONSource>(source)?.setData({ type: "FeatureCollection", features });
  }
}
