import { sql, type SQL } from "drizzle-orm";
import { filterFields, type IndexRow } from "./memory/columns.ts";

/** The same as an alias, which the driver's types ask for. */
export type ReadRow = Pick<IndexRow, keyof IndexRow>;

/** What filters want to be kept beyond that: numbers among the facts. */
const facts = sql.join(
  [...filterFields].map(([name, { fact }]) => sql`, (facts->>${fact})::float8 as ${sql.identifier(name)}`),
);

/** What a search compares of listings, read from the database. */
export function selectIndexRows(condition: SQL): SQL {
  return sql`
    select id, reference, listed, type, to_let as "toLet", for_sale as "forSale", invest, coworking,
      place_id as "placeId", lat, lng, surface_min as "surfaceMin", surface_total as "surfaceTotal",
      rent_low as "rentLow", rent_high as "rentHigh", sale_low as "saleLow", sale_high as "saleHigh",
      (extract(epoch from published_at) * 1000)::float8 as "publishedAt", revision::text::float8 as revision
      ${facts}
    from listings where ${condition}`;
}
