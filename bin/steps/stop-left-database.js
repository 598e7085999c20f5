import { existsSync } from "node:fs";
import { register } from "tsx/esm/api";
import { untilStopped } from "./until-stopped.js";

/*
 * `node stop-left-database.js FOLDER`: stops the embedded database of a folder whose command was killed (held-database.js), once
 * what that had started has ended, which it does by itself, and whoever else uses it.
 */
register();
const { stopEmbeddedDatabase } = await import("../../db/embedded/embedded-database.server.ts");
const [, , folder = ""] = process.argv;
// Where the folder was removed meanwhile, it is not made again.
await untilStopped(async () => !existsSync(folder) || stopEmbeddedDatabase(folder, { unlessInUse: true }));
