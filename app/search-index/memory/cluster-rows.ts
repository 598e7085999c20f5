import type { Box } from "#app/places/area.ts";
import type { Cluster } from "../clusters.ts";
import { mercatorX } from "#app/places/mercator.ts";
import { gridOf } from "../cluster-grid.ts";
import { readY } from "./columns.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * Gathers listings that stand close together at a zoom (of the usual web map: the world is 256 pixels wide at 0).
 * @param rows found by a search
 * @param box what the map shows; listings outside are left out
 * @returns clusters at the mean of their listings, the largest first, then that with the newest listing
 */
export function clusterRows(index: MemoryIndex, rows: Uint32Array, box: Box, zoom: number): Cluster[] {
  const { id, lat, lng, y, publishedAt } = index.columns;
  const { cells, left, top, width, height } = gridOf(box, zoom);
  const slots = new Int32Array(width * height);
  const gathered: Gathered[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const north = lat[row]!;
    const east = lng[row]!;
    if (east < box.west || east > box.east || north < box.south || north > box.north) continue;
    // How far down it stands is rounded: the border of a box may fall between.
    const down = Math.max(0, Math.min(height - 1, Math.floor(readY(y, row) * cells) - top));
    const slot = down * width + Math.floor(mercatorX(east) * cells) - left;
    const known = slots[slot]!;
    const cluster = known > 0 ? gathered[known - 1]! : emptyCluster();
    if (known === 0) slots[slot] = gathered.push(cluster);
    add(cluster, east, north);
    cluster.newest = Math.max(cluster.newest, publishedAt[row]!);
    if (cluster.row < 0 || id[row]! < id[cluster.row]!) cluster.row = row;
  }
  return gathered
    .sort((a, b) => b.count - a.count || b.newest - a.newest || id[a.row]! - id[b.row]!)
    .map(({ row, count, lng, lat, west, south, east, north }) => ({
      lat: lat / count,
      lng: lng / count,
      count,
      box: [west, south, east, north],
      ...(count === 1 && { single: index.hitOf(row) }),
    }));
}

interface Gathered extends Box {
  /** The listing with the lowest id; -1 while there is none. */
  row: number;
  /** When its newest listing was published. */
  newest: number;
  count: number;
  /** Sums. */
  lng: number;
  lat: number;
}

function emptyCluster(): Gathered {
  const [most, least] = [Infinity, -Infinity];
  return { row: -1, newest: least, count: 0, lng: 0, lat: 0, west: most, east: least, south: most, north: least };
}

function add(to: Gathered, lng: number, lat: number) {
  to.count++;
  to.lng += lng;
  to.lat += lat;
  if (lng < to.west) to.west = lng;
  if (lng > to.east) to.east = lng;
  if (lat < to.south) to.south = lat;
  if (lat > to.north) to.north = lat;
}
