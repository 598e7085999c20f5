import { sql } from "drizzle-orm";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { auditLog } from "#db/schema/audit.ts";

/** Rows cleared by one statement, so that none takes longer than a statement may. */
const atOnce = 5_000;
/** Statements in one run; the next day goes on. */
const batches = 10_000;

/**
 * Clears what was written down longer ago than it is kept (`AUDIT_DAYS`).
 * @param signal when to stop: the next run goes on
 * @returns how many rows
 */
export async function deleteOldAuditRows(db: Database, now = new Date(), signal?: AbortSignal): Promise<number> {
  const eldest = new Date(now.getTime() - settings.AUDIT_DAYS * 86_400_000);
  let gone = 0;
  for (let batch = 0; batch < batches && !signal?.aborted; batch++) {
    const { count } = await db.delete(auditLog).where(
      sql`${auditLog.id} in (select ${auditLog.id} from ${auditLog}
        where ${auditLog.at} < ${eldest.toISOString()}::timestamptz limit ${atOnce})`,
    );
    gone += count;
    if (count < atOnce) break;
  }
  return gone;
}
