import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { enqueueFollowUps } from "./follow-ups.server.ts";

export type NewRequest = typeof contactRequests.$inferInsert;

/**
 * What tells one request from another: the form that it came in and all that was typed. Sent twice it is one; what is
 * changed after a step back is another, and not lost.
 */
export function digestOf(formId: string, typed: object): string {
  return createHash("sha256")
    .update(JSON.stringify([formId, typed]))
    .digest("base64url");
}

/** Whether this very request has been taken before. */
export async function isStored(db: Database, digest: string): Promise<boolean> {
  const [stored] = await db
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(eq(contactRequests.digest, digest));
  return stored !== undefined;
}

/**
 * Keeps a request and asks, in the same transaction, for all that follows from it: what is stored is mailed, however often
 * the worker dies.
 * @returns false when it was stored before, and nothing was done
 */
export async function storeRequest(db: DatabasePool, request: NewRequest): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactRequests)
      .values(request)
      .onConflictDoNothing({ target: contactRequests.digest })
      .returning({ id: contactRequests.id });
    if (!stored) return false;
    await enqueueFollowUps(tx, stored.id);
    return true;
  });
}
