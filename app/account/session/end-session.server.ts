import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { findSessionId, clearSessionCookie } from "./session-cookie.server.ts";

/** Why a session ended before its time. */
export type SessionEnd = NonNullable<typeof sessions.$inferSelect.endedBy>;

/**
 * Ends the session of a request's cookie, if it has one.
 * @returns headers that make the browser forget it
 */
export async function endSession(db: Database, request: Request, reason: SessionEnd): Promise<Headers> {
  const id = await findSessionId(request);
  if (id !== null) await endSessionOfId(db, id, reason);
  return clearSessionCookie();
}

/** Ends one session; one that has ended keeps the reason it ended for. */
export async function endSessionOfId(db: Database, id: string, reason: SessionEnd): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endedBy: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/**
 * Ends every session of a user.
 * @param except the id of one that goes on (`findSessionId`)
 */
export async function endSessions(
  db: Database,
  userId: string,
  reason: SessionEnd,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endedBy: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
