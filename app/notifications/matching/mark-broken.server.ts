import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";

/** Notes which saved searches could not be run, so that the page of their owners says so (strategies.brokenSince). */
export async function markBroken(db: Database, ids: ReadonlySet<string>, now = new Date()): Promise<void> {
  if (ids.size === 0) return;
  await db
    .update(strategies)
    .set({ brokenSince: now })
    .where(and(inArray(strategies.id, [...ids]), isNull(strategies.brokenSince)));
}
