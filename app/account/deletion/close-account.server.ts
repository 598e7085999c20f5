import { eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { endSessions } from "../session/end-session.server.ts";
import type { User } from "../user.server.ts";

export const agreeIdentityJob = defineJob("agree-identity", "userId");

/** The user's row as it is now, held until the transaction ends; null when it has been purged. */
export async function holdUser(tx: Database, userId: string): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}

/** Shuts somebody out inside a transaction: every session ends, and the identity service is told by a job. */
export async function closeAccount(tx: Database, userId: string, status: "suspended" | "deleted"): Promise<void> {
  await tx.update(users).set({ status }).where(eq(users.id, userId));
  await endSessions(tx, userId, status === "deleted" ? "deletion" : "suspension");
  await enqueue(tx, agreeIdentityJob, { userId });
}

/** Lets somebody in again inside a transaction. */
export async function openAccount(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ status: "active" }).where(eq(users.id, userId));
  await enqueue(tx, agreeIdentityJob, { userId });
}
