import type { Fact } from "#app/vocabulary/facts.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
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
 * - `values`: the figure is one of these, or not known.
 * - `box`, `polygon`: it lies in it.
 */
export type Condition =
  | { kind: "flag"; flag: Flag }
  | { kind: "types"; types: readonly PropertyType[] }
  | RangeCondition
  | ValuesCondition
  | { kind: "box"; box: Box }
  | { kind: "polygon"; corners: readonly Point[] };

export interface RangeCondition {
  kind: "range";
  range: Range;
  of: readonly FigurePair[];
}

export interface ValuesCondition {
  kind: "values";
  figure: string;
  values: readonly number[];
}

/**
 * What filters compare of a listing besides its facts: columns of `listings`, and what is reckoned from them. In SQL they
 * stand in app/search-index/index-columns.server.ts, for cards in app/listings/card-facts.ts.
 *
 * - `desk_rent_low`, `desk_rent_high`: EUR per desk and month, of the offices that are left.
 * - `monthly_rent_low`, `monthly_rent_high`: EUR a month in all, of the smallest part to be had and of the whole.
 * - `price_per_m2`: EUR, of a sale. `tenancy`: `let` or `vacant`, of what is sold.
 * - `is_free`: not under option. `is_divisible`: a part can be had by itself. `has_loading_bay`: docks or sectional doors.
 */
export type Column =
  | "available_from"
  | "published_at"
  | "energy_class"
  | "yield"
  | "desks"
  | "station_minutes"
  | "price_per_m2"
  | "desk_rent_low"
  | "desk_rent_high"
  | "monthly_rent_low"
  | "monthly_rent_high"
  | "tenancy"
  | "is_free"
  | "is_divisible"
  | "has_loading_bay";

/**
 * A figure that a search index keeps of each listing for the sake of a filter, from one of its `facts`
 * (docs/listing-format.md names them) or a column of `listings`. All that is compared is a number:
 *
 * - `number`: as it stands.
 * - `flag`: 1 where the listing has it, whatever there is of it; 0 where it hasn't, or says nothing.
 * - `day`: days since 1970.
 * - words: where it stands among them, from 0.
 *
 * What a listing does not state is unknown, unless `absent` says what that means.
 */
export type Field = ({ fact: Fact } | { column: Column }) & {
  as?: "number" | "flag" | "day" | readonly string[];
  absent?: number;
};

/** The figures that conditions ask for and that a listing may lack: of each, one of several pairs. */
export function figuresAsked(conditions: readonly Condition[]): (readonly FigurePair[])[] {
  return conditions.flatMap((condition) => {
    if (condition.kind === "range") return [condition.of];
    return condition.kind === "values" ? [[{ low: condition.figure, high: condition.figure }]] : [];
  });
}

/** Classes in which a facet counts a figure: their lower bounds, all multiples of a step. */
export interface Classes {
  from: readonly number[];
  step: number;
}
