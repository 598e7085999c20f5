import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { cacheTags } from "#db/schema/cache-tags.ts";

const site = eq(cacheTags.tag, "site");
const lookedAt = sql<string>`${cacheTags.lookedAt}::text`;

/**
 * Notes that a worker begins to look: which version began before is not known any more. Nobody has looked meanwhile, and it may be
 * the note of a backup.
 * @returns notes now and then that the worker goes on, and throws where what it noted last is not there: in another database, as
 *   after a backup was brought back, and where another worker has begun
 * @param pause milliseconds between two such notes
 */
export async function beginLooking(db: Database, pause: number): Promise<() => Promise<void>> {
  let noted = await note(db, { version: null, versionSince: null });
  let at = performance.now();
  return async () => {
    if (performance.now() - at < pause) return;
    noted = await note(db, {}, noted);
    at = performance.now();
  };
}

async function note(db: Database, others: { version?: null; versionSince?: null }, last?: string): Promise<string> {
  const [row] = await db
    .update(cacheTags)
    .set({ ...others, lookedAt: sql`clock_timestamp()` })
    .where(last === undefined ? site : and(site, eq(cacheTags.lookedAt, sql`${last}::timestamptz`)))
    .returning({ lookedAt });
  if (!row) throw new Error("What was noted of the last look is not in the database: it may be another");
  return row.lookedAt;
}
