import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { deletions } from "#db/schema/strategies.ts";
import type { User } from "../user.server.ts";
import { agreeIdentityNow } from "./agree-identity.server.ts";
import { closeAccount, holdUser } from "./close-account.server.ts";
import { monthAfter } from "./month-after.ts";

export const mailDeletionRequestedJob = defineJob("mail-deletion-requested", "deletionId");
export const purgeAccountJob = defineJob("purge-account", "deletionId");

type Deletion = typeof deletions.$inferSelect;

/**
 * Deletes an account as the specification, section 4, has it: its sessions end at once, nobody can sign in to it, a
 * confirmation leaves by e-mail, and a month later it is purged (purge-account.server.ts). A minor's is purged as soon as
 * the worker can, without a letter: the address is gone by then. Asked again, it is the same deletion.
 * @returns the deletion, with the moment of the purge
 * @throws when the account is gone already
 */
export async function requestDeletion(
  db: DatabasePool,
  { id: userId }: Pick<User, "id">,
  { minor = false, now = new Date() }: { minor?: boolean; now?: Date } = {},
): Promise<Deletion> {
  const deletion = await db.transaction(async (tx) => {
    const user = await holdUser(tx, userId);
    if (!user) throw new Error("An account can't be deleted twice");
    const pending = await findPendingDeletion(tx, userId);
    if (pending && (pending.minor || !minor)) return pending;
    const values = { userId, requestedAt: now, purgeAfter: minor ? now : monthAfter(now), minor };
    const [requested] = pending
      ? await tx.update(deletions).set({ purgeAfter: now, minor }).where(eq(deletions.id, pending.id)).returning()
      : await tx.insert(deletions).values(values).returning();
    const deletionId = requested!.id;
    await closeAccount(tx, userId, "deleted");
    await audit(tx, "deletion-requested", { userId });
    await enqueue(tx, minor ? purgeAccountJob : mailDeletionRequestedJob, { deletionId });
    return requested!;
  });
  await agreeIdentityNow(db, userId);
  return deletion;
}

/** The deletion that waits for its purge; null when the account is not to be deleted. */
export async function findPendingDeletion(db: Database, userId: string): Promise<Deletion | null> {
  const [pending] = await db
    .select()
    .from(deletions)
    .where(and(eq(deletions.userId, userId), isNull(deletions.restoredAt), isNull(deletions.purgedAt)))
    .orderBy(desc(deletions.requestedAt))
    .limit(1);
  return pending ?? null;
}
