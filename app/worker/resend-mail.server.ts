import { eq, sql } from "drizzle-orm";
import type { FailedMail } from "#app/email/failed-mails.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { failedMails } from "#db/schema/mail.ts";
import { findJobName, type JobName } from "./jobs.server.ts";

/**
 * Asks for a mail once more that was given up; the worker sends it. Of two who ask at the same time one does.
 * @returns false when it has been sent again already
 * @throws when there is no such kind of mail any more
 */
export async function resendMail(db: Database, { id, kind, data }: FailedMail, now = new Date()): Promise<boolean> {
  const name = findJobName(kind);
  if (!name) throw new Error(`There is no kind of mail ${kind} any more`);
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(failedMails)
      .set({ resentAt: now })
      .where(sql`${failedMails.id} = ${id} and ${failedMails.resentAt} is null`)
      .returning({ id: failedMails.id });
    if (taken.length === 0) return false;
    await allowAgain(tx, name, data);
    // What it is about is what its data say.
    await enqueue(tx, { name } as Job, data);
    return true;
  });
}

/** A contact request keeps which of its mails was refused, so that none leaves twice. */
async function allowAgain(tx: Database, name: JobName, { requestId }: FailedMail["data"]): Promise<void> {
  if (requestId === undefined || name === "mail-contact-undelivered") return;
  const which = name === "mail-contact-request" ? "requestMail" : "confirmationMail";
  await tx
    .update(contactRequests)
    .set({ [which]: "waiting" })
    .where(eq(contactRequests.id, requestId));
}
