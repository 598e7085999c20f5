import { whenAllHasEnded } from "./processes.js";

/**
 * Starts the embedded database of a folder, which then is there as long as we are, whoever else comes and goes. It ends with us,
 * unless another process uses it.
 *
 * @param {string} dataDir
 * @param {{ inMemory?: boolean }} [options] as of `ensureEmbeddedDatabase`
 * @returns {Promise<string>} its URL
 */
export async function holdDatabase(dataDir, options) {
  const { holdEmbeddedDatabase, stopEmbeddedDatabase } = await import("../../db/embedded/embedded-database.server.ts");
  whenAllHasEnded(() => stopEmbeddedDatabase(dataDir, { unlessInUse: true }));
  const holding = holdEmbeddedDatabase(dataDir, undefined, options);
  // Before that, and also where we are interrupted while it starts.
  whenAllHasEnded(() => holding.then(({ release }) => release()).catch(() => undefined));
  return (await holding).url;
}
