import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";

/** Sessions cleared by one statement, so that none takes longer than a statement may. */
const atOnce = 5_000;
/** Statements in one run; the next day goes on. */
const batches = 10_000;

/**
 * Clears sessions a month after they ended or expired: nobody needs to know by then where somebody was signed in.
 * Connections stay as long as the account (privacy policy, section 6).
 * @param signal when to stop: the next run goes on
 * @returns how many there were
 */
export async function deleteOldSessions(db: Database, now = new Date(), signal?: AbortSignal): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz - interval '1 month'`;
  let gone = 0;
  for (let batch = 0; batch < batches && !signal?.aborted; batch++) {
    const { count } = await db.delete(sessions).where(
      sql`${sessions.id} in (select ${sessions.id} from ${sessions}
        where least(${sessions.endedAt}, ${sessions.expiresAt}) < ${moment} limit ${atOnce})`,
    );
    gone += count;
    if (count < atOnce) break;
  }
  return gone;
}
