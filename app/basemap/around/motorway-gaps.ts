import type { Box, Point } from "#app/places/area.ts";

/**
 * Where the data, of November 2015, lack a motorway that was opened since (db/seed/README.md): the nearest junction known is
 * not the nearest there is, so that none is told. Between Bruges, Zeebrugge and Knokke it is the A11.
 */
const gaps: readonly Box[] = [{ west: 3.05, south: 51.2, east: 3.5, north: 51.4 }];

/** Whether motorways around a point are not known. */
export function lacksMotorways({ lat, lng }: Point): boolean {
  return gaps.some(({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north);
}
