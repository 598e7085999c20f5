import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { whenAllHasEnded } from "./processes.js";

/**
 * Starts the embedded database of a folder, which then is there as long as we are, whoever else comes and goes. It ends with us,
 * unless another process uses it, also where we are killed.
 *
 * @param {string} dataDir
 * @param {{ inMemory?: boolean }} [options] as of `ensureEmbeddedDatabase`
 * @returns {Promise<string>} its URL
 */
export async function holdDatabase(dataDir, options) {
  const { holdEmbeddedDatabase, stopEmbeddedDatabase } = await import("../../db/embedded/embedded-database.server.ts");
  // The last of all: until then we may be killed.
  const keeper = startKeeper(dataDir);
  whenAllHasEnded(async () => void keeper.kill("SIGKILL"));
  whenAllHasEnded(async () => void (await stopEmbeddedDatabase(dataDir, { unlessInUse: true })));
  const holding = holdEmbeddedDatabase(dataDir, undefined, options);
  // Before that, and also where we are interrupted while it starts.
  whenAllHasEnded(() => holding.then(({ release }) => release()).catch(() => undefined));
  return (await holding).url;
}

/**
 * A shell, of a megabyte, that waits until we are no more, by the end of its input, and then becomes what stops the database.
 *
 * @param {string} dataDir
 */
function startKeeper(dataDir) {
  const program = fileURLToPath(new URL("stop-left-database.js", import.meta.url));
  const then = [process.execPath, program, resolve(dataDir)];
  // In a group of its own: what reaches all at a terminal is not for it.
  const keeper = spawn("sh", ["-c", 'read -r line; exec "$0" "$@"', ...then], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  keeper.once("error", ({ message }) => console.error(`If this command is killed, its database stays: ${message}`));
  keeper.unref();
  if ("unref" in keeper.stdin && typeof keeper.stdin.unref === "function") keeper.stdin.unref();
  return keeper;
}
