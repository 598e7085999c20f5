import type { Position } from "geojson";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { metresBetween, shape, type Shape } from "./read-shapes.ts";

/** Steps of the curve from one junction to the next. */
const steps = 8;

/**
 * The motorways of Belgium, joined along their junctions in the order of `motorways.tsv`: `Aalst`, the `Brecht` nearest
 * to `Brecht@51.32,4.58`, or a bare `@50.515,4.88` where two motorways meet without a name.
 * @throws when there is no junction of a name
 */
export function motorways(): Shape[] {
  const known = new Map<string, Position[]>();
  for (const { name, lat, lng } of readTable<"name" | "lat" | "lng">("openstreetmap/features/motorway_junctions.tsv")) {
    known.set(name, [...(known.get(name) ?? []), [Number(lng), Number(lat)]]);
  }
  return readTable<"number" | "junctions">("map/motorways.tsv").map(({ number, junctions }) => {
    const stops: Position[] = [];
    for (const junction of junctions.split("|")) stops.push(resolve(junction, known, stops.at(-1)));
    return shape({ type: "LineString", coordinates: curve(stops) }, { kind: "motorway", ref: number });
  });
}

function resolve(junction: string, known: ReadonlyMap<string, Position[]>, before: Position | undefined): Position {
  const [name = "", written] = junction.split("@");
  const [lat, lng] = written?.split(",").map(Number) ?? [];
  const near = lng !== undefined && lat !== undefined ? [lng, lat] : before;
  if (!name) return near!;
  const points = known.get(name);
  if (!points) throw new Error(`motorways.tsv: there is no junction ${name}`);
  // Exits of one name stand on both sides of the motorway: the middle of those that lie together.
  const first = near ? points.reduce((a, b) => (metresBetween(b, near) < metresBetween(a, near) ? b : a)) : points[0]!;
  const together = points.filter((point) => metresBetween(point, first) < 1500);
  return [0, 1].map((axis) => together.reduce((sum, point) => sum + point[axis]!, 0) / together.length);
}

/** A smooth line through the points (Catmull and Rom, centripetal), so that a motorway bends and has no corners. */
export function curve(points: Position[]): Position[] {
  const line: Position[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [b, c] = [points[index]!, points[index + 1]!];
    const [a, d] = [points[index - 1] ?? mirrored(b, c), points[index + 2] ?? mirrored(c, b)];
    for (let step = 0; step < steps; step++) line.push(between(a, b, c, d, step / steps));
  }
  return [...line, points.at(-1)!];
}

function mirrored([x = 0, y = 0]: Position, [ox = 0, oy = 0]: Position): Position {
  return [2 * x - ox, 2 * y - oy];
}

function between(a: Position, b: Position, c: Position, d: Position, along: number): Position {
  const apart = (from: Position, to: Position) => Math.sqrt(Math.max(metresBetween(from, to), 1));
  const t1 = apart(a, b);
  const t2 = t1 + apart(b, c);
  const t3 = t2 + apart(c, d);
  const t = t1 + along * (t2 - t1);
  const mix = (p: Position, q: Position, from: number, to: number) =>
    [0, 1].map((axis) => (p[axis]! * (to - t) + q[axis]! * (t - from)) / (to - from));
  const [ab, bc, cd] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  return mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
}
