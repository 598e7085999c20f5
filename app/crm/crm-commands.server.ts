import { UsageError } from "#app/command-line/run-command.server.ts";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { count, gt, min } from "drizzle-orm";
import { createDatabase, closeDatabase, type DatabasePool } from "#db/client.server.ts";
import { crmChanges, crmContacts } from "#db/schema/crm.ts";
import { crmOpenApi } from "./open-api.server.ts";

async function printStatus(db: DatabasePool) {
  const [waiting] = await db.select({ changes: count(), since: min(crmChanges.changedAt) }).from(crmChanges);
  const failing = await db.select().from(crmContacts).where(gt(crmContacts.failures, 0)).limit(20);
  const { settings } = await import("#app/settings/settings.server.ts");
  console.log(waitingInWords(waiting?.changes ?? 0, waiting?.since ?? null, settings.CRM_WEBHOOK_URL));
  for (const { contactId, failures, reason, nextAttemptAt } of failing) {
    console.log(`${contactId}: ${failures} times ${reason ?? "unknown"}, again at ${nextAttemptAt.toISOString()}`);
  }
}

/** What waits, and whether there is anybody to be told. @param url of the CRM; undefined where none is named */
export function waitingInWords(changes: number, oldest: Date | null, url: string | undefined): string {
  const since = oldest ? `, the oldest since ${oldest.toISOString()}` : "";
  if (url !== undefined) return `${changes} changes wait${since}`;
  const first = "No CRM is named (CRM_WEBHOOK_URL): nothing is told";
  return changes === 0 ? first : `${first}. ${changes} changes are kept until there is one${since}`;
}

async function retry(db: DatabasePool) {
  const freed = await db.update(crmContacts).set({ nextAttemptAt: new Date() }).where(gt(crmContacts.failures, 0));
  console.log(`${freed.count} contacts are tried again`);
}

async function writeSchema() {
  const file = path.join(import.meta.dirname, "../../docs/crm.openapi.json");
  await writeFile(file, `${JSON.stringify(crmOpenApi(), null, 2)}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}

async function withDatabase(work: (db: DatabasePool) => Promise<void>) {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier crm", connections: 1 });
  await work(db).finally(() => closeDatabase(db));
}

/** Does what `npm run crm` was asked for. @returns the exit code @throws UsageError */
export async function run([command = "", ...others]: string[]): Promise<number> {
  if (others.length > 0 || !["status", "retry", "schema"].includes(command)) {
    throw new UsageError(command && `Not understood: ${[command, ...others].join(" ").slice(0, 100)}`);
  }
  if (command === "schema") await writeSchema();
  else await withDatabase(command === "status" ? printStatus : retry);
  return 0;
}
