import type { PropertyType } from "#app/vocabulary.ts";
import type { Box, Point } from "#app/places/area.ts";
import type { Range } from "./ranges.ts";

/** What a listing is or is not, besides its type. */
export type Flag = "toLet" | "forSale" | "invest" | "coworking";

/** A figure of a listing from its lowest to its highest, by the names that a search index knows them by. */
export interface FigurePair {
  low: string;
  high: string;
}

/**
 * What a search asks of one listing, in terms that any search index can answer, in memory as in SQL.
 *
 * - `flag`: the listing has it.
 * - `types`: it is of one of these.
 * - `range`: one of the pairs overlaps the range, or none of them is known: a listing without the figure asked for is
 *   never dropped silently (decisions, section 2), and comes after those that have it.
 * - `box`, `polygon`: it lies in it.
 */
export type Condition =
  | { kind: "flag"; flag: Flag }
  | { kind: "types"; types: readonly PropertyType[] }
  | RangeCondition
  | { kind: "box"; box: Box }
  | { kind: "polygon"; corners: readonly Point[] };

export interface RangeCondition {
  kind: "range";
  range: Range;
  of: readonly FigurePair[];
}

/**
 * A figure that a search index keeps of each listing for the sake of a filter: one of its `facts`, a number.
 * docs/listing-format.md names them.
 */
export interface Field {
  fact: string;
}

/** Classes in which a facet counts a figure: their lower bounds, all multiples of a step. */
export interface Classes {
  from: readonly number[];
  step: number;
}
