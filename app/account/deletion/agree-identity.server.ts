import { eq } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { disableAccount, enableAccount } from "../identity/identity.server.ts";
import type { User } from "../user.server.ts";

/** So often is a status told that changes meanwhile. */
const mostLooks = 10;

/**
 * Makes the identity service agree with the account: only an active one can sign in. Whatever order such jobs run in,
 * the last word is the status.
 * @throws IdentityError, and the job tries again
 */
export async function agreeIdentity(db: Database, userId: string): Promise<void> {
  let agreed: User["status"] | undefined;
  for (let looks = 0; looks < mostLooks; looks++) {
    const [user] = await db.select({ uid: users.uid, status: users.status }).from(users).where(eq(users.id, userId));
    // Purged, and its identity with it; or nothing changed while the service was told.
    if (!user || user.status === agreed) return;
    await (user.status === "active" ? enableAccount : disableAccount)(user.uid);
    agreed = user.status;
  }
  throw new Error("The account's status changed while the identity service was told, again and again");
}

/** The same at once, for whoever should not wait for the worker; when the service is away, the job sees to it. */
export async function agreeIdentityNow(db: Database, userId: string): Promise<void> {
  await agreeIdentity(db, userId).catch((error: unknown) => {
    log.warn({ err: error }, "The identity service could not be told of an account's status; the worker tries again");
  });
}
