/** A floor area as a square: its sides as parts of the largest side of the comparison, 0 to 1. */
export interface AreaSquare {
  side: number;
  /** Of the smallest part to be had, where it can be divided. */
  part?: number;
}

interface Measured {
  /** m² */
  surfaceMin: number | null;
  surfaceTotal: number | null;
}

/**
 * Floor areas as squares to one scale, so that the eye compares what figures only tell.
 * @returns the squares in the order of the listings, and the metres that the largest side measures; no square at all
 *   where fewer than two areas are known
 */
export function areaSquares(listings: readonly Measured[]): { squares: (AreaSquare | undefined)[]; side?: number } {
  const totals = listings.map(({ surfaceTotal }) => surfaceTotal ?? 0);
  const largest = Math.max(...totals);
  if (totals.filter((total) => total > 0).length < 2) return { squares: listings.map(() => undefined) };
  const sideOf = (surface: number) => Math.sqrt(surface / largest);
  const squares = listings.map(({ surfaceMin, surfaceTotal }): AreaSquare | undefined => {
    if (!surfaceTotal) return undefined;
    const isDivided = surfaceMin !== null && surfaceMin > 0 && surfaceMin < surfaceTotal;
    return { side: sideOf(surfaceTotal), ...(isDivided && { part: sideOf(surfaceMin) }) };
  });
  return { squares, side: Math.round(Math.sqrt(largest)) };
}
