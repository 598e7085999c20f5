import type { Point } from "#app/places/area.ts";
import type { Box } from "#app/places/area.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Order, SearchView } from "#app/filters/criteria.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { AskedPrices } from "./asked-prices.ts";
import type { Cluster, MarketFigures } from "./clusters.ts";
import type { Facets } from "./facets.ts";
import type { Hit } from "./hit.ts";
import type { ResolvedCriteria } from "./resolved-criteria.ts";

/** A page of what a search finds. */
export interface FoundPage {
  hits: Hit[];
  /** How many listings the search finds in all. */
  count: number;
  /** How many of these state every figure that the search asks for; the others may fit or not. */
  stated: number;
  /** The page shown; the last one when a later one was asked for. */
  page: number;
  pages: number;
  /** What the hits are ordered by. */
  order: Order;
}

/** What a listing is compared by with others. Unknown figures are null. */
export interface ComparedListing {
  id: number;
  type: PropertyType;
  toLet: boolean;
  invest: boolean;
  lat: number;
  lng: number;
  surfaceTotal: number | null;
  rentLow: number | null;
  saleLow: number | null;
  /** 0 of a studio. */
  bedrooms: number | null;
}

/** Listings on offer that are alike in place, type and deals. */
export interface ListedKind {
  placeId: number;
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  coworking: boolean;
  /** When the newest was published, in milliseconds since 1970. */
  newest: number;
}

/**
 * The listings on offer at one moment, as searches ask for them (decisions, section 2): whatever is asked of one holds for
 * the same version of all of them, so that the list, the facets and the map of a page can't differ. A request gets one by
 * `withSearchIndex`. Which saved searches a new listing meets is asked the other way round: percolate/percolator.ts.
 */
export interface SearchIndex {
  /** The database that it stands for: what is kept of listings by their revisions is kept for that. */
  readonly source: object;
  /**
   * One page of the listings that a search finds. Listings that lack a figure asked for come after those that have it; ties
   * go by reference, so that paging neither repeats nor skips.
   * @param near where `closest` measures from; without it that order falls back to `newest`
   */
  page(search: ResolvedCriteria, view: SearchView, near?: Point): Promise<FoundPage>;
  /** How many listings a search finds; with a moment, only those published after it. */
  count(search: ResolvedCriteria, since?: Date): Promise<number>;
  /**
   * How many listings each other choice of a filter would find.
   * @param parts the places to count in: those directly in the location, or the countries
   */
  facets(search: ResolvedCriteria, parts: readonly PlacePart[]): Promise<Facets>;
  /**
   * What a map shows of a search: listings that stand close together at its zoom as one, the largest first.
   * @param zoom of the usual web map (the world is 256 pixels wide at 0), with a fraction if need be
   */
  clusters(search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]>;
  /** What the market asks for in a search. */
  figures(search: ResolvedCriteria): Promise<MarketFigures>;
  /** What is asked for each listing that a search finds. */
  prices(search: ResolvedCriteria): Promise<AskedPrices>;
  /** The listings on offer that come closest to one, itself left aside: the same deal, the same type or group. */
  similar(listing: ComparedListing, count: number): Promise<Hit[]>;
  /** Of what there is, in no order; the same array as long as nothing has changed, where that is known. */
  kinds(): Promise<readonly ListedKind[]>;
  /** Which spans of `size` ids, from 1 on, hold listings on offer: their numbers, from 0 on, ascending. */
  spans(size: number): Promise<number[]>;
}
