import { writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError, type Values } from "#app/command-line/run-command.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { Action } from "#app/account/deletion/act-on-accounts.server.ts";

/* What acts on accounts is loaded once the command is understood: it finds its database, and so may start one. */

const actionNames: readonly string[] = ["log-out", "suspend", "delete", "restore"] satisfies Action[];

async function act(action: Action, [who, ...more]: string[], minor: boolean): Promise<number> {
  if (!who || more.length > 0) throw new UsageError(`${action} takes one e-mail address, or the id of an account.`);
  if (minor && action !== "delete") throw new UsageError("--minor goes with delete.");
  const { actions } = await import("#app/account/deletion/act-on-accounts.server.ts");
  const { done, line } = await withDatabase((db) => actions[action](db, who, { minor }));
  // For a terminal: what somebody typed as their address must not steer it.
  (done ? console.log : console.error)(line.replace(/[^\P{C}\n]/gu, "·"));
  return done ? 0 : 1;
}

async function eraseRequests([email, ...more]: string[]): Promise<number> {
  if (!email?.includes("@") || more.length > 0) throw new UsageError("erase-requests takes one e-mail address.");
  const { deleteRequestsOf } = await import("#app/contact/delete-old-requests.server.ts");
  const count = await withDatabase((db) => deleteRequestsOf(db, email));
  console.log(
    `Contact requests erased: ${count}. Backups from before hold them: restore --erased erases them again, by a list of backup --erased from now on.`,
  );
  return count > 0 ? 0 : 1;
}

async function writeSchema(): Promise<number> {
  const { exportJsonSchema } = await import("#app/account/export/export-schema.server.ts");
  const file = path.join(import.meta.dirname, "../../docs/account-export.schema.json");
  await writeFile(file, `${JSON.stringify(exportJsonSchema(), null, 2)}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
  return 0;
}

async function withDatabase<Result>(work: (db: DatabasePool) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier accounts", connections: 2 });
  return work(db).finally(() => closeDatabase(db));
}

/** Does what `npm run accounts` was asked for. @returns the exit code @throws UsageError */
export async function run([name = "", ...given]: string[], { minor }: Values): Promise<number> {
  if (name === "schema" && given.length === 0 && !minor) return writeSchema();
  if (name === "erase-requests" && !minor) return eraseRequests(given);
  if (!actionNames.includes(name)) throw new UsageError(name && `Not understood: ${name.slice(0, 100)}`);
  return act(name as Action, given, minor === true);
}
