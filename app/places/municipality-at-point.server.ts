import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { geoBounds } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

interface Outline {
  /** Of the gazetteer. */
  key: string;
  /** West, south, east, north. */
  box: [number, number, number, number];
  rings: Position[][];
}

const file = path.join(import.meta.dirname, "../../db/seed/data/map/boundaries.topojson");

let outlines: Outline[] | undefined;
let digest: string | undefined;

/**
 * The key of the municipality whose outline a point lies in; undefined for a point in neither country. The outlines are
 * generalised: within some hundred metres of a border it may be the neighbour's.
 */
export function municipalityAtPoint({ lat, lng }: { lat: number; lng: number }): string | undefined {
  outlines ??= readOutlines();
  return outlines.find(({ box: [west, south, east, north], rings }) => {
    return lng >= west && lng <= east && lat >= south && lat <= north && isInside(rings, lng, lat);
  })?.key;
}

/** Of the outlines: another where a point may lie in another municipality. */
export function getOutlinesDigest(): string {
  return (digest ??= hash("sha256", readFileSync(file), "base64url"));
}

function readOutlines(): Outline[] {
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology<{ municipalities: GeometryCollection }>;
  return feature(topology, topology.objects.municipalities).features.flatMap((each) => {
    const geometry = each.geometry as Polygon | MultiPolygon;
    const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
    const [[west, south], [east, north]] = geoBounds(each);
    return typeof each.id === "string" ? [{ key: each.id, box: [west, south, east, north], rings }] : [];
  });
}

/** By how many edges a line to the east crosses; holes count as any other ring. */
function isInside(rings: readonly Position[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [ring[at] ?? [], ring[before] ?? []];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}
