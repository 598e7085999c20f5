import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "#app/audit/audit.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import { FieldProblem, type RefusedForm } from "#app/forms/answer-form.server.ts";
import { answerAccountForm } from "../forms/answer-account-form.server.ts";
import type { User } from "../user.server.ts";
import { consentWording } from "./consent-wording.server.ts";
import { getProfileSchema } from "./profile-schema.server.ts";

/** How often somebody may hear of new places (decisions, section 5). */
const frequencies = ["instant", "daily", "weekly"] as const;
/** In place of a frequency: each saved search has its own, and keeps it. */
const ofEach = "each";

interface NotificationPreferences {
  /** One of the frequencies, or {@link ofEach}. */
  frequency: string;
  languageId: number;
}

/**
 * How somebody hears of new places: as often as their saved searches say, where some tell them; until they choose, once a day
 * in the profile's language.
 */
export async function getNotificationPreferences(
  db: Database,
  user: User,
  tx: Database = db,
): Promise<NotificationPreferences> {
  const [row] = await tx.select().from(notificationPreferences).where(eq(notificationPreferences.userId, user.id));
  const [only, ...others] = await tx
    .selectDistinct({ frequency: strategies.frequency })
    .from(strategies)
    .where(and(eq(strategies.userId, user.id), isNull(strategies.removedAt), ne(strategies.frequency, "off")));
  const chosen = row?.frequency ?? "daily";
  return {
    frequency: others.length > 0 ? ofEach : (only?.frequency ?? chosen),
    languageId: row?.languageId ?? user.languageId ?? 1,
  };
}

/**
 * Saves which e-mails somebody wants, how often and in which language (specification, section 3, "Notification
 * preferences"). A consent that changes is written down with the words of the form.
 */
export async function changeEmails(
  db: Database,
  request: Request,
  user: User,
  form: FormData,
  language: Language,
): Promise<{ saved: true } | RefusedForm> {
  const whole = await getProfileSchema(db);
  const schema = whole
    .pick({ receiveEmailsForReverseMatching: true, receiveEmailsForMarketing: true, languageId: true })
    .extend({
      frequency: z.enum([...frequencies, ofEach]).catch("daily"),
      version: z.coerce.number().int().min(0).catch(-1),
    });
  return answerAccountForm(request, form, schema, ({ version, frequency, languageId, ...flags }) =>
    db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({ ...flags, version: sql`${users.version} + 1` })
        .where(and(eq(users.id, user.id), eq(users.version, version)))
        .returning({ id: users.id });
      if (!changed) throw new FieldProblem({ "": ["account.errors.changedElsewhere"] }, 409);
      const preferences = { ...(frequency !== ofEach && { frequency }), languageId };
      const { frequency: before } = await getNotificationPreferences(db, user, tx);
      if (frequency !== ofEach && frequency !== before) await changeSearches(tx, user, frequency);
      await tx
        .insert(notificationPreferences)
        .values({ userId: user.id, ...preferences })
        .onConflictDoUpdate({ target: notificationPreferences.userId, set: preferences });
      const changes = consentChanges(user, flags, language);
      if (changes.length > 0) await tx.insert(consents).values(changes);
      await audit(tx, changes.length > 0 ? "consent-changed" : "profile-changed", {
        userId: user.id,
        subject: "e-mails",
      });
      return { saved: true as const };
    }),
  );
}

/** Whoever chooses anew how often chooses it for every saved search, but for those that are off. */
async function changeSearches(tx: Database, user: User, frequency: (typeof frequencies)[number]): Promise<void> {
  await tx
    .update(strategies)
    .set({ frequency })
    .where(and(eq(strategies.userId, user.id), ne(strategies.frequency, "off")));
}

type Flags = Pick<User, "receiveEmailsForReverseMatching" | "receiveEmailsForMarketing">;

function consentChanges(user: User, flags: Flags, language: Language) {
  const wording = consentWording(language);
  const purposes = {
    receiveEmailsForReverseMatching: "reverse-matching",
    receiveEmailsForMarketing: "marketing",
  } as const;
  return (Object.keys(purposes) as (keyof typeof purposes)[])
    .filter((field) => user[field] !== flags[field])
    .map((field) => ({
      userId: user.id,
      purpose: purposes[field],
      given: flags[field],
      language,
      wording: wording[field],
    }));
}
