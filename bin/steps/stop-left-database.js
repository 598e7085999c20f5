import { setTimeout as sleep } from "node:timers/promises";
import { register } from "tsx/esm/api";

/*
 * `node stop-left-database.js FOLDER`: stops the embedded database of a folder whose command was killed (held-database.js), once
 * what that had started has ended, which it does by itself; one that others use goes on.
 */

/** Half seconds: the site answers what it has begun for ten at most, a worker's job may take longer. */
const mostAttempts = 120;

register();
const { stopEmbeddedDatabase } = await import("../../db/embedded/embedded-database.server.ts");
const [, , folder = ""] = process.argv;
for (let attempt = 0; attempt < mostAttempts; attempt++) {
  if (await stopEmbeddedDatabase(folder, { unlessInUse: true })) break;
  await sleep(500);
}
