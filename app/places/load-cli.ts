import { databaseUrl } from "#app/database/database.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { fillStationMinutes } from "./fill-station-minutes.server.ts";
import { loadGazetteer } from "./load-gazetteer.server.ts";

const db = createDatabase(databaseUrl, { name: "quartier gazetteer", connections: 1, statementTimeout: 0 });
try {
  const { places, changed } = await loadGazetteer(db);
  console.log(changed ? `Gazetteer: ${places} places loaded` : `Gazetteer: ${places} places, unchanged`);
  const filled = await fillStationMinutes(db);
  if (filled > 0) console.log(`Minutes to a station: reckoned for ${filled} listings`);
} finally {
  await closeDatabase(db);
}
