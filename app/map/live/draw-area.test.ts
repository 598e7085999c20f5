import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, test, vi } from "vitest";
import type { Point } from "#app/places/area.ts";
import { AreaDrawing } from "./draw-area.ts";

const nothing = () => {};

/** A map on which nothing is seen. */
const map = {
  on: nothing,
  off: nothing,
  getSource: () => ({ setData: nothing }),
  getCanvas: () => ({ addEventListener: nothing, focus: nothing }),
  project: ({ lat, lng }: Point) => ({ x: lng * 1_000, y: lat * 1_000 }),
  doubleClickZoom: { disable: nothing, enable: nothing },
} as unknown as MapLibreMap;

const corners: Point[] = [
  { lat: 50.9, lng: 4.3 },
  { lat: 50.9, lng: 4.4 },
  { lat: 50.8, lng: 4.4 },
  { lat: 50.8, lng: 4.3 },
];

test("an area that is changed begins with its corners, which are taken back one by one", () => {
  let drawn: readonly Point[] = [];
  const drawing = new AreaDrawing(map, (now) => (drawn = now), nothing);
  drawing.start(corners);
  expect(drawn).toEqual(corners);
  drawing.add({ lat: 50.85, lng: 4.2 });
  expect(drawn).toHaveLength(5);
  for (const left of [4, 3, 2, 1, 0]) {
    drawing.undo();
    expect(drawn).toEqual(corners.slice(0, left));
  }
  // Another one begins with nothing.
  drawing.start();
  expect(drawn).toEqual([]);
});

test("a stroke around an area that is there takes its place, and one step brings it back; corners are added to", () => {
  let drawn: readonly Point[] = [];
  const drawing = new AreaDrawing(map, (now) => (drawn = now), nothing);
  const stroke = corners.map(({ lat, lng }) => ({ lat: lat + 1, lng }));
  drawing.start(corners);
  drawing.addStroke(stroke);
  expect(drawn).toEqual(stroke);
  drawing.undo();
  expect(drawn).toEqual(corners);

  drawing.start();
  drawing.add(corners[0]!);
  drawing.addStroke(stroke);
  expect(drawn).toEqual([corners[0], ...stroke]);
  drawing.addStroke(corners);
  expect(drawn).toEqual(corners);
});

test.each([
  ["a straight slip", [0, 0.04]],
  ["a slip with a bend", [0, 0.02, 0]],
])("%s leaves an area as it is, and is no step", (_, offs) => {
  let drawn: readonly Point[] = [];
  const drawing = new AreaDrawing(map, (now) => (drawn = now), nothing);
  drawing.start(corners);
  drawing.addStroke(offs.map((off, at) => ({ lat: 50.85 + off, lng: 4.35 + at * 0.02 })));
  expect(drawn).toEqual(corners);
  drawing.undo();
  expect(drawn).toEqual(corners.slice(0, 3));
  // Of a drawing that holds nothing yet it is the beginning.
  drawing.start();
  drawing.addStroke(offs.map((off, at) => ({ lat: 50.85 + off, lng: 4.35 + at * 0.02 })));
  expect(drawn).toHaveLength(offs.length);
});

test("beside a corner of a stroke the next stroke begins, where corners were set one by one a finger moves them", () => {
  vi.stubGlobal("MouseEvent", Event);
  const heard: [string, (press: unknown) => void][] = [];
  const at = (x: number, y: number) => ({
    x,
    y,
    dist: (to: { x: number; y: number }) => Math.hypot(to.x - x, to.y - y),
  });
  const live = Object.assign(Object.create(map) as MapLibreMap, {
    on: (type: string, hear: (press: unknown) => void) => void heard.push([type, hear]),
    project: ({ lat, lng }: Point) => at(lng * 1_000, lat * 1_000),
    unproject: ([x, y]: [number, number]) => ({ lat: y / 1_000, lng: x / 1_000 }),
  });
  const drawing = new AreaDrawing(live, nothing, nothing);
  /** Whether a press beside the first corner takes it. */
  const takes = (off: number) => {
    heard.length = 0;
    drawing.start();
    return (set: () => void) => {
      set();
      const before = heard.length;
      const press = { point: at(4_300 - off, 50_900), points: [1], originalEvent: {}, preventDefault: nothing };
      for (const [type, hear] of heard.slice(0, before)) if (type === "touchstart") hear(press);
      return heard.slice(before).some(([type]) => type === "touchmove");
    };
  };
  const drawn = () => drawing.addStroke(corners);
  const set = () => drawing.add(...corners);
  expect([takes(18)(drawn), takes(8)(drawn)]).toEqual([false, true]);
  expect([takes(18)(set), takes(30)(set)]).toEqual([true, false]);
});

test("a scheme that changes before the style is there paints nothing", () => {
  const painted: string[] = [];
  const mapOf = (isStyled: boolean) =>
    ({
      getSource: () => isStyled || undefined,
      setPaintProperty: (layer: string) => painted.push(layer),
    }) as unknown as MapLibreMap;
  new AreaDrawing(mapOf(false), nothing, nothing).paint("#000");
  expect(painted).toEqual([]);
  new AreaDrawing(mapOf(true), nothing, nothing).paint("#000");
  expect(new Set(painted)).toEqual(new Set(["drawing-area", "drawing-line", "drawing-corners"]));
});
