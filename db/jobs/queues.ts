import type { Queue } from "pg-boss";

/** How a queue's jobs are tried again; pg-boss waits twice as long each time. */
type Retries = Required<Pick<Queue, "retryLimit" | "retryDelay" | "retryBackoff" | "expireInSeconds">>;

/** What asks a service that may be away for hours: twelve times, after 15 s at first and 8 to 17 h at last, about a day. */
const patient: Retries = { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 };

/** What the clock asks for again soon. */
const hasty: Retries = { retryLimit: 1, retryDelay: 5, retryBackoff: false, expireInSeconds: 600 };

/** A queue, and whose id its jobs carry under which name; null for a job about nobody in particular. */
function about<Id extends string | null>(_id: Id, retries: Retries): Queued<Id> {
  return retries;
}

/** The type of the data says nothing at run time. */
type Queued<Id extends string | null> = Retries & {
  readonly data?: Id extends string ? Record<Id, string> : Record<string, never>;
};

/**
 * The queues that jobs wait in, by the name of the job. Each is a table of its own, so they are made where migrations
 * run: no other process needs the right to make one.
 * What a job is about is an id, never a name or an address, as pg-boss keeps what was done for days.
 */
export const queues = {
  "agree-identity": about("userId", patient),
  // Without it, initials stand there: nobody waits for it for a day.
  "fetch-account-photo": about("userId", { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 }),
  "mail-address-link": about("linkId", patient),
  "mail-address-change-told": about("linkId", patient),
  "mail-deletion-requested": about("deletionId", patient),
  "mail-account-restored": about("userId", patient),
  "purge-account": about("deletionId", patient),
  "match-listing-events": about(null, { ...patient, expireInSeconds: 900 }),
  "compose-notifications": about(null, hasty),
  // Who waits at once hears soon, even where a worker died with the mail in its hands.
  "mail-notifications": about("mailId", { ...patient, expireInSeconds: 60 }),
  "mail-contact-request": about("requestId", patient),
  "mail-contact-confirmation": about("requestId", patient),
  // It comes again by itself.
  "delete-old-contact-requests": about(null, {
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 900,
  }),
  "delete-old-sessions": about(null, { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 }),
  "purge-due": about(null, { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 }),
  // It comes again the next day, in the first week of a month.
  "measure-markets": about(null, { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 1_800 }),
  "export-to-crm": about(null, { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 }),
  // Feeds that are due, one after the other; those it does not get to are still due a minute later.
  "fetch-feeds": about(null, { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 14_400 }),
  "expire-silent-advertisers": about(null, {
    retryLimit: 2,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 1_800,
  }),
} as const;

export type JobName = keyof typeof queues;

/** What a job is about. */
export type JobData<Name extends JobName = JobName> = NonNullable<(typeof queues)[Name]["data"]>;
