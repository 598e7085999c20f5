import type { Language } from "#app/i18n/languages.ts";

export interface MailLink {
  label: string;
  /** Absolute. */
  href: string;
}

/** A line of a table of facts. */
export interface MailFact {
  label: string;
  value: string;
  /** Where the value leads to: `mailto:`, `tel:` or an absolute address. */
  href?: string;
}

/** A listing as a mail shows it, in finished words. */
export interface MailListing {
  /** Absolute. */
  href: string;
  title: string;
  /** The language of the title, where it is not the mail's. */
  titleLang?: Language;
  /** `brick` for a lower price, `plain` for anything else. */
  badge?: { text: string; tone: "brick" | "plain" };
  price: string;
  /** The price before it dropped, in words: "was €200/m²/year". */
  was?: string;
  surface: string;
  /** Place, with the distance where there is one: "Ixelles · 1.2 km". */
  place: string;
  facts: string[];
  /** Absolute, a format that every mail program shows; 4:3. */
  photo?: { src: string; alt: string };
}

/** A picture of several that stand side by side, with a price over it. */
export interface MailPicture {
  /** Absolute. */
  href: string;
  price: string;
  /** Absolute, a format that every mail program shows; 4:3. */
  src: string;
  alt: string;
}

/** A part of a mail; each has a form in HTML (mail-parts.server.tsx) and one in plain text (plain-text.server.ts). */
export type MailPart =
  | { kind: "heading"; text: string; href?: string }
  | { kind: "text"; text: string }
  | ({ kind: "button" } & MailLink)
  | { kind: "small"; text: string }
  /** Quiet links in a row. */
  | { kind: "links"; links: MailLink[] }
  | { kind: "facts"; rows: MailFact[] }
  /** What somebody typed, in their own words and lines. */
  | { kind: "quote"; text: string }
  | { kind: "listing"; listing: MailListing }
  /** What the listings below look like, two or three of them; plain text leaves it to these. */
  | { kind: "pictures"; pictures: MailPicture[] }
  /** A line between two matters. */
  | { kind: "rule" };

/** What a mail says, in one person's language. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  parts: MailPart[];
  /** Said of answers where they do not go to the operator. */
  contact?: string;
  /** Why the person gets it and how to get it no more; for mail that can be unsubscribed from. */
  reason?: { text: string; links: MailLink[] };
}

/** A mail as it is sent. */
export interface RenderedMail {
  language: Language;
  subject: string;
  html: string;
  text: string;
}
