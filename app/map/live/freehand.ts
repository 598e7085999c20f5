import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { Point } from "#app/places/area.ts";
import { distance, simplifyStroke, thinned, type Spot } from "./simplify-stroke.ts";

/** A finger or a mouse that moves by less has tapped, in pixels. */
const tap = 24;
/** Between two spots of a stroke, in pixels. */
const step = 3;
/** Corners at most that a stroke becomes: each can still be moved. */
const mostCorners = 30;

type Press = MapMouseEvent | MapTouchEvent;

/** A spot of a stroke with where it lies on the map. */
interface DrawnSpot extends Spot {
  point: Point;
}

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
  let stroke: DrawnSpot[] | undefined;
  /** It is more than a tap. */
  let hasLeft = false;
  const spotOf = ({ point: { x, y } }: Press): DrawnSpot => {
    const { lat, lng } = map.unproject([x, y]);
    return { x, y, point: { lat, lng } };
  };
  const isPinch = (press: Press) => "points" in press && press.points.length > 1;
  const giveUp = () => {
    if (stroke && hasLeft) onSketch([]);
    stroke = undefined;
  };
  const begin = (press: Press) => {
    if (isPinch(press)) return giveUp();
    if (press.originalEvent instanceof MouseEvent && press.originalEvent.button !== 0) return;
    if (isTaken(press)) return;
    press.preventDefault();
    stroke = [spotOf(press)];
    hasLeft = false;
  };
  const go = (press: Press) => {
    if (!stroke) return;
    if (distance(press.point, stroke.at(-1)!) < step) return;
    const spot = spotOf(press);
    hasLeft ||= distance(spot, stroke[0]!) >= tap;
    stroke = thinned([...stroke, spot]);
    if (hasLeft) onSketch(stroke.map(({ point }) => point));
  };
  const end = () => {
    const done = stroke;
    stroke = undefined;
    if (done && hasLeft) onStroke(simplifyStroke(done, mostCorners).map(({ point }) => point));
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
