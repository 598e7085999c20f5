import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { minutesToStation } from "./stations.server.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/**
 * Has every listing tell the walk to the nearest of the stations that this version knows: an import writes only what has
 * changed in its feed, so that those from before would keep what was reckoned by other stations, or nothing. Hidden
 * addresses have none, as only the middle of their municipality is known to visitors.
 * @param atOnce listings read, and those among them that differ written: a transaction of a second at most
 * @returns how many listings tell other minutes now; those that had them right are not written
 */
export async function reckonStationMinutes(db: Database, atOnce = 5_000): Promise<number> {
  await db
    .update(listings)
    .set({ stationMinutes: null })
    .where(and(isNotNull(listings.stationMinutes), listings.addressHidden));
  const [newest] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(listings);
  let written = 0;
  for (let last = 0; last < newest!.id; ) {
    const rows = await db
      .select({ id: listings.id, lat: listings.lat, lng: listings.lng, known: listings.stationMinutes })
      .from(listings)
      .where(and(gt(listings.id, last), eq(listings.addressHidden, false)))
      .orderBy(asc(listings.id))
      .limit(atOnce);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const reckoned = rows.map(({ known, ...row }) => ({ ...row, known, minutes: minutesToStation(row) }));
    const differing = reckoned.filter(({ known, minutes }) => known !== minutes);
    if (differing.length === 0) continue;
    // One that an import has moved meanwhile, or hidden, has its own; one that is told already, by another who brings the
    // database up to date, is not written again.
    const changed = await db.execute(sql`
      update ${listings} set station_minutes = given.minutes
      from json_to_recordset(${JSON.stringify(differing)}::json) as given(id int, lat float8, lng float8, minutes int)
      where ${listings.id} = given.id and ${listings.lat} = given.lat and ${listings.lng} = given.lng
        and not ${listings.addressHidden} and ${listings.stationMinutes} is distinct from given.minutes`);
    written += changed.count;
  }
  return written;
}
