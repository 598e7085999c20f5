import { and, eq, isNull } from "drizzle-orm";
import { consentWording } from "#app/account/profile/consent-wording.server.ts";
import type { User } from "#app/account/user.server.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { digestOf } from "./saved-criteria.server.ts";
import type { SavedAlerts } from "./strategy.ts";
import { whyNotNotified } from "./why-not-notified.server.ts";

/**
 * How the e-mails of a visitor's saved search stand.
 * @param criteria canonical
 * @returns undefined where no saved search looks for that
 */
export async function findSavedAlerts(
  db: Database,
  user: User,
  criteria: SearchCriteria,
  language: Language,
): Promise<SavedAlerts | undefined> {
  const [saved] = await db
    .select({ frequency: strategies.frequency })
    .from(strategies)
    .where(
      and(eq(strategies.userId, user.id), eq(strategies.digest, digestOf(criteria)), isNull(strategies.removedAt)),
    );
  if (!saved) return undefined;
  const silence = await whyNotNotified(db, user);
  return {
    frequency: saved.frequency,
    silence,
    ...(silence === "refused" && { consent: consentWording(language).receiveEmailsForReverseMatching }),
  };
}
