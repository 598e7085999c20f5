import type { Box, Point } from "./area.ts";

/** All that lies within so many metres of a point, as the crow flies. */
export interface Circle extends Point {
  metres: number;
}

/** Of a degree of latitude. */
const metresPerDegree = 111_195;

/** A circle as both search indexes compare it: in degrees of latitude, of which one of longitude is `scale`. */
interface Reach {
  scale: number;
  degrees: number;
}

/**
 * What lies within a circle satisfies ((lng - its lng) × scale)² + (lat - its lat)² ≤ degrees²: nearby, the earth is flat.
 * Exact to a metre at one kilometre and to half a percent at a hundred.
 */
export function reachOf({ lat, metres }: Circle): Reach {
  return { scale: Math.cos((lat * Math.PI) / 180), degrees: metres / metresPerDegree };
}

/** The box around a circle. */
export function boxOfCircle(circle: Circle): Box {
  const { lat, lng } = circle;
  const { scale, degrees } = reachOf(circle);
  const wide = degrees / scale;
  return { west: lng - wide, south: lat - degrees, east: lng + wide, north: lat + degrees };
}

/** The border of a circle as so many corners, for a map. */
export function cornersOfCircle(circle: Circle, count = 72): Point[] {
  const { scale, degrees } = reachOf(circle);
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return {
      lat: circle.lat + degrees * Math.cos(angle),
      lng: circle.lng + (degrees * Math.sin(angle)) / scale,
    };
  });
}
