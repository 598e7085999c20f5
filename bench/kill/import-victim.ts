import "../environment.ts";
import { once } from "node:events";
import { importListingsFile } from "#app/feeds/import-file.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { isUnconnected, unconnected } from "./unconnected.ts";
import type { ImportOrder } from "./kill-imports.ts";

/* An import for the kill test: says when it is ready, imports what it is told to, says when it has ended. */

const heard = once(process, "message");
process.send?.("ready");
const [{ databaseUrl, file, from, at }] = (await heard) as [ImportOrder];
const db = createDatabase(databaseUrl, { name: "quartier kill import", connections: 3, statementTimeout: 0 });
try {
  await importListingsFile(db, file, { from, full: true, now: new Date(at) });
} catch (error) {
  if (!isUnconnected(error)) throw error;
  process.exit(unconnected);
}
await closeDatabase(db);
process.send?.("ended");
process.disconnect();
