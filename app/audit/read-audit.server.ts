import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog, type AuditAction } from "#db/schema/audit.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditQuestion {
  action?: AuditAction;
  /** An account's id or e-mail address. */
  account?: string;
  since?: Date;
  until?: Date;
  /** At most so many, the newest. */
  most: number;
}

/** What was done, the newest first. */
export function readAudit(db: Database, { action, account, since, until, most }: AuditQuestion): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        action && eq(auditLog.action, action),
        account === undefined ? undefined : ofAccount(account),
        since && gte(auditLog.at, since),
        until && lt(auditLog.at, until),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);
}

function ofAccount(account: string) {
  const isSame = account.includes("@")
    ? sql`lower(${users.email}) = ${account.toLowerCase()}`
    : sql`${users.id}::text = ${account.toLowerCase()}`;
  return sql`${auditLog.userId} in (select ${users.id} from ${users} where ${isSame})`;
}
