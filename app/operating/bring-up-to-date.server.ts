import { fillStationMinutes } from "#app/places/fill-station-minutes.server.ts";
import { loadGazetteer } from "#app/places/load-gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { migrateDatabase } from "./migrate-database.server.ts";

/**
 * Makes a database what this version needs to serve and import: tables, queues and rights, then the places of the
 * gazetteer, without which no listing can be taken in. Again without effect.
 * @param url of the account that owns the tables
 * @returns what was done, a line each
 * @throws where a place that the gazetteer does not have any more still has listings; the tables are up to date then
 */
export async function bringUpToDate(url: string): Promise<string[]> {
  const applied = await migrateDatabase(url);
  const db = createDatabase(url, { name: "quartier migrations", connections: 1, statementTimeout: 0 });
  try {
    const { places, changed } = await loadGazetteer(db);
    const filled = await fillStationMinutes(db);
    return [
      ...(applied > 0 ? [`Applied ${applied} migration${applied === 1 ? "" : "s"}.`] : []),
      ...(changed ? [`Loaded ${places} places.`] : []),
      ...(filled > 0 ? [`Reckoned the minutes to a station of ${filled} listings.`] : []),
    ];
  } finally {
    await closeDatabase(db);
  }
}
