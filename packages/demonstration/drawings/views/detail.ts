import type { Building } from "../building.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { frontOf } from "../fronts/front-of-building.ts";
import { drawElevation } from "./elevation.ts";
import { frameWidth } from "./frame.ts";

/** Metres of a front that the frame shows from side to side when one stands before the door. */
const metresAcross = 17;

/** The same building from the pavement in front of its door, at dusk. */
export function drawDetail(building: Building): Canvas {
  const { front } = frontOf(building);
  const across = Math.min(metresAcross, Math.max(10, front.width * 0.95));
  const reach = across * 0.36;
  const isNarrow = front.width < across;
  const centre = isNarrow ? front.width / 2 : Math.min(front.width - reach, Math.max(reach, front.entrance));
  return drawElevation(building, { scale: frameWidth / across, centre });
}
