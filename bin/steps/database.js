import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceOf } from "../../app/command-line/error-sentence.js";
import { readSecretFiles } from "../../app/settings/secret-files.server.js";
import { makeFolder } from "../../db/make-folder.js";
import { holdDatabase } from "./held-database.js";
import { FailedStep, node, run } from "./processes.js";

const dataDir = process.env.DATA_DIR || ".data";
const seedProgram = "packages/demonstration/seed-cli.ts";

/**
 * Makes a database ready: starts the embedded server unless `DATABASE_URL` names another, applies the migrations, loads
 * the gazetteer, and adds demonstration listings when there are none. The embedded server stays as long as we do, and ends
 * with us, unless another process uses it.
 *
 * @param {{ fresh?: string, inMemory?: boolean, listings: number }} options `fresh`: the name of a database on the same
 *   server to use instead, made anew; `inMemory`: what a new server gets need not be kept.
 * @returns {Promise<string>} the database's URL
 */
export async function prepareDatabase({ fresh, inMemory = false, listings }) {
  const url = await orFail("The database could not be started", () => openDatabase(fresh, inMemory));
  await orFail("The database could not be migrated", () => migrate(url));
  await orFail("The places could not be loaded", () => loadPlaces(url));
  // Left behind when we are interrupted: some listings are not all.
  const unfinished = join(dataDir, "demonstration.unfinished");
  const filled = await orFail("The database could not be read", () => hasListings(url));
  if (filled && !existsSync(unfinished)) return url;

  console.log(`Adding ${listings.toLocaleString("en")} demonstration listings`);
  makeFolder(dataDir);
  writeFileSync(unfinished, "");
  // As in `npm run db:seed`: what is read and checked is garbage soon afterwards.
  const seed = await run(node("--max-semi-space-size=64", "bin/run.js", seedProgram, "--listings", String(listings)), {
    environment: { DATABASE_URL: url, DEMONSTRATION: "true" },
  });
  if (seed !== 0) throw new FailedStep("The demonstration listings could not be added; see above.");
  rmSync(unfinished, { force: true });
  return url;
}

/**
 * @param {string | undefined} fresh
 * @param {boolean} inMemory
 */
async function openDatabase(fresh, inMemory) {
  const serverUrl = readSecretFiles(process.env).environment.DATABASE_URL || (await startEmbedded(inMemory, fresh));
  if (!fresh) return serverUrl;
  const { dropDatabase, ensureDatabase } = await import("../../db/ensure-database.server.ts");
  await dropDatabase(serverUrl, fresh);
  return ensureDatabase(serverUrl, fresh);
}

/**
 * @param {boolean} inMemory
 * @param {string | undefined} fresh
 */
async function startEmbedded(inMemory, fresh) {
  const { isKeptOnDisk } = await import("../../db/embedded/embedded-database.server.ts");
  // A database made anew takes nothing from those beside it.
  if (inMemory && !fresh && (await isKeptOnDisk(dataDir))) {
    throw new Error(
      `${dataDir} has one on the disk, which is kept. Choose another DATA_DIR, or leave out --in-memory.`,
    );
  }
  return holdDatabase(dataDir, { inMemory });
}

/** @param {string} url */
async function migrate(url) {
  const { migrateDatabase } = await import("../../app/operating/migrate-database.server.ts");
  await migrateDatabase(url);
}

/** @param {string} url */
async function loadPlaces(url) {
  const { createDatabase, closeDatabase } = await import("../../db/client.server.ts");
  const { loadGazetteer } = await import("../../app/places/load-gazetteer.server.ts");
  const db = createDatabase(url, { name: "quartier gazetteer", connections: 1, statementTimeout: 0 });
  await loadGazetteer(db).finally(() => closeDatabase(db));
}

/** @param {string} url */
async function hasListings(url) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select exists (select 1 from listings) as found`;
  await sql.end();
  return row?.found === true;
}

/**
 * @template T
 * @param {string} failure
 * @param {() => Promise<T>} step
 */
async function orFail(failure, step) {
  try {
    return await step();
  } catch (error) {
    throw new FailedStep(`${failure}: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * The database's own words, where another error (with the whole statement) is wrapped around them.
 *
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
  const sentence = sentenceOf(error);
  if (sentence !== undefined) return sentence;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
