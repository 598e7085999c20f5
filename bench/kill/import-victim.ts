import "../environment.ts";
import { once } from "node:events";
import { importListingsFile } from "#app/feeds/import-file.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { isUnconnected, unconnected } from "./unconnected.ts";
import type { ImportOrder } from "./kill-imports.ts";

/* An import for the kill test: is told what to import, says when it is ready, imports when it is told to begin, says when it has ended. */

const [order] = (await once(process, "message")) as [ImportOrder];
const { databaseUrl, file, from, at } = order;
const heard = once(process, "message");
const db = createDatabase(databaseUrl, { name: "quartier kill import", connections: 3, statementTimeout: 0 });
try {
  // Most of a small import, in which there is nothing to be killed yet.
  await getGazetteer(db);
  process.send?.("ready");
  await heard;
  await importListingsFile(db, file, { from, full: true, now: new Date(at) });
} catch (error) {
  if (!isUnconnected(error)) throw error;
  process.exit(unconnected);
}
await closeDatabase(db);
process.send?.("ended");
process.disconnect();
