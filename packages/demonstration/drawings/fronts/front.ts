import type { Point, Brush } from "../canvas/brush.ts";
import type { Paint } from "../canvas/paint.ts";

/** A building seen from its street, in metres, x from its left corner, y from the pavement. */
export interface Front {
  width: number;
  /** To the ridge or parapet. */
  height: number;
  /** Level of each storey's floor, lowest first, and of the last one's ceiling. */
  floors: readonly number[];
  /** The silhouette, clockwise from the lower left corner, without what stands on the roof. */
  outline: readonly Point[];
  /** Middle of the main entrance. */
  entrance: number;
  wall: Paint;
  roof: Paint;
  draw(brush: Brush): void;
}

/** Levels of a building with one height for the ground floor and one for all others. */
export function levels(storeys: number, ground: number, upper: number): number[] {
  return Array.from({ length: storeys + 1 }, (_, level) => (level === 0 ? 0 : ground + (level - 1) * upper));
}

export function rectangle(width: number, height: number): Point[] {
  return [
    [0, 0],
    [0, height],
    [width, height],
    [width, 0],
  ];
}

/** A building's front and how it stands in its street. */
export interface Subject {
  front: Front;
  /** Stands in a row, wall to wall. */
  attached: boolean;
  /** Stands behind a concrete yard instead of a pavement. */
  yard: boolean;
  /** Pixels that a very long, low front is stretched up to, within reason. */
  minHeight?: number;
}
