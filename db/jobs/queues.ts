import type { Queue } from "pg-boss";

/** How a queue's jobs are tried again; pg-boss waits twice as long each time. */
type Retries = Required<Pick<Queue, "retryLimit" | "retryDelay" | "retryBackoff" | "expireInSeconds">>;

/** What asks a service that may be away for hours: twelve times, after 15 s at first and 8 to 17 h at last, about a day. */
const patient: Retries = { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 };

/** What the clock asks for again soon. */
const hasty: Retries = { retryLimit: 1, retryDelay: 5, retryBackoff: false, expireInSeconds: 600 };

/**
 * The queues that jobs wait in, by the name of the job. Each is a table of its own, so they are made where migrations
 * run: no other process needs the right to make one. What a job's data are says app/jobs/job-data.ts.
 */
export const queues = {
  "agree-identity": patient,
  // Without it, initials stand there: nobody waits for it for a day.
  "fetch-account-photo": { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  "mail-address-link": patient,
  "mail-address-change-told": patient,
  "mail-deletion-requested": patient,
  "mail-account-restored": patient,
  "purge-account": patient,
  "match-listing-events": { ...patient, expireInSeconds: 900 },
  "compose-notifications": hasty,
  // Who waits at once hears soon, even where a worker died with the mail in its hands.
  "mail-notifications": { ...patient, expireInSeconds: 60 },
  "mail-contact-request": patient,
  "mail-contact-confirmation": patient,
  // It comes again by itself.
  "delete-old-contact-requests": { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  "delete-old-sessions": { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  "purge-due": { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  "export-to-crm": { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
} as const satisfies Record<string, Retries>;

export type JobName = keyof typeof queues;
