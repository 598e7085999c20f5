/** A floor area as a square: its sides as parts of the largest side of the comparison, 0 to 1. */
export interface AreaSquare {
  side: number;
  /** What the side measures. */
  metres: number;
  /** Of the smallest part to be had, where it can be divided. */
  part?: number;
}

interface Measured {
  /** m² */
  surfaceMin: number | null;
  surfaceTotal: number | null;
}

/** A length that the squares are ruled by, and that a bar beside them shows: metres, and as part of the largest side. */
interface AreaScale {
  metres: number;
  part: number;
}

interface AreaSquares {
  /** In the order of the listings. */
  squares: (AreaSquare | undefined)[];
  scale?: AreaScale;
}

/**
 * Floor areas as squares to one scale, so that the eye compares what figures only tell.
 * @returns no square at all, and no scale, where fewer than two areas are known
 */
export function areaSquares(listings: readonly Measured[]): AreaSquares {
  const totals = listings.map(({ surfaceTotal }) => surfaceTotal ?? 0);
  const largest = Math.max(...totals);
  if (totals.filter((total) => total > 0).length < 2) return { squares: listings.map(() => undefined) };
  const sideOf = (surface: number) => Math.sqrt(surface / largest);
  const squares = listings.map(({ surfaceMin, surfaceTotal }): AreaSquare | undefined => {
    if (!surfaceTotal) return undefined;
    const isDivided = surfaceMin !== null && surfaceMin > 0 && surfaceMin < surfaceTotal;
    const metres = Math.round(Math.sqrt(surfaceTotal));
    return { side: sideOf(surfaceTotal), metres, ...(isDivided && { part: sideOf(surfaceMin) }) };
  });
  const metres = roundLength(Math.sqrt(largest) / 2);
  return { squares, scale: { metres, part: metres / Math.sqrt(largest) } };
}

/** The longest length of 1, 2 or 5 with noughts behind it that is no longer than one given, and no shorter than a metre. */
function roundLength(most: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([5, 2].find((times) => times * tens <= most) ?? 1) * tens;
}
