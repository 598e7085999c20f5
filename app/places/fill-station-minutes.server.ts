import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { minutesToStation } from "./stations.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** Listings written at once: a transaction of a second. */
const atOnce = 5_000;

/** Those whose address is hidden have none: only the middle of their municipality is known to visitors. */
const unreckoned = and(isNull(listings.stationMinutes), eq(listings.addressHidden, false));

/**
 * Reckons the minutes to a station of listings that were imported before they were kept, and forgets those of hidden
 * addresses, which once had some; the importer does it for others.
 * @returns how many were reckoned
 */
export async function fillStationMinutes(db: Database): Promise<number> {
  await db
    .update(listings)
    .set({ stationMinutes: null })
    .where(and(isNotNull(listings.stationMinutes), listings.addressHidden));
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listings)
    .where(unreckoned);
  const count = counted?.count ?? 0;
  for (let filled = 0; filled < count; ) {
    const points = await db
      .select({ id: listings.id, lat: listings.lat, lng: listings.lng })
      .from(listings)
      .where(unreckoned)
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
