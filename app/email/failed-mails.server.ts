import { asc, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { failedMails } from "#db/schema/mail.ts";
import { MailFailure } from "./mail-failure.ts";
import { pauseBounced } from "./paused-addresses.server.ts";

export type FailedMail = typeof failedMails.$inferSelect;

/** The job that was to send a mail. */
interface MailJob {
  id: string;
  /** Its queue. */
  name: string;
  /** Ids only. */
  data: object;
}

/** Of what is no mail server's refusal, the log knows more. */
const unexplained = "Something else failed: see the worker's log for the id of this job";

/**
 * Writes down a mail that is given up, so that it can be sent again (docs/operating.md); notifications to an address that
 * its server does not know are paused. The same job again changes nothing.
 */
export async function recordFailedMail(db: Database, { id, name, data }: MailJob, failure: unknown): Promise<void> {
  const bounce = failure instanceof MailFailure ? failure.bounce : null;
  const reason = failure instanceof MailFailure ? failure.message : unexplained;
  const userId = bounce?.userId ?? ("userId" in data ? data.userId : null);
  await db.execute(sql`
    insert into ${failedMails} (job_id, kind, data, user_id, reason)
    values (${id}, ${name}, ${JSON.stringify(data)}::jsonb, (select id from users where id = ${userId}::uuid), ${reason})
    on conflict do nothing`);
  if (bounce) await pauseBounced(db, bounce);
}

/** Mails that were given up and not sent again since, the oldest first. */
export async function listFailedMails(db: Database): Promise<FailedMail[]> {
  return db
    .select()
    .from(failedMails)
    .where(sql`${failedMails.resentAt} is null`)
    .orderBy(asc(failedMails.at), asc(failedMails.id));
}
