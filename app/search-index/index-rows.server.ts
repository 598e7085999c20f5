import { sql, type SQL } from "drizzle-orm";
import type { Field } from "#app/filters/condition.ts";
import { columnsInSql } from "./index-columns.server.ts";
import { filterFields, type IndexRow } from "./index-row.ts";

/** The same as an alias, which the driver's types ask for. */
export type ReadRow = Pick<IndexRow, keyof IndexRow>;

/** What filters want to be kept beyond that. */
const facts = sql.join(
  [...filterFields].map(([name, field]) => sql`, ${fieldInSql(field)} as ${sql.identifier(name)}`),
);

/**
 * A figure that a filter asks for, from a row of `listings`: a number, or null for what is not known. Of single precision,
 * in which the index in memory keeps it: both compare and order by the same.
 */
export function fieldInSql({ as = "number", absent, ...from }: Field): SQL {
  const value = "fact" in from ? sql`facts->>${from.fact}` : sql`(${columnsInSql[from.column]})::text`;
  const figure =
    as === "number"
      ? sql`(${value})::float8::real`
      : as === "flag"
        ? sql`(coalesce(${value}, 'false') not in ('false', '0'))::int::real`
        : as === "day"
          ? sql`((${value})::date - '1970-01-01'::date)::real`
          : sql`(array_position(${sql.param(as)}::text[], ${value}) - 1)::real`;
  return absent === undefined ? figure : sql`coalesce(${figure}, ${absent}::real)`;
}

/** What a search compares of listings, read from the database. */
export function selectIndexRows(condition: SQL): SQL {
  return sql`
    select id, reference, listed, type, to_let as "toLet", for_sale as "forSale", invest, coworking,
      place_id as "placeId", advertiser_id as "advertiserId", lat, lng, surface_min as "surfaceMin", surface_total as "surfaceTotal",
      rent_low as "rentLow", rent_high as "rentHigh", sale_low as "saleLow", sale_high as "saleHigh",
      (extract(epoch from published_at) * 1000)::float8 as "publishedAt", revision::text::float8 as revision
      ${facts}
    from listings where ${condition}`;
}
