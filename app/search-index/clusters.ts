import type { Point } from "#app/places/area.ts";
import type { Hit } from "./hit.ts";

/** Listings that stand close together on the map at a zoom; one listing alone says which. */
export interface Cluster extends Point {
  count: number;
  /** The corners that hold all of its listings. */
  box: [west: number, south: number, east: number, north: number];
  /** The listing, if it is a single one. */
  single?: Hit;
}

/** What the market asks for in a search: computed from the listings, never written. Figures are rounded for reading. */
export interface MarketFigures {
  count: number;
  /** Median asking rent; to let only. EUR per m² and year, for homes EUR per month. */
  medianRent?: number;
  /** Median asking price per m²; for sale and investment. EUR. */
  medianPricePerSquareMetre?: number;
  /** Median gross yield, in per cent; investment only. */
  medianYield?: number;
  /** How many tell theirs; investment only. */
  yields?: number;
  /** m² */
  smallest?: number;
  largest?: number;
}
