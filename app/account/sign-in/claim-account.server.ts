import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { accountPhotos, addressLinks, connections, consents, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { notificationMails } from "#db/schema/notifications.ts";
import { notificationPreferences, sharedShortlists, shortlist } from "#db/schema/strategies.ts";
import { unlinkStrategies } from "../deletion/unlink-strategies.server.ts";
import { disconnectGoogle } from "../identity/identity.server.ts";
import type { VerifiedIdentity } from "../identity/identity.ts";
import { endSessions } from "../session/end-session.server.ts";
import { deleteKnownBrowsers } from "../session/known-browser.server.ts";
import type { User } from "../user.server.ts";

/**
 * Whether somebody comes in with a proven address to an account that had none: whoever registered it gave another's
 * address, and what is in it is theirs (decisions, section 4). So is an account whose address was changed past us to one
 * that its owner then proved.
 */
export async function isClaim(
  tx: Database,
  known: User,
  { email, emailVerified, method }: VerifiedIdentity,
): Promise<boolean> {
  if (!emailVerified) return false;
  if (known.email.toLowerCase() !== email.toLowerCase()) {
    return (known.unclaimed || known.emailProvenAt !== null) && !(await wasOpened(tx, known, email));
  }
  // From before: the address may have been proven long ago, by whoever has the password.
  return known.unclaimed && !(known.trustsPassword && method === "password");
}

/**
 * Whether a new password by a mailed link means that the account is emptied at the next sign-in: the link proves the
 * address, and what was there before the proof is not its owner's (isClaim, and `trustsPassword` as a reset leaves it).
 */
export function isEmptiedByReset(known: User, { emailVerified }: { emailVerified: boolean }): boolean {
  return known.unclaimed && !(emailVerified && known.trustsPassword);
}

/**
 * Before somebody comes in by the password that they chose with a mailed link: a Google account that whoever was there
 * before has linked is cut off, or it would let them in again.
 * @returns the identity as it is then
 * @throws IdentityError when the identity service is away: nobody comes in meanwhile
 */
export async function withoutForeignGoogle(db: Database, identity: VerifiedIdentity): Promise<VerifiedIdentity> {
  if (identity.method !== "password" || !identity.providers.includes("google")) return identity;
  const [known] = await db.select().from(users).where(eq(users.uid, identity.uid));
  if (!known || !(await isClaim(db, known, identity))) return identity;
  await disconnectGoogle(identity.uid);
  return { ...identity, providers: ["password"] };
}

/** A change of ours that has reached the identity service, and not yet the database. */
async function wasOpened(tx: Database, { id }: User, email: string): Promise<boolean> {
  const [opened] = await tx
    .select({ id: addressLinks.id })
    .from(addressLinks)
    .where(
      and(
        eq(addressLinks.userId, id),
        eq(addressLinks.purpose, "change"),
        eq(addressLinks.address, email.toLowerCase()),
        isNotNull(addressLinks.openedAt),
      ),
    )
    .limit(1);
  return opened !== undefined;
}

/**
 * Empties an account of whoever had it before, inside the transaction of a sign-in: contact data, names, photo,
 * choices, consents, searches, shortlist and history; every session ends, and the CRM is told that this contact is gone. What they
 * asked agents stays with the agents, without an account.
 */
export async function emptyAccount(tx: Database, { id: userId, profileCompletedAt }: User): Promise<void> {
  await tx
    .update(users)
    .set({
      phone: null,
      titleId: null,
      firstname: null,
      lastname: null,
      languageId: null,
      receiveEmailsForReverseMatching: false,
      receiveEmailsForMarketing: false,
      termsAcceptedVersion: null,
      privacyAcceptedVersion: null,
      profileCompletedAt: null,
      cookieChoice: null,
      googleId: null,
      googleFirstname: null,
      googleLastname: null,
      photoUrl: null,
      photoName: null,
      claimedAt: new Date(),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
  await unlinkStrategies(tx, userId);
  const theirs = [
    shortlist,
    sharedShortlists,
    notificationPreferences,
    notificationMails,
    pausedAddresses,
    consents,
    connections,
    addressLinks,
    accountPhotos,
  ];
  for (const table of theirs) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(contactRequests).set({ userId: null }).where(eq(contactRequests.userId, userId));
  await endSessions(tx, userId, "claim");
  await deleteKnownBrowsers(tx, userId);
  if (profileCompletedAt) await tx.execute(sql`select note_crm_change(${userId}, 'contact', ${userId})`);
}
