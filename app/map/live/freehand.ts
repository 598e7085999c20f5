import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { Point } from "#app/places/area.ts";
import { distance, simplifyStroke, type Spot } from "./simplify-stroke.ts";

/** A finger or a mouse that moves by less has tapped, in pixels. */
const tap = 24;
/** Between two spots of a stroke, in pixels. */
const step = 3;
/** Corners at most that a stroke becomes: each can still be moved. */
const mostCorners = 30;

type Press = MapMouseEvent | MapTouchEvent;

interface FreehandOptions {
  /** What lies under a press is something to move: no stroke begins there. */
  isTaken: (press: Press) => boolean;
  /** A stroke as it grows; an empty one when it is given up. */
  onSketch: (stroke: readonly Point[]) => void;
  /** The corners of a stroke that has ended. */
  onStroke: (corners: readonly Point[]) => void;
}

/**
 * Lets a finger or the mouse draw a line on the map, which stays where it is meanwhile; two fingers move it. Taps are left
 * to whoever hears of clicks.
 * @param left ends it
 */
export function drawFreehand(
  map: MapLibreMap,
  { isTaken, onSketch, onStroke }: FreehandOptions,
  left: AbortSignal,
): void {
  let stroke: Spot[] | undefined;
  const pointOf = ({ x, y }: Spot): Point => {
    const { lat, lng } = map.unproject([x, y]);
    return { lat, lng };
  };
  const isPinch = (press: Press) => "points" in press && press.points.length > 1;
  const giveUp = () => {
    if (stroke && hasLeft(stroke)) onSketch([]);
    stroke = undefined;
  };
  const begin = (press: Press) => {
    if (isPinch(press)) return giveUp();
    if (press.originalEvent instanceof MouseEvent && press.originalEvent.button !== 0) return;
    if (isTaken(press)) return;
    press.preventDefault();
    stroke = [{ x: press.point.x, y: press.point.y }];
  };
  const go = (press: Press) => {
    if (!stroke) return;
    const spot = { x: press.point.x, y: press.point.y };
    if (distance(spot, stroke.at(-1)!) < step) return;
    stroke.push(spot);
    if (hasLeft(stroke)) onSketch(stroke.map(pointOf));
  };
  const end = () => {
    const done = stroke;
    stroke = undefined;
    if (done && hasLeft(done)) onStroke(simplifyStroke(done, mostCorners).map(pointOf));
  };
  const heard = [
    ["mousedown", begin],
    ["touchstart", begin],
    ["mousemove", go],
    ["touchmove", go],
    ["mouseup", end],
    ["touchend", end],
    ["touchcancel", giveUp],
  ] as const;
  for (const [type, hear] of heard) map.on(type, hear);
  left.addEventListener("abort", () => {
    for (const [type, hear] of heard) map.off(type, hear);
  });
}

const hasLeft = (stroke: readonly Spot[]) => stroke.some((spot) => distance(spot, stroke[0]!) >= tap);
