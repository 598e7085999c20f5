import { and, gt, isNull, sql, type SQL } from "drizzle-orm";
import { settings } from "#app/settings/settings.server.ts";
import { sessions } from "#db/schema/accounts.ts";

/**
 * The condition that a session's row meets while it opens an account: not ended, not older than a year, and used within
 * `SESSION_IDLE_DAYS`. Its use is known to some minutes, by the latest question to the identity service.
 */
export function isOpen(now: Date): SQL | undefined {
  const { SESSION_IDLE_DAYS: days } = settings;
  const since = sql`${now.toISOString()}::timestamptz - ${days} * interval '1 day'`;
  return and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    days > 0 ? gt(sessions.checkedAt, since) : undefined,
  );
}
