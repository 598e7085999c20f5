import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";

/**
 * Clears sessions a month after they ended or expired: nobody needs to know by then where somebody was signed in.
 * Connections stay as long as the account (privacy policy, section 6).
 * @returns how many there were
 */
export async function forgetSessions(db: Database, now = new Date()): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz - interval '1 month'`;
  const gone = await db
    .delete(sessions)
    .where(sql`least(${sessions.endedAt}, ${sessions.expiresAt}) < ${moment}`)
    .returning({ id: sessions.id });
  return gone.length;
}
