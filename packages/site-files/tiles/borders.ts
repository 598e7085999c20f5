import type { Geometry, MultiPolygon, Polygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon as Areas, Polygon as Area, Topology } from "topojson-specification";
import { readJson, readShapes, shape, type Shape } from "./read-shapes.ts";

/** What lies around the two countries was cut to this extent. */
const extent = { west: 1.7, south: 48.93, east: 7.5, north: 52.2 };

type Collection = GeometryCollection & { geometries: (Area | Areas)[] };

/** Land and borders of Belgium and Luxembourg: one area, and lines of three ranks. */
export function borders() {
  const topology = readJson("map/boundaries.topojson") as Topology;
  const { countries, provinces, municipalities } = topology.objects as Record<string, Collection>;
  const inner = (areas: Collection, kind: string) =>
    shape(
      mesh(topology, areas, (a, b) => a !== b),
      { kind },
    );
  return {
    land: shape(merge(topology, countries!.geometries), { kind: "land" }),
    lines: [shape(mesh(topology, countries), { kind: "country" }), inner(provinces!, "province")],
    municipalities: inner(municipalities!, "municipality"),
  };
}

/** The sea, which goes on where the extent of its source ends. */
export function sea(): Shape[] {
  // The Dutch coast bends to the east.
  const moved = ([lng = 0, lat = 0]: Position): Position => {
    const north = extent.north - lat < 0.01;
    return [lng - extent.west < 0.01 ? lng - 8 : north ? lng + 1.2 : lng, north ? lat + 3 : lat];
  };
  return readShapes("map/ocean.geojson").map(({ geometry }) =>
    shape(
      mapRings(geometry, (ring) => ring.map(moved)),
      { kind: "sea" },
    ),
  );
}

/** The borders of the neighbours, not the edges of the extent; our own come from a better source. */
export function neighbours(): Shape[] {
  return readShapes("map/countries.geojson")
    .filter(({ properties }) => !["Belgium", "Luxembourg"].includes(String(properties["name"])))
    .flatMap(({ geometry }) => ringsOf(geometry))
    .flatMap((ring) => runsOf(ring, (point) => !isOnEdge(point)))
    .map((coordinates) => shape({ type: "LineString", coordinates }, { kind: "neighbour" }));
}

/** Towns as a source has them that knows a handful of corners: rounded, for a view from afar. */
export function urbanAreas(): Shape[] {
  return readShapes("map/urban_areas.geojson").map(({ geometry }) =>
    shape(
      mapRings(geometry, (ring) => rounded(rounded(ring))),
      { kind: "urban" },
    ),
  );
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
}

function mapRings(geometry: Geometry, change: (ring: Position[]) => Position[]): MultiPolygon {
  const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : [(geometry as Polygon).coordinates];
  return { type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map(change)) };
}

/** The stretches of a line whose points are wanted. */
export function runsOf(line: Position[], wanted: (point: Position) => boolean): Position[][] {
  const runs: Position[][] = [[]];
  for (const point of line) {
    if (wanted(point)) runs.at(-1)!.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Tells whether a point lies in a country (`BE`, `LU`). */
export function countryHolder(country: string): (point: Position) => boolean {
  const topology = readJson("map/boundaries.topojson") as Topology;
  const { countries } = topology.objects as Record<string, Collection>;
  const areas = countries!.geometries as (Area | Areas)[];
  const rings = merge(
    topology,
    areas.filter(({ id }) => id === country),
  ).coordinates.flat();
  return ([x = 0, y = 0]) => {
    let inside = false;
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index++) {
        const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ring[index - 1]!, ring[index]!];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
    }
    return inside;
  };
}

function isOnEdge([lng = 0, lat = 0]: Position): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return near(lng, extent.west) || near(lng, extent.east) || near(lat, extent.south) || near(lat, extent.north);
}

/** Each corner cut by two points a quarter away (Chaikin). */
function rounded(ring: Position[]): Position[] {
  const corners = ring.slice(0, -1).flatMap(([x = 0, y = 0], index): Position[] => {
    const [nx = 0, ny = 0] = ring[index + 1]!;
    return [
      [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
      [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
    ];
  });
  return [...corners, corners[0]!];
}
