import { and, eq } from "drizzle-orm";
import type { TFunction } from "i18next";
import type { MailContent } from "#app/email/mail-content.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendOnce } from "#app/email/send-once.server.ts";
import { formatMoment } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { connections, languages, users } from "#db/schema/accounts.ts";
import type { User } from "../user.server.ts";
import { browserNames, browserText } from "./browser-text.ts";

/* What the owner of an account is told though nobody asked: they may not be who did it. */

interface SecurityMailWords {
  t: TFunction<"mail">;
  language: Language;
  site: string;
}

/** A log-in, in finished words. */
interface NewLogin {
  when: string;
  device: string;
  /** The network, shortened as it is kept. */
  address: string;
}

/** Says that somebody logged in with a browser that the account has not seen. */
export function newLoginMail(
  { t, language, site }: SecurityMailWords,
  { when, device, address }: NewLogin,
): MailContent {
  return {
    language,
    subject: t("newLogin.subject", { site }),
    preview: t("newLogin.preview", { device, when }),
    heading: t("newLogin.heading"),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t("newLogin.what", { site }) },
      {
        kind: "facts",
        rows: [
          { label: t("newLogin.device"), value: device },
          { label: t("newLogin.when"), value: when },
          { label: t("newLogin.network"), value: address },
        ],
      },
      { kind: "text", text: t("newLogin.notYou") },
      {
        kind: "button",
        label: t("newLogin.button"),
        href: `${settings.SITE_URL}${href("profile", language)}#sessions`,
      },
      { kind: "small", text: t("newLogin.you") },
    ],
  };
}

/** Says that the account has another password. */
export function passwordChangedMail({ t, language, site }: SecurityMailWords): MailContent {
  return {
    language,
    subject: t("passwordChanged.subject", { site }),
    preview: t("passwordChanged.preview"),
    heading: t("passwordChanged.heading"),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t("passwordChanged.what", { site }) },
      { kind: "text", text: t("passwordChanged.notYou") },
      {
        kind: "button",
        label: t("passwordChanged.button"),
        href: settings.SITE_URL + href("forgot-password", language),
      },
      { kind: "small", text: t("passwordChanged.you") },
    ],
  };
}

/**
 * Tells of the log-in that a connection stands for.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailNewLogin(db: Database, connectionId: string, mailId: string): Promise<void> {
  const [found] = await db
    .select({ user: users, connection: connections, language: languages.code })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.userId))
    .leftJoin(languages, eq(languages.id, users.languageId))
    .where(eq(connections.id, Number(connectionId)));
  if (!found || !isTold(found.user)) return;
  const language = found.language ?? defaultLanguage;
  const { at, browser, address } = found.connection;
  const login = {
    when: formatMoment(at, language),
    device: browserText(browserNames(browser), textsIn(language)),
    address,
  };
  await send(db, found.user, mailId, newLoginMail(wordsIn(language), login));
}

/**
 * Tells of a new password.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailPasswordChanged(db: Database, userId: string, mailId: string): Promise<void> {
  const [found] = await db
    .select({ user: users, language: languages.code })
    .from(users)
    .leftJoin(languages, eq(languages.id, users.languageId))
    .where(and(eq(users.id, userId), eq(users.status, "active")));
  if (!found || !isTold(found.user)) return;
  await send(db, found.user, mailId, passwordChangedMail(wordsIn(found.language ?? defaultLanguage)));
}

/** Whether such mail goes out: an address that nobody has proven may be a stranger's. */
function isTold({ status, emailProvenAt }: User): boolean {
  return status === "active" && emailProvenAt !== null;
}

function wordsIn(language: Language): SecurityMailWords {
  return { t: mailTextsIn(language), language, site: settings.SITE_NAME };
}

async function send(db: Database, { id, email }: User, mailId: string, content: MailContent): Promise<void> {
  await sendOnce(db, { id: mailId, to: email, userId: id, mail: renderMail(content) });
}
