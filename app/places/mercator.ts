/**
 * How far north and south the usual web map reaches, in degrees: there it is as high as it is wide. Mercator's projection
 * of a pole is infinite, so that nothing may be measured beyond.
 */
export const edgeOfMap = 85.0511;

/** Across the world's web map from 0 in the west to 1 in the east. */
export function mercatorX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Down the world's web map from 0 in the north to 1 in the south; what lies beyond its edge stands at the edge. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.max(-edgeOfMap, Math.min(edgeOfMap, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
