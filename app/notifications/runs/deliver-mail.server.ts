import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { withLease } from "#app/jobs/lease.server.ts";
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
 * Sends a composed mail and writes down that it has left. A lease keeps everybody else from sending it meanwhile, for as
 * long as the mail server really takes; no transaction and no connection waits for it. Of a worker that dies the lease
 * ends by itself; a mail that was sent is not sent again. Only who dies between the mail server's answer and that note
 * leaves it to be sent twice, with the same Message-ID: more SMTP does not offer.
 * @throws MailFailure; LeaseHeld when somebody else is about to send it, who may yet fail
 */
export async function deliverMail(db: DatabasePool, mailId: string, send: Send = sendNoticeMail): Promise<void> {
  await withLease(db, `notice mail ${mailId}`, async () => {
    const [mail] = await db
      .select({ sentAt: noticeMails.sentAt, droppedAt: noticeMails.droppedAt })
      .from(noticeMails)
      .where(eq(noticeMails.id, mailId));
    if (!mail || mail.sentAt || mail.droppedAt) return;
    await noteWhateverHappens(db, mailId, await send(db, mailId));
  });
}

async function note(db: DatabasePool, mailId: string, sent: boolean): Promise<void> {
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
