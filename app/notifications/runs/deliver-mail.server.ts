import { eq } from "drizzle-orm";
import { recordSent } from "#app/email/send-once.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { notificationMails } from "#db/schema/notifications.ts";
import { sendNotificationMail } from "../mail/send-notification-mail.server.ts";

/** Sends a composed mail; false when there was nothing to say any more. */
type Send = (db: DatabasePool, mailId: string) => Promise<boolean>;

/**
 * Sends a composed mail and writes down that it has left. The lease of its job, which is made of the mail's id, keeps
 * everybody else from sending it meanwhile, for as long as the mail server really takes; no transaction and no connection
 * waits for it. Of a worker that dies the lease ends by itself; a mail that was sent is not sent again. Only who dies
 * between the mail server's answer and that note leaves it to be sent twice, with the same Message-ID: more SMTP does not
 * offer.
 * @throws MailFailure
 */
export async function deliverMail(db: DatabasePool, mailId: string, send: Send = sendNotificationMail): Promise<void> {
  const [mail] = await db
    .select({ sentAt: notificationMails.sentAt, droppedAt: notificationMails.droppedAt })
    .from(notificationMails)
    .where(eq(notificationMails.id, mailId));
  if (!mail || mail.sentAt || mail.droppedAt) return;
  const sent = await send(db, mailId);
  await recordSent(mailId, () => note(db, mailId, sent));
}

async function note(db: DatabasePool, mailId: string, sent: boolean): Promise<void> {
  const now = new Date();
  await db
    .update(notificationMails)
    .set(sent ? { sentAt: now } : { droppedAt: now })
    .where(eq(notificationMails.id, mailId));
}
