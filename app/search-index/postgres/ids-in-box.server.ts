import { sql, type SQL } from "drizzle-orm";
import type { Box } from "#app/places/area.ts";
import { inBox } from "./conditions.server.ts";

/** The ids of what is on offer in a small box, as SQL: found by their point, whichever index the site searches by. */
export function idsInBox(box: Box): SQL {
  return sql`(select id from listing_search where ${inBox(box)})`;
}
