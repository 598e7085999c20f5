import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon as MergedPolygon, Polygon, Topology } from "topojson-specification";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";

/** What the server draws the basemap from, on the square of `mercator.ts`; each line knows where it lies. */
export interface BasemapShapes {
  land: MultiPolygon;
  country: Line[];
  province: Line[];
  municipality: Line[];
}

export interface Surroundings {
  ocean: MultiPolygon;
  urban: MultiPolygon;
  neighbours: Line[];
  rivers: Line[];
  roads: Line[];
  rail: Line[];
}

export interface Line {
  points: Position[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** As `basemap/write-basemap-cli.ts` writes it. */
interface Overview {
  borders: Topology;
  ocean: MultiPolygon;
  urban: MultiPolygon;
  neighbours: MultiLineString;
  rivers: MultiLineString;
  roads: MultiLineString;
  rail: MultiLineString;
}

let overview: Promise<BasemapShapes & Surroundings> | undefined;
let detailed: Promise<BasemapShapes> | undefined;

/** For a view of the country; read when first asked for. */
export function getOverview(): Promise<BasemapShapes & Surroundings> {
  overview ??= import("./basemap/overview.json?raw").then(({ default: json }) => {
    const shapes = JSON.parse(json) as Overview;
    return {
      ...bordersOf(shapes.borders),
      ocean: projectedAreas(shapes.ocean),
      urban: projectedAreas(shapes.urban),
      neighbours: projectedLines(shapes.neighbours),
      rivers: projectedLines(shapes.rivers),
      roads: projectedLines(shapes.roads),
      rail: projectedLines(shapes.rail),
    };
  });
  return overview;
}

/** With municipalities, for a view of a province or less; read when first asked for. */
export function getDetailed(): Promise<BasemapShapes> {
  detailed ??= import("./basemap/municipalities.json?raw").then(({ default: json }) =>
    bordersOf(JSON.parse(json) as Topology),
  );
  return detailed;
}

type Areas = GeometryCollection & { geometries: (Polygon | MergedPolygon)[] };

function bordersOf(topology: Topology): BasemapShapes {
  const projected = projectedTopology(topology);
  const { countries, provinces, municipalities } = projected.objects as Record<string, Areas>;
  if (!countries || !provinces) throw new Error("The basemap has no borders");
  const inner = (areas: Areas) => linesOf(mesh(projected, areas, (a, b) => a !== b));
  return {
    land: merge(projected, countries.geometries),
    country: linesOf(mesh(projected, countries)),
    province: inner(provinces),
    municipality: municipalities ? inner(municipalities) : [],
  };
}

function projectedTopology({ transform, ...topology }: Topology): Topology {
  const [kx, ky] = transform?.scale ?? [1, 1];
  const [dx, dy] = transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([east = 0, north = 0]) => {
      x += east;
      y += north;
      return [mercatorX(x * kx + dx), mercatorY(y * ky + dy)];
    });
  });
  return { ...topology, arcs };
}

function projectedLines({ coordinates }: MultiLineString): Line[] {
  return linesOf({ type: "MultiLineString", coordinates: coordinates.map((line) => line.map(projected)) });
}

function projectedAreas({ coordinates }: MultiPolygon): MultiPolygon {
  return { type: "MultiPolygon", coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(projected))) };
}

function projected([lng = 0, lat = 0]: Position): Position {
  return [mercatorX(lng), mercatorY(lat)];
}

function linesOf({ coordinates }: MultiLineString): Line[] {
  return coordinates.map((points) => {
    const xs = points.map(([x = 0]) => x);
    const ys = points.map(([, y = 0]) => y);
    return { points, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  });
}
