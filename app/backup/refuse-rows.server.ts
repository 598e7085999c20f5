import type { DatabasePool } from "#db/client.server.ts";
import { listTables, quoted } from "./tables.server.ts";

/** The database holds something: a backup goes into an empty one. */
export class NotEmptyError extends Error {
  override name = "NotEmptyError";
}

/** By migrations, db:migrate (places) and db:roles. */
const filledBefore = new Set([
  ...["languages", "contact_titles", "audit_log"],
  ...["places", "place_localizations", "place_names", "gazetteer_loads"],
]);

/** @throws NotEmptyError when a table has rows of a site */
export async function refuseRows(db: DatabasePool): Promise<void> {
  for (const { name } of await listTables(db.$client)) {
    if (filledBefore.has(name)) continue;
    const [row] = await db.$client.unsafe(`select 1 from ${quoted(name)} limit 1`);
    if (row) throw new NotEmptyError(`The database is not empty: ${name} has rows. Restore into an empty database`);
  }
}
