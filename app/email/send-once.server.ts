import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { sentMails } from "#db/schema/mail.ts";
import { sendMail, type Letter } from "./send-mail.server.ts";

/** Milliseconds between attempts to write down that a mail has left. */
const pause = 1_000;
/** Attempts: an hour of a database that is away. */
const attempts = 3_600;

/**
 * Sends the mail of a job and writes down that it has left as soon as the mail server has answered: a job whose time was
 * over meanwhile comes again, and must not send it twice. One that was sent before is not sent.
 * @throws MailFailure
 */
export async function sendOnce(db: Database, letter: Letter): Promise<void> {
  if ((await db.$count(sentMails, eq(sentMails.jobId, letter.id))) > 0) return;
  await sendMail(letter);
  await recordSent(letter.id, async () => {
    await db.insert(sentMails).values({ jobId: letter.id }).onConflictDoNothing();
  });
}

/**
 * Writes down that a mail has left, though the database is away for an hour: it would leave again.
 * @param mail its id, for the log
 */
export async function recordSent(mail: string, note: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await note();
    } catch (error) {
      if (!isUnavailable(error) || attempt === attempts) throw error;
      log.warn({ mail, err: error }, "A mail has left, but the database can't be told yet");
      await wait(pause);
    }
  }
}

/** Clears what was written down a month ago: by then no job of that time is left. @returns how many there were */
export async function deleteOldSentMails(db: Database, now = new Date()): Promise<number> {
  const gone = await db
    .delete(sentMails)
    .where(sql`${sentMails.at} < ${now.toISOString()}::timestamptz - interval '1 month'`);
  return gone.count;
}
