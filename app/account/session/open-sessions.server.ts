import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { isOpen } from "./is-open.server.ts";

/** Sessions that My Account shows, the latest first; logging out everywhere ends those beyond as well. */
const mostShown = 20;

/**
 * Where somebody is logged in, the latest sign-in first.
 * @param own the id of the session that asks, which comes before all others
 */
export async function listOpenSessions(db: Database, userId: string, own: string | null = null, now = new Date()) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      usedAt: sessions.checkedAt,
      address: sessions.address,
      browser: sessions.browser,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sql`${sessions.id} is not distinct from ${own}`), desc(sessions.createdAt), sessions.id)
    .limit(mostShown);
}

/**
 * Ends one of a user's own sessions; one that has ended, or is somebody else's, stays as it is.
 * @param id as {@link listOpenSessions} gives it
 * @returns whether there was one to end
 */
export async function endOpenSession(db: Pick<Database, "transaction">, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: new Date(), endedBy: "logout" })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    if (ended.length > 0) await audit(tx, "session-ended", { userId });
    return ended.length > 0;
  });
}
