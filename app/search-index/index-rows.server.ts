import { sql, type SQL } from "drizzle-orm";
import type { IndexRow } from "./memory/columns.ts";

/** The same as an alias, which the driver's types ask for. */
export type ReadRow = Pick<IndexRow, keyof IndexRow>;

/** What a search compares of listings, read from the database. */
export function selectIndexRows(condition: SQL): SQL {
  return sql`
    select id, reference, listed, type, to_let as "toLet", for_sale as "forSale", invest, coworking,
      place_id as "placeId", lat, lng, surface_min as "surfaceMin", surface_total as "surfaceTotal",
      rent_low as "rentLow", rent_high as "rentHigh", sale_low as "saleLow", sale_high as "saleHigh",
      (extract(epoch from published_at) * 1000)::float8 as "publishedAt", revision::text::float8 as revision
    from listings where ${condition}`;
}
