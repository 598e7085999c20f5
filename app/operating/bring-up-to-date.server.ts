import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { reckonStationMinutes } from "#app/places/reckon-station-minutes.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { migrateDatabase } from "./migrate-database.server.ts";

/**
 * Makes a database what this version needs to serve and import: tables, queues and rights, then the places of the
 * gazetteer, without which no listing can be taken in, and what listings tell by its stations. Again without effect.
 * @param url of the account that owns the tables
 * @returns what was done, a line each
 * @throws where a place that the gazetteer does not have any more still has listings; the tables are up to date then
 */
export async function bringUpToDate(url: string): Promise<string[]> {
  const applied = await migrateDatabase(url);
  const db = createDatabase(url, { name: "quartier migrations", connections: 1, statementTimeout: 0 });
  try {
    const { places, changed } = await loadGazetteer(db);
    const reckoned = await reckonStationMinutes(db);
    return [
      ...(applied > 0 ? [`Applied ${applied} migration${applied === 1 ? "" : "s"}.`] : []),
      ...(changed ? [`Loaded ${places} places.`] : []),
      ...(reckoned > 0 ? [`Reckoned the minutes to a station of ${reckoned} listings anew.`] : []),
    ];
  } finally {
    await closeDatabase(db);
  }
}
