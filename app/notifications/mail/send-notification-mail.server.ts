import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendMail } from "#app/email/send-mail.server.ts";
import type { Database } from "#db/client.server.ts";
import { findNotificationMail } from "../find-notification-mail.server.ts";
import { oneClickUrl } from "../unsubscribe/mail-links.server.ts";
import { loadNotifications } from "./load-notifications.server.ts";
import { notificationContent } from "./notification-content.server.ts";

/** What mailboxes sort these mails by. */
const listId = "new-places";

/**
 * Sends the mail about new properties and lower prices that a run has composed; nothing when there is nothing to say any more.
 * @param mailId the same at a repeat: so is the Message-ID
 * @returns whether a mail left
 * @throws MailFailure
 */
export async function sendNotificationMail(db: Database, mailId: string): Promise<boolean> {
  const mail = await findNotificationMail(db, mailId);
  if (!mail) return false;
  const content = notificationContent(mail, await loadNotifications(db, mail));
  if (!content) return false;
  await sendMail({
    id: mail.id,
    to: mail.email,
    userId: mail.userId,
    mail: renderMail(content),
    list: { id: listId, unsubscribeUrl: oneClickUrl(mail.userId) },
  });
  return true;
}
