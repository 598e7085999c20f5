import type { Position } from "geojson";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { linesOf, metresBetween, metresPerDegreeEast, metresPerDegreeNorth, readShapes, shape } from "./read-shapes.ts";
import type { Shape } from "./read-shapes.ts";

/** Metres that a waterway is wide whose width `river_widths.tsv` does not tell. */
const usual: Record<string, number> = { river: 9, canal: 22, dock: 60, derelict_canal: 8 };
/** From this width on a river near by is an area with banks, not a stroke. */
const leastOfAreas = 28;

interface Width {
  at: Position | undefined;
  metres: number;
}

/** Rivers, canals and streams as lines with `m`, their width in metres by class. */
export function waterways(): Shape[] {
  const widths = readWidths();
  return readShapes("openstreetmap/features/be_waterways.geojson.gz").flatMap((river) => {
    const { name, type = "river" } = river.properties as { name?: string; type?: string };
    const known = widths.get(name ?? "");
    // A river that widens is drawn in stretches, each as wide as its middle.
    const lines = known && known.length > 1 ? linesOf(river).flatMap(stretches) : linesOf(river);
    return lines.map((line) => {
      const m = Math.round(widthAt(known, middleOf(line)) ?? usual[type] ?? 9);
      return shape({ type: "LineString", coordinates: line }, { m, ...(name && { name }) });
    });
  });
}

/** Named brooks of more than about two kilometres. */
export function streams(): Shape[] {
  return readShapes("openstreetmap/features/be_streams.geojson.gz").map(({ geometry }) => shape(geometry, { m: 3 }));
}

/** Broad rivers with their banks, piece by piece, so that they widen towards the sea. */
export function riverAreas(): Shape[] {
  const widths = readWidths();
  return readShapes("openstreetmap/features/be_waterways.geojson.gz").flatMap((river) => {
    const { name, type = "river" } = river.properties as { name?: string; type?: string };
    const known = widths.get(name ?? "");
    return linesOf(river).flatMap((line) => {
      const wide = line.map((position) => widthAt(known, position) ?? usual[type] ?? 0);
      return Math.max(...wide) < leastOfAreas ? [] : banks(line, wide);
    });
  });
}

function readWidths(): Map<string, Width[]> {
  const widths = new Map<string, Width[]>();
  for (const { name, lng, lat, metres } of readTable<"name" | "lng" | "lat" | "metres">("map/river_widths.tsv")) {
    const width = { at: lng ? [Number(lng), Number(lat)] : undefined, metres: Number(metres) };
    widths.set(name, [...(widths.get(name) ?? []), width]);
  }
  return widths;
}

/** Between the two nearest places whose width is known, in proportion. */
function widthAt(widths: readonly Width[] | undefined, position: Position): number | undefined {
  if (!widths) return undefined;
  const near = widths
    .map(({ at, metres }) => ({ metres, away: at ? metresBetween(at, position) : 0 }))
    .sort((a, b) => a.away - b.away);
  const [first, second] = near;
  if (!first || !second) return first?.metres;
  return (first.metres * second.away + second.metres * first.away) / (first.away + second.away);
}

/** A line in pieces of a dozen points, each from where the one before ends. */
function stretches(line: Position[]): Position[][] {
  const pieces: Position[][] = [];
  for (let from = 0; from < line.length - 1; from += 12) pieces.push(line.slice(from, from + 13));
  return pieces;
}

function middleOf(line: Position[]): Position {
  return line[Math.floor(line.length / 2)]!;
}

/** A quadrangle for each stretch and a round joint at each point; they overlap, and are painted in one colour. */
function banks(line: Position[], wide: number[]): Shape[] {
  const areas: Shape[] = [];
  for (let index = 0; index < line.length; index++) {
    const [at, to] = [line[index]!, line[index + 1]];
    areas.push(area(disc(at, wide[index]! / 2)));
    if (!to || metresBetween(at, to) < 1) continue;
    const [dx, dy] = [(to[0]! - at[0]!) * metresPerDegreeEast, (to[1]! - at[1]!) * metresPerDegreeNorth];
    const length = Math.hypot(dx, dy);
    const aside = (from: Position, metres: number): Position => [
      from[0]! - (dy / length) * (metres / metresPerDegreeEast),
      from[1]! + (dx / length) * (metres / metresPerDegreeNorth),
    ];
    const [near, far] = [wide[index]! / 2, wide[index + 1]! / 2];
    areas.push(area([aside(at, near), aside(at, -near), aside(to, -far), aside(to, far)]));
  }
  return areas;
}

function disc([lng = 0, lat = 0]: Position, radius: number): Position[] {
  return Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner / 12) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return [lng + x / metresPerDegreeEast, lat + y / metresPerDegreeNorth];
  });
}

function area(corners: Position[]): Shape {
  return shape({ type: "Polygon", coordinates: [[...corners, corners[0]!]] }, {});
}
