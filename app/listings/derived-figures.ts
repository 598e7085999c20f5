/** Further than this nobody walks to a train, in minutes. */
export const farthestWalk = 30;

/** EUR per m² of what is sold, of the whole of it; undefined without a price or a surface. */
export function salePerSquareMetre(row: { saleHigh: number | null; surfaceTotal: number | null }): number | undefined {
  const { saleHigh, surfaceTotal } = row;
  return saleHigh === null || !surfaceTotal ? undefined : Math.round(saleHigh / surfaceTotal);
}

/**
 * Minutes on foot to the nearest railway or metro station; undefined where that is no walk, or where the address is hidden:
 * the way to the station would give it away, or be that of the middle of the town.
 */
export function stationWalk(row: { stationMinutes: number | null; addressHidden: boolean }): number | undefined {
  const { stationMinutes, addressHidden } = row;
  return stationMinutes === null || addressHidden || stationMinutes > farthestWalk ? undefined : stationMinutes;
}
