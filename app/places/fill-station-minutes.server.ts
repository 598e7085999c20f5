import { isNull, sql } from "drizzle-orm";
import { minutesToStation } from "./stations.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** Listings written at once: a transaction of a second. */
const atOnce = 5_000;

/**
 * Reckons the minutes to a station of listings that were imported before they were kept; the importer does it for others.
 * @returns how many there were
 */
export async function fillStationMinutes(db: Database): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listings)
    .where(isNull(listings.stationMinutes));
  const count = counted?.count ?? 0;
  for (let filled = 0; filled < count; ) {
    const points = await db
      .select({ id: listings.id, lat: listings.lat, lng: listings.lng })
      .from(listings)
      .where(isNull(listings.stationMinutes))
      .limit(atOnce);
    if (points.length === 0) break;
    const minutes = points.map(({ id, ...point }) => ({ id, minutes: minutesToStation(point) }));
    await db.execute(sql`
      update ${listings} set station_minutes = given.minutes
      from json_to_recordset(${JSON.stringify(minutes)}::json) as given(id int, minutes int)
      where ${listings.id} = given.id`);
    filled += points.length;
  }
  return count;
}
