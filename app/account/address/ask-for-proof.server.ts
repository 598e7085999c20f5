import { and, eq } from "drizzle-orm";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { addressLinks, users } from "#db/schema/accounts.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import type { VerifiedIdentity } from "../identity/identity.ts";
import { limitProof } from "../session/limits.server.ts";
import type { User } from "../user.server.ts";
import { addressOf } from "../address-of.ts";
import { findPendingLink, sendAddressLink } from "./send-link.server.ts";

/**
 * Whether a sign-in may mail the link that proves an address, which is counted by who asks and by mailbox. Asked before
 * the sign-in's transaction, and never in the way of the sign-in: whoever got no letter finds it on My Account.
 */
export async function mayAskForProof(db: Database, request: Request, identity: VerifiedIdentity): Promise<boolean> {
  const [known] = await db.select().from(users).where(eq(users.uid, identity.uid));
  const address = addressOf(known ?? null, identity);
  if (address.emailProvenAt || (known && !(await isDue(db, { ...known, ...address })))) return false;
  return unlessTooMany(() => limitProof(db, request, identity.email));
}

/**
 * Mails the link that proves an address, inside the transaction of a sign-in, to whoever has not had one: by a sign-up
 * with a password at once.
 */
export async function askForProof(tx: Database, user: User, language: Language): Promise<void> {
  if (user.emailProvenAt || !(await isDue(tx, user))) return;
  await unlessTooMany(() => sendAddressLink(tx, user, { purpose: "prove", address: user.email, language }));
}

/** Neither has the link been mailed to this address, nor is another of the account waited for. */
async function isDue(db: Database, { id, email }: Pick<User, "id" | "email">): Promise<boolean> {
  const [asked] = await db
    .select({ id: addressLinks.id })
    .from(addressLinks)
    .where(and(eq(addressLinks.userId, id), eq(addressLinks.purpose, "prove"), eq(addressLinks.address, email)))
    .limit(1);
  return asked === undefined && (await findPendingLink(db, id)) === null;
}

async function unlessTooMany(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    return false;
  }
}
