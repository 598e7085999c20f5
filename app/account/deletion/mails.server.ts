import type { TFunction } from "i18next";
import type { MailContent } from "#app/email/mail-content.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { eq } from "drizzle-orm";
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

/** Whom a mail is for, and who sends it. */
export interface MailSides {
  language: Language;
  /** Null for whom we do not know the name of. */
  name: string | null;
  site: string;
  /** How to reach the operator. */
  email: string;
  phone: string;
}

/** Confirms a deletion: what happens when, and how to come back (specification, section 4). */
export function deletionRequestedMail(
  t: TFunction<"mail">,
  { language, name, ...sides }: MailSides,
  { requestedAt, purgeAfter }: { requestedAt: Date; purgeAfter: Date },
): MailContent {
  const given = { ...sides, today: formatDate(requestedAt, language), date: formatDate(purgeAfter, language) };
  return {
    language,
    subject: t("deletionRequested.subject"),
    preview: t("deletionRequested.preview", given),
    heading: t("deletionRequested.heading"),
    parts: [
      { kind: "text", text: greeting(t, name) },
      { kind: "text", text: t("deletionRequested.closed", given) },
      { kind: "heading", text: t("deletionRequested.erasedHeading", given) },
      { kind: "text", text: t("deletionRequested.erased") },
      { kind: "text", text: t("deletionRequested.searches") },
      { kind: "heading", text: t("deletionRequested.backHeading") },
      { kind: "text", text: t("deletionRequested.back", given) },
      { kind: "small", text: t("deletionRequested.notYou") },
    ],
  };
}

/** Says that an account is open again. */
export function accountRestoredMail(
  t: TFunction<"mail">,
  { language, name, ...sides }: MailSides,
  loginUrl: string,
): MailContent {
  return {
    language,
    subject: t("accountRestored.subject"),
    preview: t("accountRestored.preview", sides),
    heading: t("accountRestored.heading"),
    parts: [
      { kind: "text", text: greeting(t, name) },
      { kind: "text", text: t("accountRestored.restored", sides) },
      { kind: "text", text: t("accountRestored.signIn") },
      { kind: "button", label: t("accountRestored.login"), href: loginUrl },
      { kind: "small", text: t("accountRestored.notYou") },
    ],
  };
}

function greeting(t: TFunction<"mail">, name: string | null): string {
  return name === null ? t("helloNobody") : t("hello", { name });
}

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
