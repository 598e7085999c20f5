import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { deleteStoredMails } from "#app/email/stored-mail.server.ts";
import { log } from "#app/http/log.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { deletions } from "#db/schema/strategies.ts";
import { findAccount, removeAccount } from "../identity/identity.server.ts";
import { holdUser } from "./close-account.server.ts";
import { digestOfAccount } from "./erased-accounts.server.ts";
import { unlinkStrategies } from "./unlink-strategies.server.ts";

/**
 * Purges every account whose month is over (specification, section 4). One that fails holds up no other.
 * @param signal when to stop, between two accounts: the next run goes on
 * @returns how many were purged
 * @throws when some failed, once the others are done; it is safe to run again at any point
 */
export async function purgeDue(db: DatabasePool, now = new Date(), signal?: AbortSignal): Promise<number> {
  const due = await db
    .select({ id: deletions.id })
    .from(deletions)
    .where(isDue(now))
    .orderBy(asc(deletions.purgeAfter));
  let purged = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    if (signal?.aborted) break;
    await purgeAccount(db, id, now).then(
      (done) => (purged += done ? 1 : 0),
      (error: unknown) => failures.push(error),
    );
  }
  for (const error of failures) log.error({ err: error }, "An account could not be purged; it is tried again");
  if (failures.length > 0) throw new Error(`${failures.length} of ${due.length} accounts could not be purged`);
  return purged;
}

/**
 * Removes a person for good: the identity, what was kept in files, then, in one transaction, every row of theirs. What
 * stays is the deletion's own row, which names nobody, and the searches without a person. Each step may be repeated, and
 * the row that leads to the others goes last.
 * @returns false when there was nothing to do: taken back, not due yet, or done
 * @throws IdentityError when the identity service is away
 */
export async function purgeAccount(db: DatabasePool, deletionId: string, now = new Date()): Promise<boolean> {
  const [due] = await db
    .select({ user: users })
    .from(deletions)
    .leftJoin(users, eq(users.id, deletions.userId))
    .where(and(eq(deletions.id, deletionId), isDue(now)));
  if (!due) return false;
  if (due.user) {
    const { id: userId, uid, email } = due.user;
    const identity = await findAccount(uid);
    await removeAccount(uid);
    await deleteStoredMails({ userId, addresses: [email, ...(identity ? [identity.email] : [])] });
  }
  return db.transaction((tx) => removeRows(tx, deletionId, due.user?.id, now));
}

async function removeRows(tx: Database, deletionId: string, userId: string | undefined, now: Date): Promise<boolean> {
  const user = userId === undefined ? null : await holdUser(tx, userId);
  const [purged] = await tx
    .update(deletions)
    .set({ purgedAt: now, ...(userId !== undefined && { accountDigest: digestOfAccount(userId) }) })
    .where(and(eq(deletions.id, deletionId), isDue(now)))
    .returning();
  if (!purged) return false;
  if (!user) return true;
  await unlinkStrategies(tx, user.id);
  // Sessions, connections, consents, shortlist, preferences and what the audit log says of them go with the row.
  await tx.delete(users).where(eq(users.id, user.id));
  await deleteJobs(tx, user.id);
  // Of nobody any more: the deletion's own number.
  await audit(tx, "account-erased", { subject: deletionId });
  return true;
}

/** pg-boss keeps what was done for days, and ids are data too. */
async function deleteJobs(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${userId} and state <> 'active'`);
  await tx.execute(sql`delete from pgboss.archive where data->>'userId' = ${userId}`);
}

function isDue(now: Date) {
  return and(isNull(deletions.restoredAt), isNull(deletions.purgedAt), lte(deletions.purgeAfter, now));
}
