import { createTransport } from "nodemailer";
import { settings } from "#app/settings.server.ts";
import { keepMail, keepsMail } from "./kept-mail.server.ts";
import type { RenderedMail } from "./mail-content.ts";
import { MailFailure, mailFailureOf } from "./mail-failure.ts";

/** A mail on its way to one person. */
export interface Letter {
  /** Of the job that sends it: a repeat has the same, and so the same Message-ID. */
  id: string;
  to: string;
  /** Whose account it is about. */
  userId: string | null;
  mail: RenderedMail;
}

type Transport = ReturnType<typeof connect>;

let transport: Transport | undefined;

/**
 * Sends a mail, or keeps it where there is no mail server (kept-mail.server.ts).
 * @throws MailFailure, `final` when it makes no sense to try again
 */
export async function sendMail({ id, to, userId, mail }: Letter): Promise<void> {
  const { language, ...content } = mail;
  const headers = {
    "Content-Language": language,
    // Nobody's holiday answers a machine.
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  };
  if (keepsMail()) return keepMail({ id, at: new Date().toISOString(), to, userId, headers, ...mail });
  const { SMTP_URL: url, CONTACT_EMAIL: replyTo } = settings;
  if (url === undefined) throw new MailFailure("There is no SMTP_URL");
  transport ??= connect(url);
  const from = settings.MAIL_FROM ?? { name: settings.SITE_NAME, address: settings.CONTACT_EMAIL };
  const messageId = `<${id}@${domainOf(typeof from === "string" ? from : from.address)}>`;
  try {
    // An object, so that nothing in an address is read as a second one.
    await transport.sendMail({ from, to: { name: "", address: to }, replyTo, messageId, headers, ...content });
  } catch (error) {
    throw mailFailureOf(error);
  }
}

/** Ends the connections to the mail server. */
export function closeMail(): void {
  transport?.close();
  transport = undefined;
}

function connect(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The job tries again, and knows how often it has.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function domainOf(from: string): string {
  return from.replace(/^.*@/, "").replace(/>.*$/, "").trim();
}
