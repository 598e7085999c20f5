import { eq } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { deletions } from "#db/schema/strategies.ts";
import { agreeIdentityNow } from "./agree-identity.server.ts";
import { closeAccount, holdUser, openAccount } from "./close-account.server.ts";
import { findPendingDeletion } from "./request-deletion.server.ts";

export const mailAccountRestoredJob = defineJob("mail-account-restored", "userId");

/**
 * Shuts somebody out until the operator restores the account (specification, section 4).
 * @returns what came of it; an account that waits to be purged stays as it is
 */
export async function suspendAccount(
  db: DatabasePool,
  userId: string,
): Promise<"suspended" | "already" | "deleted" | "unknown"> {
  const outcome = await db.transaction(async (tx) => {
    const user = await holdUser(tx, userId);
    if (!user) return "unknown";
    if (user.status !== "active") return user.status === "suspended" ? "already" : "deleted";
    await closeAccount(tx, userId, "suspended");
    await audit(tx, "account-suspended", { userId });
    return "suspended";
  });
  if (outcome === "suspended") await agreeIdentityNow(db, userId);
  return outcome;
}

/**
 * Opens an account again that was suspended, or deleted less than a month ago (specification, section 4), and tells its
 * person by e-mail. Sessions that ended stay ended.
 * @returns what came of it; `late` once the purge is due, whether or not it has begun
 */
export async function restoreAccount(
  db: DatabasePool,
  userId: string,
  now = new Date(),
): Promise<"restored" | "already" | "late" | "unknown"> {
  const outcome = await db.transaction(async (tx) => {
    const user = await holdUser(tx, userId);
    if (!user) return "unknown";
    if (user.status === "active") return "already";
    const deletion = await findPendingDeletion(tx, userId);
    if (deletion && deletion.purgeAfter <= now) return "late";
    if (deletion) await tx.update(deletions).set({ restoredAt: now }).where(eq(deletions.id, deletion.id));
    await openAccount(tx, userId);
    await audit(tx, "account-restored", { userId });
    await enqueue(tx, mailAccountRestoredJob, { userId });
    return "restored";
  });
  if (outcome === "restored") await agreeIdentityNow(db, userId);
  return outcome;
}
