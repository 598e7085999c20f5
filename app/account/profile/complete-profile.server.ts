import { eq, sql } from "drizzle-orm";
import { getLegalVersions } from "#app/content/legal-versions.server.ts";
import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { audit } from "#app/audit/audit.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { isOtherAddress, requireChangeable, startAddressChange } from "../address/start-change.server.ts";
import { limitProof } from "../session/limits.server.ts";
import type { OwnSession } from "../session/reauthenticate.server.ts";
import type { User } from "../user.server.ts";
import type { ConsentWording } from "./consent-wording.server.ts";
import type { ProfileInput } from "./profile-schema.server.ts";

/**
 * Completes a user's profile, or changes it. The versions in force of terms and privacy policy are what was accepted, and
 * each consent, given or refused, is written down with its words; all of it or nothing. Another address than the account's
 * begins a change (app/account/address): it is nobody's until the link sent there is opened.
 * @param shown the language of the form, and its words
 * @returns the user with the profile
 * @throws LegalVersionsError when a legal text has no version
 */
export async function completeProfile(
  db: Pick<DatabasePool, "transaction">,
  user: User,
  value: ProfileInput,
  shown: { language: Language; wording: ConsentWording },
): Promise<User> {
  const versions = await getLegalVersions();
  const { acceptTermsAndPrivacy: given, email, ...fields } = value;
  const { language, wording } = shown;
  const common = { userId: user.id, language };
  const emails = {
    "reverse-matching": "receiveEmailsForReverseMatching",
    marketing: "receiveEmailsForMarketing",
  } as const;
  return db.transaction(async (tx) => {
    const [completed] = await tx
      .update(users)
      .set({
        ...fields,
        firstname: fields.firstname ?? null,
        termsAcceptedVersion: versions.terms,
        privacyAcceptedVersion: versions.privacy,
        profileCompletedAt: user.profileCompletedAt ?? new Date(),
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, user.id))
      .returning();
    if (!completed) throw new Error("The user of a profile is gone");
    if (isOtherAddress(user, email)) await startAddressChange(tx, user, email, language);
    await tx.insert(consents).values([
      ...(["terms", "privacy"] as const).map((purpose) => ({
        ...common,
        purpose,
        given,
        version: versions[purpose],
        wording: wording.acceptTermsAndPrivacy,
      })),
      ...(["reverse-matching", "marketing"] as const).map((purpose) => ({
        ...common,
        purpose,
        given: value[emails[purpose]],
        wording: wording[emails[purpose]],
      })),
    ]);
    await audit(tx, "profile-completed", { userId: user.id });
    return completed;
  });
}

/**
 * What stands before another address than the account's: it is for whoever has signed in a moment ago, as the profile is
 * completed right after that; others change it on My Account. The letter to it is counted.
 * @param email as it was typed
 * @throws FieldProblem; TooManyAttempts
 */
export async function requireOwnAddress(
  db: Database,
  request: Request,
  session: Pick<OwnSession, "providers" | "isRecent"> | null,
  user: User,
  email: string,
): Promise<void> {
  if (!isOtherAddress(user, email)) return;
  requireChangeable(session?.providers ?? []);
  if (!session?.isRecent) throw new FieldProblem({ email: ["account.errors.emailLater"] });
  await limitProof(db, request, email);
}
