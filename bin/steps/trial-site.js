import { node, run } from "./processes.js";

/**
 * Runs a program that tries the built site hard, on a database of its own with demonstration listings: hostile requests,
 * faults. DATA_DIR is set before anything reads it, so that what is kept stays away from the demonstration's.
 *
 * @param {string} program One of the project's TypeScript programs, which gets `rest`.
 * @param {readonly string[]} rest
 * @param {{ database: string, listings: number, dataDir: string }} place `database`: its name; it is made anew.
 * @returns {Promise<number>} the program's exit code
 */
export async function runOnTrialSite(program, rest, { database, listings, dataDir }) {
  process.env.DATA_DIR = dataDir;
  const { checkNode, ensureInstalled } = await import("./install.js");
  checkNode();
  await ensureInstalled();
  const [{ prepareDatabase }, { prepareIdentity }, { ensureBuilt }] = await Promise.all([
    import("./database.js"),
    import("./identity.js"),
    import("./build.js"),
  ]);
  const [databaseUrl, identity] = await Promise.all([
    prepareDatabase({ fresh: database, listings }),
    prepareIdentity(),
    ensureBuilt(),
  ]);
  return run(node(program, ...rest), {
    environment: { ...identity, NODE_ENV: "development", DEMONSTRATION: "true", DATABASE_URL: databaseUrl },
  });
}
