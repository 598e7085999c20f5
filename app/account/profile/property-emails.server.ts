import { eq, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { consentWording } from "./consent-wording.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { consents, languages, users } from "#db/schema/accounts.ts";
import { notificationPreferences } from "#db/schema/strategies.ts";

/** How somebody stands to e-mails about new properties. */
interface PropertyEmails {
  wanted: boolean;
  /** Of these e-mails; null for whom we know no language of. */
  language: Language | null;
}

/** Null for an account that is no more. */
export async function findPropertyEmails(db: Database, userId: string): Promise<PropertyEmails | null> {
  const [found] = await db
    .select({ wanted: users.receiveEmailsForReverseMatching, language: languages.code })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .leftJoin(languages, sql`${languages.id} = coalesce(${notificationPreferences.languageId}, ${users.languageId})`)
    .where(eq(users.id, userId));
  return found ?? null;
}

/**
 * Switches e-mails about new properties off, or on again. A consent that changes is written down as on the profile; asked for
 * twice, it is the same as once, and of an account that is no more there is nothing to switch.
 * @param language in which the person read what they agree to
 */
export async function setPropertyEmails(
  db: Database,
  userId: string,
  wanted: boolean,
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ receiveEmailsForReverseMatching: wanted, version: sql`${users.version} + 1` })
      .where(sql`${users.id} = ${userId} and ${users.receiveEmailsForReverseMatching} <> ${wanted}`)
      .returning({ id: users.id });
    if (changed.length === 0) return;
    const wording = consentWording(language).receiveEmailsForReverseMatching;
    await tx.insert(consents).values({ userId, purpose: "reverse-matching", given: wanted, language, wording });
    await audit(tx, "consent-changed", { userId, subject: "reverse-matching" });
  });
}
