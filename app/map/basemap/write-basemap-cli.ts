import type { FeatureCollection, Geometry, GeometryCollection, MultiPolygon, Position as LngLat } from "geojson";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { GeometryObject, Topology } from "topojson-specification";
import type { PerLanguage } from "#app/i18n/languages.ts";
import { readGazetteer } from "#app/places/read-gazetteer.server.ts";
import { simplify, type Position } from "./simplify.ts";

/**
 * Writes what the map is drawn from, `*.json` beside this file, from `db/seed/data/`. Run it after a change there:
 * `npx tsx app/map/basemap/write-basemap-cli.ts`.
 */

const sources = new URL("../../../db/seed/data/map/", import.meta.url);
/** What lies around the two countries was cut to this extent. */
const extent = { west: 1.7, south: 48.93, east: 7.5, north: 52.2 };
const boundaries = read("boundaries.topojson") as Topology;

// Far off, a border needs a point every hundred metres; near by, as many as there are but for a few metres.
write("overview", {
  borders: part(boundaries, ["countries", "provinces"], 25),
  neighbours: lines(outlines(read("countries.geojson") as FeatureCollection)),
  ocean: beyondTheSheet(polygons(read("ocean.geojson") as Shapes)),
  urban: polygons(read("urban_areas.geojson") as Shapes),
  rivers: lines(read("rivers.geojson") as Shapes),
  roads: lines(read("roads.geojson") as Shapes),
  rail: lines(read("rail.geojson") as Shapes),
});
write("municipalities", part(boundaries, ["countries", "provinces", "municipalities"], 4));

/** On a map the two capitals go by the name that the world knows them by. */
const capitals: Record<string, PerLanguage<string>> = {
  "BE-21004": { en: "Brussels", fr: "Bruxelles", nl: "Brussel" },
  "LU-0304": { en: "Luxembourg", fr: "Luxembourg", nl: "Luxemburg" },
};

const ranks = ["country", "region", "province", "canton"];
const named = readGazetteer().filter(({ kind }) => !ranks.includes(kind));
const towns = named.filter(({ kind, population }) => kind === "municipality" && population !== null);
write("towns", labels(towns.sort((a, b) => b.population! - a.population!)));
const townNames = new Set(towns.map(({ names, lat }) => names.en + lat.toFixed(2)));
write(
  "villages",
  labels(named.filter(({ kind, names, lat }) => kind !== "municipality" && !townNames.has(names.en + lat.toFixed(2)))),
);

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, sources), "utf8"));
}

function write(name: string, content: unknown) {
  const json = JSON.stringify(content);
  writeFileSync(new URL(`./${name}.json`, import.meta.url), json);
  console.log(`${name}.json: ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} compressed`);
}

/** Names to be written on the map: where, in each language, and how many people live there. */
function labels(places: typeof named) {
  return places.map(({ key, names, lat, lng, population }) => {
    const { en, fr, nl } = capitals[key] ?? names;
    return [
      ...[lng, lat].map((degrees) => round(degrees)),
      population ?? 0,
      ...(en === fr && fr === nl ? [en] : [en, fr, nl]),
    ];
  });
}

/** A topology of some of the objects only, its arcs simplified. */
function part(topology: Topology, names: string[], tolerance: number): Topology {
  const used = new Map<number, number>();
  const renumber = (arcs: unknown): unknown => {
    if (Array.isArray(arcs)) return arcs.map(renumber);
    const arc = arcs as number;
    const own = arc < 0 ? ~arc : arc;
    if (!used.has(own)) used.set(own, used.size);
    return arc < 0 ? ~used.get(own)! : used.get(own)!;
  };
  const objects = Object.fromEntries(
    names.map((name) => {
      const { geometries } = topology.objects[name] as unknown as { geometries: GeometryObject[] };
      const kept = geometries.map(({ type, id, ...rest }) => ({
        type,
        id,
        arcs: renumber((rest as { arcs?: unknown }).arcs),
      }));
      return [name, { type: "GeometryCollection", geometries: kept }];
    }),
  ) as unknown as Topology["objects"];
  const arcs = [...used.keys()].map((arc) => deltas(simplify(absolute(topology.arcs[arc]!), tolerance)));
  return { type: "Topology", ...(topology.transform && { transform: topology.transform }), objects, arcs };
}

function absolute(arc: number[][]): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => [(x += dx), (y += dy)]);
}

function deltas(line: Position[]): Position[] {
  return line.map(([x, y], index) => (index === 0 ? [x, y] : [x - line[index - 1]![0], y - line[index - 1]![1]]));
}

type Shapes = FeatureCollection | GeometryCollection;

function geometriesOf(shapes: Shapes): Geometry[] {
  return shapes.type === "FeatureCollection" ? shapes.features.map(({ geometry }) => geometry) : shapes.geometries;
}

/** All lines of a file as one; lines of nobody's interest (names, ranks) stay behind. */
function lines(shapes: Shapes) {
  const coordinates = geometriesOf(shapes).flatMap((shape) =>
    shape.type === "LineString" ? [shape.coordinates] : shape.type === "MultiLineString" ? shape.coordinates : [],
  );
  return { type: "MultiLineString", coordinates: coordinates.map((line) => line.map(rounded)) };
}

function polygons(shapes: Shapes): MultiPolygon {
  const coordinates = geometriesOf(shapes).flatMap((shape) =>
    shape.type === "Polygon" ? [shape.coordinates] : shape.type === "MultiPolygon" ? shape.coordinates : [],
  );
  return { type: "MultiPolygon", coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(rounded))) };
}

/** The borders of the neighbours, not the edges of the extent; our own come from better sources. */
function outlines(shapes: FeatureCollection): GeometryCollection {
  const lines = shapes.features
    .filter(({ properties }) => !["Belgium", "Luxembourg"].includes(String(properties?.["name"])))
    .flatMap(({ geometry }) =>
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : [],
    )
    .flat()
    .flatMap(insideTheSheet);
  return { type: "GeometryCollection", geometries: lines.map((coordinates) => ({ type: "LineString", coordinates })) };
}

function insideTheSheet(ring: LngLat[]): LngLat[][] {
  const lines: LngLat[][] = [[]];
  for (const point of ring) {
    if (isOnEdge(point)) lines.push([]);
    else lines.at(-1)!.push(point);
  }
  return lines.filter((line) => line.length > 1);
}

function isOnEdge([lng = 0, lat = 0]: LngLat): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return near(lng, extent.west) || near(lng, extent.east) || near(lat, extent.south) || near(lat, extent.north);
}

/** The sea goes on where the extent ends. */
function beyondTheSheet({ coordinates }: MultiPolygon): MultiPolygon {
  // The Dutch coast bends to the east.
  const moved = ([lng = 0, lat = 0]: LngLat): LngLat => {
    const north = extent.north - lat < 0.01;
    return [lng - extent.west < 0.01 ? lng - 8 : north ? lng + 1.2 : lng, north ? lat + 3 : lat];
  };
  return { type: "MultiPolygon", coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(moved))) };
}

function rounded([lng = 0, lat = 0]: LngLat): LngLat {
  return [round(lng), round(lat)];
}

/** To ten metres. */
function round(degrees: number): number {
  return Number(degrees.toFixed(4));
}
