import { allFilters } from "#app/filters/filters.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";

/** What a search compares of a listing, as the database tells it. Unknown figures are null. */
export type IndexRow = {
  id: number;
  reference: string;
  listed: boolean;
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  coworking: boolean;
  placeId: number;
  /** Whose it is: the id in `advertisers`. */
  advertiserId: number;
  lat: number;
  lng: number;
  /** m² */
  surfaceMin: number | null;
  surfaceTotal: number | null;
  /** EUR per m² and year; homes: EUR per month. */
  rentLow: number | null;
  rentHigh: number | null;
  /** EUR */
  saleLow: number | null;
  saleHigh: number | null;
  /** Milliseconds since 1970, with a fraction. */
  publishedAt: number;
  /** The transaction that wrote the listing last. */
  revision: number;
};

/** What filters want to be kept of a listing beyond what every search reads, by name. */
export const filterFields = new Map(allFilters.flatMap(({ fields }) => Object.entries(fields ?? {})));
