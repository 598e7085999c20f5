import { writeFile } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { forgetRequestsOf } from "#app/contact/forget-requests.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { actions, type Action } from "./deletion/act-on-accounts.server.ts";
import { exportJsonSchema } from "./export/export-schema.server.ts";

const usage = `Accounts are opened by people themselves; what an operator can do about them:

  npm run accounts -- suspend EMAIL           shuts somebody out until restored
  npm run accounts -- delete EMAIL            closes the account at once and erases it after a month
  npm run accounts -- delete EMAIL --minor    a minor's: closes and erases it at once
  npm run accounts -- restore EMAIL           opens it again: suspended, or deleted less than a month ago
  npm run accounts -- forget EMAIL            erases the contact requests sent from an address, with an account or without
  npm run accounts -- schema                  writes docs/account-export.schema.json

EMAIL may be an account's id. Ends with 0 when it was done, 1 when it could not be (unknown, several, too late), 2 when
the command was not understood or something failed.`;

class UsageError extends Error {}

async function act(action: Action, given: string[]): Promise<number> {
  const [who, ...options] = given;
  const minor = action === "delete" && options.length === 1 && options[0] === "--minor";
  if (!who || who.startsWith("-") || (options.length > 0 && !minor)) throw new UsageError(usage);
  const { done, line } = await withDatabase((db) => actions[action](db, who, { minor }));
  // For a terminal: what somebody typed as their address must not steer it.
  (done ? console.log : console.error)(line.replace(/[^\P{C}\n]/gu, "·"));
  return done ? 0 : 1;
}

async function forget(given: string[]): Promise<number> {
  const [email, ...more] = given;
  if (!email?.includes("@") || more.length > 0) throw new UsageError(usage);
  const count = await withDatabase((db) => forgetRequestsOf(db, email));
  console.log(`Contact requests erased: ${count}`);
  return count > 0 ? 0 : 1;
}

async function writeSchema(): Promise<number> {
  const file = path.join(import.meta.dirname, "../../docs/account-export.schema.json");
  await writeFile(file, `${JSON.stringify(exportJsonSchema(), null, 2)}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
  return 0;
}

async function withDatabase<Result>(work: (db: DatabasePool) => Promise<Result>): Promise<Result> {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("#app/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier accounts", connections: 2 });
  return work(db).finally(() => closeDatabase(db));
}

/** What an operator can do something about is said in a sentence; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof postgres.PostgresError && cause.code === "42P01") {
    return "The database has no tables yet: npm run db:migrate makes them.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const [name = "", ...given] = process.argv.slice(2);
try {
  if (name === "schema" && given.length === 0) process.exitCode = await writeSchema();
  else if (name === "forget") process.exitCode = await forget(given);
  else if (Object.hasOwn(actions, name)) process.exitCode = await act(name as Action, given);
  else throw new UsageError(usage);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
