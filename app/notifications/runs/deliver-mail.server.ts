import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { noticeMails } from "#db/schema/notifications.ts";
import { sendNoticeMail } from "../mail/send-notice-mail.server.ts";

/** Sends a composed mail; false when there was nothing to say any more. */
type Send = (db: DatabasePool, mailId: string) => Promise<boolean>;

/** Milliseconds between attempts to write down that a mail has left. */
const pause = 1_000;
/** Attempts: an hour of a database that is away. */
const attempts = 3_600;

/**
 * Sends a composed mail and writes down that it has left. Its row is held meanwhile, so that nobody else sends it, and let
 * go by the database itself when the worker dies; a mail that was sent is not sent again. Only who dies between the mail
 * server's answer and that note leaves it to be sent twice, with the same Message-ID: more SMTP does not offer.
 * @throws MailFailure; an error when somebody else is about to send it, who may yet fail
 */
export async function deliverMail(db: DatabasePool, mailId: string, send: Send = sendNoticeMail): Promise<void> {
  const begun: { sending?: Promise<boolean> } = {};
  try {
    await db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(noticeMails)
        .where(eq(noticeMails.id, mailId))
        .for("update", { noWait: true });
      if (!mail || mail.sentAt || mail.droppedAt) return;
      begun.sending = send(db, mailId);
      await note(tx, mailId, await begun.sending);
    });
  } catch (error) {
    if (!begun.sending) throw error;
    // The connection that held the row may be gone while the mail was on its way: what became of it is what counts.
    await noteWhateverHappens(db, mailId, await begun.sending);
  }
}

async function note(db: Pick<DatabasePool, "update">, mailId: string, sent: boolean): Promise<void> {
  const now = new Date();
  await db
    .update(noticeMails)
    .set(sent ? { sentAt: now } : { droppedAt: now })
    .where(eq(noticeMails.id, mailId));
}

async function noteWhateverHappens(db: DatabasePool, mailId: string, sent: boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await note(db, mailId, sent);
    } catch (error) {
      if (!isUnavailable(error) || attempt === attempts) throw error;
      log.warn({ mail: mailId, err: error }, "A mail has left, but the database can't be told yet");
      await wait(pause);
    }
  }
}
