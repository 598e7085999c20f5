import type { Cluster } from "#app/listings/clusters.ts";
import { mercatorX, mercatorY } from "./mercator.ts";

/** How far marks stand apart at least, in pixels: so that the circles of two towns do not cover each other. */
const apart = 46;

/**
 * Joins clusters that would be drawn over each other: those of neighbouring cells of the grid may stand close together.
 * @param clusters the largest first; each takes in the smaller ones around it
 * @param zoom of the usual web map
 */
export function mergeClusters(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const pixels = 256 * 2 ** zoom;
  const merged: { x: number; y: number; cluster: Cluster }[] = [];
  for (const cluster of clusters) {
    const x = mercatorX(cluster.lng) * pixels;
    const y = mercatorY(cluster.lat) * pixels;
    const near = merged.find((other) => Math.abs(other.x - x) < apart && Math.hypot(other.x - x, other.y - y) < apart);
    if (near) near.cluster = joined(near.cluster, cluster);
    else merged.push({ x, y, cluster });
  }
  return merged.map(({ cluster }) => cluster);
}

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
