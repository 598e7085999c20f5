import type { TFunction } from "i18next";
import type { MailContent } from "#app/email/mail-content.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";

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
      { kind: "text", text: t("deletionRequested.kept") },
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
