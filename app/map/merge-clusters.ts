import type { Cluster } from "#app/search-index/clusters.ts";
import { priceZoom } from "./marks/mark-size.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";

/** How far marks stand apart at least, in pixels: the largest circles, and what fingers press, do not cover each other. */
const apart = 54;
/** The same of two prices side by side, which are wider than they are high. */
const pricesApart = 78;

interface Placed {
  x: number;
  y: number;
  cluster: Cluster;
}

/**
 * Joins clusters that would be drawn over each other: those of neighbouring cells of the grid may stand close together.
 * Each is compared with what stands in the squares around it, not with all others, of which there may be thousands.
 * @param clusters the largest first; each takes in the smaller ones around it
 * @param zoom of the usual web map
 */
export function mergeClusters(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const pixels = 256 * 2 ** zoom;
  const merged: Placed[] = [];
  /** Numbers of those merged, by the square of side `apart` that they stand in. */
  const squares = new Map<string, number[]>();
  for (const cluster of clusters) {
    const [x, y] = [mercatorX(cluster.lng) * pixels, mercatorY(cluster.lat) * pixels];
    const [column, row] = [Math.floor(x / pricesApart), Math.floor(y / pricesApart)];
    const near = around
      .flatMap(([east, south]) => squares.get(`${column + east} ${row + south}`) ?? [])
      .filter((other) => isNear(merged[other]!, { x, y, cluster }, zoom))
      .reduce((first, other) => Math.min(first, other), Infinity);
    const taker = merged[near];
    if (taker) taker.cluster = joined(taker.cluster, cluster);
    else {
      const square = `${column} ${row}`;
      squares.set(square, [...(squares.get(square) ?? []), merged.length]);
      merged.push({ x, y, cluster });
    }
  }
  return merged.map(({ cluster }) => cluster);
}

/** Whether one would be drawn over the other. */
function isNear(one: Placed, other: Placed, zoom: number): boolean {
  const arePrices = zoom >= priceZoom && one.cluster.single && other.cluster.single;
  const narrowing = arePrices ? apart / pricesApart : 1;
  return Math.hypot((one.x - other.x) * narrowing, one.y - other.y) < apart;
}

/** A square and its eight neighbours. */
const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const));

/** Stays where the larger one stands, so that nothing comes closer to a third. */
function joined({ lat, lng, count, box: [west, south, east, north] }: Cluster, other: Cluster): Cluster {
  const [w, s, e, n] = other.box;
  return {
    lat,
    lng,
    count: count + other.count,
    box: [Math.min(west, w), Math.min(south, s), Math.max(east, e), Math.max(north, n)],
  };
}
