import type { Box, Point } from "#app/places/area.ts";

/**
 * Where the data lack a motorway (db/seed/README.md): the nearest junction known is not the nearest there is, so that none is
 * told. Between Bruges, Zeebrugge and Knokke it is the A11, opened after November 2015; in Luxembourg only junctions around
 * the capital are known, and none of the A13, A7, or of the ends of A1, A3, A4 and A6.
 */
const gaps: readonly Box[] = [
  { west: 3.05, south: 51.2, east: 3.5, north: 51.4 },
  { west: 5.83, south: 49.44, east: 6.54, north: 49.553 },
  { west: 6.22, south: 49.553, east: 6.54, north: 49.66 },
  { west: 5.9, south: 49.66, east: 6.54, north: 50.13 },
];

/** Whether motorways around a point are not known. */
export function lacksMotorways({ lat, lng }: Point): boolean {
  return gaps.some(({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north);
}
