import { eq } from "drizzle-orm";
import type { MailContent } from "#app/email/mail-content.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendOnce } from "#app/email/send-once.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { languages, users } from "#db/schema/accounts.ts";
import { deletions } from "#db/schema/strategies.ts";
import type { User } from "../user.server.ts";
import { accountRestoredMail, deletionRequestedMail, type MailSides } from "./mails.ts";

/**
 * Confirms a deletion by e-mail, in the person's language; not when it has been taken back or carried out meanwhile.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailDeletionRequested(db: Database, deletionId: string, mailId: string): Promise<void> {
  const [found] = await db
    .select({ user: users, deletion: deletions })
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.userId))
    .where(eq(deletions.id, deletionId));
  if (!found || found.deletion.restoredAt || found.deletion.minor) return;
  const sides = await sidesOf(db, found.user);
  await send(db, found.user, mailId, deletionRequestedMail(mailTextsIn(sides.language), sides, found.deletion));
}

/**
 * Says by e-mail that an account is open again, unless it has been closed meanwhile.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailAccountRestored(db: Database, userId: string, mailId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user?.status !== "active") return;
  const sides = await sidesOf(db, user);
  const loginUrl = settings.SITE_URL + href("login", sides.language);
  await send(db, user, mailId, accountRestoredMail(mailTextsIn(sides.language), sides, loginUrl));
}

async function sidesOf(db: Database, user: User): Promise<MailSides> {
  const [language] =
    user.languageId === null
      ? []
      : await db.select({ code: languages.code }).from(languages).where(eq(languages.id, user.languageId));
  return {
    language: language?.code ?? defaultLanguage,
    // To an address that may be a stranger's, nothing leaves that somebody typed.
    name: (user.emailProvenAt && [user.firstname, user.lastname].filter(Boolean).join(" ")) || null,
    site: settings.SITE_NAME,
    email: settings.CONTACT_EMAIL,
    phone: settings.CONTACT_PHONE,
  };
}

async function send(
  db: Database,
  { id: userId, email: to }: User,
  mailId: string,
  content: MailContent,
): Promise<void> {
  await sendOnce(db, { id: mailId, to, userId, mail: renderMail(content) });
}
