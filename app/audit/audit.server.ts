import { currentActor } from "#app/database/acting.server.ts";
import type { Database } from "#db/client.server.ts";
import { auditLog, type AuditAction } from "#db/schema/audit.ts";

/** What an action was done to. */
interface Target {
  /** Whose account it is about; the row goes with the account. */
  userId?: string;
  /** An id, a run's number, a reference; never what somebody typed. */
  subject?: string;
}

/**
 * Writes down that something was done, by whom and from where (`actingAs`).
 * @param tx the transaction of the action, where it has one: both are there, or neither
 */
export async function audit(tx: Database, action: AuditAction, { userId, subject }: Target = {}): Promise<void> {
  const { kind, name, origin } = currentActor();
  await tx.insert(auditLog).values({ action, actor: kind, operator: name, origin, userId, subject });
}
