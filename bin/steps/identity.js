import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../db/make-folder.js";
import { FailedStep, whenAllHasEnded } from "./processes.js";

const dataDir = process.env.DATA_DIR || ".data";

/**
 * Makes accounts ready: starts the identity emulator unless a project or another emulator is configured. It ends with us.
 *
 * @param {{ fresh?: boolean }} [options] `fresh`: without the accounts of earlier starts.
 * @returns {Promise<Record<string, string>>} the settings that the site needs and nobody has given
 */
export async function prepareIdentity({ fresh = false } = {}) {
  const own = { SESSION_SECRET: await readSessionSecret() };
  const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIREBASE_PROJECT_ID || FIREBASE_AUTH_EMULATOR_HOST) return withoutGiven(own);
  return withoutGiven({ ...own, ...(await startEmulator(fresh)) });
}

/** @param {boolean} fresh */
async function startEmulator(fresh) {
  const { holdEmbeddedIdentity, removeAllAccounts, settingsFor } = await import(
    "../../packages/identity-emulator/embedded-identity.ts"
  );
  const interruption = new AbortController();
  whenAllHasEnded(async () => interruption.abort());
  try {
    const { host, release } = await holdEmbeddedIdentity(dataDir, { signal: interruption.signal });
    whenAllHasEnded(release);
    if (fresh) await removeAllAccounts(host);
    return settingsFor(host);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FailedStep(`The identity emulator could not be started: ${reason}`, { cause: error });
  }
}

/** Made at random at the first start and kept, so that sessions outlive the next one. */
async function readSessionSecret() {
  const path = join(dataDir, "session-secret");
  makeFolder(dataDir);
  try {
    await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(path, "utf8");
}

/** @param {Record<string, string>} settings */
function withoutGiven(settings) {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !(process.env[name] || process.env[`${name}_FILE`])),
  );
}
