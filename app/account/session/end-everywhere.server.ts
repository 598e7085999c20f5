import { eq } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { log } from "#app/http/log.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { revokeTokens } from "../identity/identity.server.ts";
import { endSessions } from "./end-session.server.ts";
import { deleteKnownBrowsers } from "./known-browser.server.ts";
import type { User } from "../user.server.ts";

/**
 * Logs a user out everywhere: every session ends, and no identity token of an earlier sign-in opens another. The identity
 * service revokes its tokens as well; where it can't be reached, what the account remembers is enough.
 */
export async function endEverywhere(db: Pick<DatabasePool, "transaction">, user: Pick<User, "id" | "uid">) {
  await db.transaction(async (tx) => {
    // The user's row first: a session that is being opened holds it, and is there to end once that is done.
    await tx.update(users).set({ sessionsValidAfter: new Date() }).where(eq(users.id, user.id));
    await endSessions(tx, user.id, "logout");
    await deleteKnownBrowsers(tx, user.id);
    await audit(tx, "sign-out-everywhere", { userId: user.id });
  });
  await revokeTokens(user.uid).catch((error: unknown) => {
    log.warn({ err: error }, "Tokens of an account that was logged out everywhere could not be revoked");
  });
}
