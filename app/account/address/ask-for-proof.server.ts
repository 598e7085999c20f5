import { and, eq } from "drizzle-orm";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { addressLinks } from "#db/schema/accounts.ts";
import { TooManyAttempts } from "../count-attempts.server.ts";
import type { User } from "../session/user.server.ts";
import { findPendingLink, sendAddressLink } from "./send-link.server.ts";

/**
 * Mails the link that proves an address, inside the transaction of a sign-in, to whoever has not had one: by a sign-up
 * with a password at once. It never stands in the way of the sign-in.
 */
export async function askForProof(tx: Database, user: User, language: Language): Promise<void> {
  if (user.emailProvenAt || (await wasAsked(tx, user)) || (await findPendingLink(tx, user.id))) return;
  try {
    await sendAddressLink(tx, user, { purpose: "prove", address: user.email, language });
  } catch (error) {
    // Others have had too many mails sent there: My Account offers the link again.
    if (!(error instanceof TooManyAttempts)) throw error;
  }
}

async function wasAsked(tx: Database, { id, email }: User): Promise<boolean> {
  const [asked] = await tx
    .select({ id: addressLinks.id })
    .from(addressLinks)
    .where(and(eq(addressLinks.userId, id), eq(addressLinks.purpose, "prove"), eq(addressLinks.address, email)))
    .limit(1);
  return asked !== undefined;
}
