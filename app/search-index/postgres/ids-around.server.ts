import { sql, type SQL } from "drizzle-orm";
import { lngScale } from "../distance-scale.ts";

/**
 * The ids of what is on offer within a small square, as SQL of a statement that is prepared once, with the placeholders `lat`
 * and `lng`: found by their point, whichever index the site searches by.
 * @param reach half the square's side, in degrees
 */
export function idsAround(reach: number): SQL {
  const [scale, half] = [sql.raw(String(lngScale)), sql.raw(String(reach))];
  const [lat, lng] = [sql`${sql.placeholder("lat")}::float8`, sql`${sql.placeholder("lng")}::float8`];
  return sql`(select id from listing_search where point(lng * ${scale}, lat) <@ box(
    point((${lng} - ${half}) * ${scale}, ${lat} - ${half}), point((${lng} + ${half}) * ${scale}, ${lat} + ${half})))`;
}
