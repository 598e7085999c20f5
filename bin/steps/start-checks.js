import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { sentenceOf } from "../../app/command-line/error-sentence.js";
import { readSecretFiles } from "../../app/settings/secret-files.server.js";
import { queueNames } from "../../app/worker/queue-names.js";
import { makeFolder } from "../../db/make-folder.js";
import { FailedStep } from "./processes.js";
import { findExcess } from "./strict-role.js";

/*
 * What is looked at before the site or the worker starts: what is wrong then stays wrong until somebody puts it right, and
 * is said in a sentence. A database that does not answer is none of it: it may still be starting.
 */

/** Milliseconds that the database may take to answer. */
const patience = 5_000;
/** Codes of a database that refuses whoever comes, or has nothing in it. */
const final = new Set(["28P01", "28000", "3D000", "42P01", "3F000"]);

/** A start that makes no sense; its message is the one sentence that the person at the terminal reads. */
class StartRefused extends Error {}

/** @throws when the site was not built */
export function checkBuild() {
  if (existsSync("build/server/index.js")) return;
  throw new StartRefused("The site is not built yet: npm run build does it.");
}

/** @throws when photos and their sizes can't be kept */
export function checkStorage() {
  const { DATA_DIR, MEDIA_STORAGE, MEDIA_STORE } = process.env;
  if (MEDIA_STORE === "s3") return;
  const folder = MEDIA_STORAGE || join(DATA_DIR || ".data", "media");
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const name = MEDIA_STORAGE ? "MEDIA_STORAGE" : "DATA_DIR";
    throw new StartRefused(`${name} must be a folder that can be written to. ${sentenceOf(error) ?? String(error)}`);
  }
}

/**
 * @param {"web" | "worker"} part who starts
 * @throws when the database of the settings refuses us for good, is not of this version or lacks queues of it, or lets a part
 *   that is told to be strict do more than it needs
 */
export async function checkDatabase(part) {
  const url = readSecretFiles(process.env).environment.DATABASE_URL;
  // The settings say what is wrong with one that is none.
  if (!url || !/^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) return;
  const sql = postgres(url, { max: 1, connect_timeout: patience / 1000, fetch_types: false, onnotice: () => {} });
  try {
    const [row] = await sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`;
    const [latest, ours] = [Number(row?.latest), latestMigration()];
    if (!(latest >= ours)) {
      throw new StartRefused("The database is older than this version: npm run db:migrate brings it up to date.");
    }
    // A newer version's queues are its own affair: whoever is being replaced starts again meanwhile.
    if (latest === ours) await checkQueues(sql);
    const excess = isStrict() ? await findExcess(sql, `quartier_${part}`) : undefined;
    if (excess !== undefined) throw new StartRefused(`${tooMuch} ${excess}.`);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (final.has(code)) throw new StartRefused(sentenceOf(error) ?? String(error));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * What asks for a job without a queue fails with it: a log-in, say, long after the start.
 * @param {postgres.Sql} sql
 */
async function checkQueues(sql) {
  const there = new Set((await sql`select name from pgboss.queue`).map(({ name }) => name));
  const missing = queueNames.filter((name) => !there.has(name));
  if (missing.length === 0) return;
  throw new StartRefused(
    `The database has no queue for jobs of this version (${missing.join(", ")}): npm run db:migrate makes them.`,
  );
}

const tooMuch = "DATABASE_STRICT_ROLES is on, and the account of DATABASE_URL may do more than this program needs:";

/** What the settings do not understand counts as yes: they complain of it next. */
function isStrict() {
  return !/^(false|0|no|off|n|disabled)?$/i.test(process.env.DATABASE_STRICT_ROLES ?? "");
}

/** When the newest migration was made, as the migrator writes it down. */
function latestMigration() {
  const journal = JSON.parse(readFileSync(new URL("../../db/migrations/meta/_journal.json", import.meta.url), "utf8"));
  return Math.max(...journal.entries.map((/** @type {{ when: number }} */ { when }) => when));
}

/**
 * Ends the process before it has worked: with a sentence where one says it all, else with what went wrong and where.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(
    error instanceof StartRefused || error instanceof FailedStep ? error.message : (sentenceOf(error) ?? error),
  );
  process.exit(1);
}
