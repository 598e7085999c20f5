import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, test, vi } from "vitest";
import type { Point } from "#app/places/area.ts";
import { drawFreehand } from "./freehand.ts";
import { mostSpots } from "./simplify-stroke.ts";

/** A map that hears of what a finger does, and counts the spots that it was asked for. */
function fakeMap() {
  const heard = new Map<string, (press: unknown) => void>();
  const map = {
    asked: 0,
    on: (type: string, hear: (press: unknown) => void) => void heard.set(type, hear),
    off: (type: string) => void heard.delete(type),
    unproject: ([x, y]: [number, number]) => (map.asked++, { lat: y / 10, lng: x / 10 }),
  };
  const touch = (type: string, x = 0, y = 0) =>
    heard.get(type)?.({ point: { x, y }, points: [1], originalEvent: {}, preventDefault: () => {} });
  return { map, touch };
}

test("however long somebody scribbles, each move costs as little, and an area comes of it", () => {
  vi.stubGlobal("MouseEvent", Event);
  const { map, touch } = fakeMap();
  const sketches: number[] = [];
  let corners: readonly Point[] = [];
  drawFreehand(
    map as unknown as MapLibreMap,
    {
      isTaken: () => false,
      onSketch: (stroke) => sketches.push(stroke.length),
      onStroke: (drawn) => (corners = drawn),
    },
    new AbortController().signal,
  );
  touch("touchstart", 0, 60);
  for (let at = 1; at <= 5_000; at++) touch("touchmove", at / 8, at % 2 === 0 ? 60 : 260);
  touch("touchend");
  expect(sketches).toHaveLength(5_000);
  expect(Math.max(...sketches)).toBeLessThanOrEqual(mostSpots);
  expect(map.asked).toBeLessThanOrEqual(5_001);
  expect(corners.length).toBeGreaterThanOrEqual(3);
  expect(corners.length).toBeLessThanOrEqual(30);
});
