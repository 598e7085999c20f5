import type { NamedPoint } from "../../../app/places/points/point.ts";

/** A point as a source tells it. */
export interface MadePoint extends Omit<NamedPoint, "municipality"> {
  /** Where the source says it. */
  municipality?: string;
  /** Of points of one kind and name the heavier is meant: trains a day, metres of street. */
  weight: number;
}
