import { LRUCache } from "lru-cache";
import type { Box, Point } from "#app/places/area.ts";
import { boxOf, squareAround, type Square } from "./mercator.ts";
import { tilePieces } from "./tile-pieces.server.ts";

/** A municipality, village or quarter as the map names it; `fr` and `nl` where they differ. */
interface PlaceName extends Point {
  name: string;
  fr?: string;
  nl?: string;
  /** Of municipalities. */
  population: number;
}

/** The tiles that are read: villages stand in them, single squares and their streets do not. */
const namesAt = 11;
/** The deepest tiles: all streets that are known stand in them. */
const streetsAt = 13;
/** Fewer are the main roads of a village. */
const fewestStreets = 25;

const names = new LRUCache<string, PlaceName[]>({ max: 500 });
const streets = new LRUCache<string, boolean>({ max: 5_000 });

/** The tile that a point lies in, as a square of the world. */
function tileOf({ lat, lng }: Point, zoom: number): Square & { key: string } {
  const { x, y } = squareAround({ west: lng, east: lng, south: lat, north: lat });
  const size = 2 ** zoom;
  const [column, row] = [Math.floor(x * size), Math.floor(y * size)];
  return { key: `${column}/${row}`, x: column / size, y: row / size, side: 1 / size };
}

/** Whether the streets around a point are known: of villages only the roads that lead there are. */
export function hasStreets(point: Point): boolean {
  const tile = tileOf(point, streetsAt);
  const known = streets.get(tile.key);
  if (known !== undefined) return known;
  let count = 0;
  for (const { properties } of tilePieces(tile, streetsAt, 1)("road")) if (properties["kind"] === "street") count++;
  streets.set(tile.key, count >= fewestStreets);
  return count >= fewestStreets;
}

/** What lies in a box and has a name, the largest first. */
export function placeNamesIn(box: Box): PlaceName[] {
  const square = squareAround(box);
  const found = new Map<string, PlaceName>();
  for (const [x, y] of [0, 0.5, 1].flatMap((east) => [0, 0.5, 1].map((south) => [east, south] as const))) {
    const middle = boxOf({ x: square.x + x * square.side, y: square.y + y * square.side, side: 0 });
    for (const place of namesOfTile({ lat: middle.north, lng: middle.west })) {
      // At the edge of a tile the next one has it, too.
      found.set(`${place.name} ${place.lat.toFixed(3)} ${place.lng.toFixed(3)}`, place);
    }
  }
  return [...found.values()]
    .filter(({ lat, lng }) => lat > box.south && lat < box.north && lng > box.west && lng < box.east)
    .sort((a, b) => b.population - a.population);
}

function namesOfTile(point: Point): PlaceName[] {
  const tile = tileOf(point, namesAt);
  const known = names.get(tile.key);
  if (known) return known;
  const read = [...tilePieces(tile, namesAt, 1)("place")].flatMap(({ properties, lines }): PlaceName[] => {
    const at = lines[0]?.[0];
    if (!at) return [];
    const { north: lat, west: lng } = boxOf({ x: tile.x + at[0] * tile.side, y: tile.y + at[1] * tile.side, side: 0 });
    const { name, fr, nl, pop } = properties;
    return [
      {
        lat,
        lng,
        name: String(name),
        ...(fr !== undefined && { fr: String(fr) }),
        ...(nl !== undefined && { nl: String(nl) }),
        population: Number(pop ?? 0),
      },
    ];
  });
  names.set(tile.key, read);
  return read;
}
