import type { Language } from "#app/i18n/languages.ts";

/** A part of a mail; each has a form in HTML and one in plain text (render-mail.server.tsx). */
export type MailPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "small"; text: string };

/** What a mail says, in one person's language. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  parts: MailPart[];
}

/** A mail as it is sent. */
export interface RenderedMail {
  language: Language;
  subject: string;
  html: string;
  text: string;
}
