import { createTransport } from "nodemailer";
import { settings } from "#app/settings/settings.server.ts";
import { isOnThisMachine } from "#app/settings/unsafe-settings.server.ts";
import { traced } from "#app/tracing/tracing.server.ts";
import { cleanMail } from "./clean-mail.ts";
import { storeMail, storesMail } from "./stored-mail.server.ts";
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
  /** Who gets the answers; the operator where it is left out. */
  replyTo?: string;
  /** For mail that comes again and again: what it is, and where it is switched off with one click (RFC 8058). */
  list?: MailingList;
}

/** What makes mail programs offer "unsubscribe" themselves. */
interface MailingList {
  /** Of letters, digits and hyphens: `new-places`. */
  id: string;
  /** Absolute; a POST to it switches the mails off, a GET changes nothing. */
  unsubscribeUrl: string;
}

type Transport = ReturnType<typeof connect>;

let transport: Transport | undefined;

/**
 * Milliseconds that sending one mail may take from first to last: less than its job's time (app/worker/jobs.server.ts). The
 * timeouts of the connection end with silence only; a server that says a little now and then would hold a mail for ever.
 */
const longestConversation = 45_000;

/**
 * Sends a mail, cleaned of what no mail may hold (clean-mail.ts), or keeps it where there is no mail server (stored-mail.server.ts).
 * @param limit milliseconds after which the connection is cut and the mail waits for another attempt
 * @throws MailFailure, `final` when it makes no sense to try again
 */
export async function sendMail(letter: Letter, limit = longestConversation): Promise<void> {
  const start = { name: "mail", kind: "client", attributes: { "messaging.message.id": letter.id } } as const;
  await traced(start, () => send(letter, limit));
}

async function send(letter: Letter, limit: number): Promise<void> {
  const { id, to, userId } = letter;
  const mail = cleanMail(letter.mail);
  const from = settings.MAIL_FROM ?? { name: settings.SITE_NAME, address: settings.CONTACT_EMAIL };
  const domain = domainOf(typeof from === "string" ? from : from.address);
  const headers = headersOf(letter, domain);
  const replyTo = letter.replyTo ?? settings.CONTACT_EMAIL;
  if (storesMail()) {
    const kept = { "Reply-To": replyTo, ...headers };
    return storeMail({ id, at: new Date().toISOString(), to, userId, headers: kept, ...mail });
  }
  if (settings.SMTP_URL === undefined) throw new MailFailure("There is no SMTP_URL");
  transport ??= connect(settings.SMTP_URL);
  const { subject, html, text } = mail;
  const messageId = `<${id}@${domain}>`;
  try {
    // Objects, so that nothing in an address is read as a second one.
    const addresses = { to: { name: "", address: to }, replyTo: { name: "", address: replyTo } };
    const signal = AbortSignal.timeout(limit);
    await transport.sendMail({ from, ...addresses, messageId, headers, subject, html, text, signal });
  } catch (error) {
    throw mailFailureOf(error, { userId, to });
  }
}

/** What a mail says to mail programs and servers, beside whom it goes to. */
function headersOf({ mail, list }: Letter, domain: string): Record<string, string> {
  return {
    "Content-Language": mail.language,
    // Nobody's holiday answers a machine.
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    ...(list && {
      "List-Id": `<${list.id}.${domain}>`,
      "List-Unsubscribe": `<${list.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // By kind and sender: mailbox providers count complaints by it.
      "Feedback-ID": `${list.id}:${domain.replace(/\W/g, "").slice(0, 15)}`,
    }),
  };
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
    ...(insistsOnTls(url) && { requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mail holds links that sign people in: in production it leaves over TLS, unless the address says `requireTLS=false`. */
function insistsOnTls(url: string): boolean {
  const isOpen = settings.NODE_ENV !== "production" || settings.DEMONSTRATION || isOnThisMachine(url);
  return !isOpen && new URL(url).searchParams.get("requireTLS") !== "false";
}

function domainOf(from: string): string {
  return from.replace(/^.*@/, "").replace(/>.*$/, "").trim();
}
