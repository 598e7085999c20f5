import { eq, sql } from "drizzle-orm";
import { getLegalVersions } from "#app/content/legal-versions.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { whileEmailIs } from "../proven-address.server.ts";
import type { User } from "../session/user.server.ts";
import type { ConsentWording } from "./consent-wording.server.ts";
import type { ProfileInput } from "./profile-schema.server.ts";

/**
 * Completes a user's profile, or changes it. The versions in force of terms and privacy policy are what was accepted, and
 * each consent, given or refused, is written down with its words; all of it or nothing.
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
  const { acceptTermsAndPrivacy: given, ...fields } = value;
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
        emailProvenAt: whileEmailIs(fields.email),
        firstname: fields.firstname ?? null,
        termsAcceptedVersion: versions.terms,
        privacyAcceptedVersion: versions.privacy,
        profileCompletedAt: user.profileCompletedAt ?? new Date(),
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, user.id))
      .returning();
    if (!completed) throw new Error("The user of a profile is gone");
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
    return completed;
  });
}
