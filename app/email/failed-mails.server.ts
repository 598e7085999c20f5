import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { failedMails } from "#db/schema/mail.ts";
import { MailFailure } from "./mail-failure.ts";
import { pauseBounced } from "./paused-addresses.server.ts";

export type FailedMail = typeof failedMails.$inferSelect;

/** With what a mail about a contact request concerns: references, as feeds have them; null for any other mail. */
export interface ListedMail extends FailedMail {
  advertiser: string | null;
  listing: string | null;
}

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
 * @returns whether it is the first time: false as well for a mail that was sent again and given up once more
 */
export async function recordFailedMail(db: Database, { id, name, data }: MailJob, failure: unknown): Promise<boolean> {
  const bounce = failure instanceof MailFailure ? failure.bounce : null;
  const reason = failure instanceof MailFailure ? failure.message : unexplained;
  const userId = bounce?.userId ?? ("userId" in data ? data.userId : null);
  const given = JSON.stringify(data);
  const before = await db.$count(
    failedMails,
    sql`${failedMails.kind} = ${name} and ${failedMails.data} = ${given}::jsonb`,
  );
  await db.execute(sql`
    insert into ${failedMails} (job_id, kind, data, user_id, reason)
    values (${id}, ${name}, ${given}::jsonb, (select id from users where id = ${userId}::uuid), ${reason})
    on conflict do nothing`);
  if (bounce) await pauseBounced(db, bounce);
  return before === 0;
}

/** Mails that were given up and not sent again since, the oldest first. */
export async function listFailedMails(db: Database): Promise<ListedMail[]> {
  return db
    .select({ ...getTableColumns(failedMails), advertiser: advertisers.reference, listing: listings.reference })
    .from(failedMails)
    .leftJoin(contactRequests, sql`${contactRequests.id}::text = ${failedMails.data}->>'requestId'`)
    .leftJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .leftJoin(listings, eq(listings.id, contactRequests.listingId))
    .where(sql`${failedMails.resentAt} is null`)
    .orderBy(asc(failedMails.at), asc(failedMails.id));
}
