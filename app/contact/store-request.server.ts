import { createHash, randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
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

/** Which of some requests have been taken before, by their digests. */
export async function listStored(db: Database, digests: readonly string[]): Promise<Set<string>> {
  const stored = await db
    .select({ digest: contactRequests.digest })
    .from(contactRequests)
    .where(inArray(contactRequests.digest, [...digests]));
  return new Set(stored.map(({ digest }) => digest));
}

/**
 * Keeps requests and asks, in the same transaction, for all that follows from them: what is stored is mailed, however
 * often the worker dies. Either all of them are kept or none is; one that was stored before is left as it is.
 * @param requests of one form
 */
export async function storeRequests(db: DatabasePool, requests: readonly NewRequest[]): Promise<void> {
  const formId = requests.length > 1 ? randomUUID() : undefined;
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(contactRequests)
      .values(requests.map((request) => ({ ...request, ...(formId !== undefined && { formId }) })))
      .onConflictDoNothing({ target: contactRequests.digest })
      .returning({ id: contactRequests.id, advertiserId: contactRequests.advertiserId });
    await enqueueFollowUps(tx, stored);
  });
}
