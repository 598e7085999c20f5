import type { Queue } from "pg-boss";
import type { DatabasePool } from "#db/client.server.ts";

/** How a queue's jobs are tried again; pg-boss waits twice as long each time. */
type Retries = Required<Pick<Queue, "retryLimit" | "retryDelay" | "retryBackoff" | "expireInSeconds">>;

/** What asks a service that may be away for hours: twelve times, after 15 s at first and 8 to 17 h at last, about a day. */
const patient: Retries = { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 };

/** What the clock asks for again soon. */
const hasty: Retries = { retryLimit: 1, retryDelay: 5, retryBackoff: false, expireInSeconds: 600 };

/** What comes again by itself the next night, or the next hour. */
const nightly: Retries = { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 };

/** A kind of job: how it is tried again, and who does it. */
interface Job<Data> {
  retries: Retries;
  /**
   * Does a job; what it throws makes the job come again. What may take long ends where it can when `signal` says so, well
   * before the job's time is over: the next run goes on from there.
   * @param jobId the same at a repeat
   */
  run: (db: DatabasePool, data: Data, jobId: string, signal?: AbortSignal) => Promise<unknown>;
}

/** The id that a job is about, under its name; nothing for a job about nobody in particular. */
type DataAbout<Id extends string | null> = Id extends string ? Record<Id, string> : Record<string, never>;

function job<Id extends string | null>(
  _about: Id,
  retries: Retries,
  run: Job<DataAbout<Id>>["run"],
): Job<DataAbout<Id>> {
  return { retries, run };
}

/**
 * The kinds of job by name: each has a queue of that name, which is a table of its own, so they are made where migrations
 * run: no other process needs the right to make one. For that the list is read alone: a feature is loaded when there is
 * something to do.
 * What a job is about is an id, never a name or an address, as pg-boss keeps what was done for days.
 */
export const jobs = {
  "agree-identity": job("userId", patient, async (db, { userId }) => {
    const { agreeIdentity } = await import("#app/account/deletion/agree-identity.server.ts");
    await agreeIdentity(db, userId);
  }),
  // Without it, initials stand there: nobody waits for it for a day.
  "fetch-account-photo": job(
    "userId",
    { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
    async (db, { userId }) => {
      const { fetchAccountPhoto } = await import("#app/account/photo/fetch-account-photo.server.ts");
      await fetchAccountPhoto(db, userId);
    },
  ),
  "mail-address-link": job("linkId", patient, async (db, { linkId }, jobId) => {
    const { mailAddressLink } = await import("#app/account/address/mails.server.ts");
    await mailAddressLink(db, linkId, jobId);
  }),
  "mail-address-change-notice": job("linkId", patient, async (db, { linkId }, jobId) => {
    const { mailAddressChangeNotice } = await import("#app/account/address/mails.server.ts");
    await mailAddressChangeNotice(db, linkId, jobId);
  }),
  "mail-deletion-requested": job("deletionId", patient, async (db, { deletionId }, jobId) => {
    const { mailDeletionRequested } = await import("#app/account/deletion/mails.server.ts");
    await mailDeletionRequested(db, deletionId, jobId);
  }),
  "mail-account-restored": job("userId", patient, async (db, { userId }, jobId) => {
    const { mailAccountRestored } = await import("#app/account/deletion/mails.server.ts");
    await mailAccountRestored(db, userId, jobId);
  }),
  "purge-account": job("deletionId", patient, async (db, { deletionId }) => {
    const { purgeAccount } = await import("#app/account/deletion/purge-account.server.ts");
    await purgeAccount(db, deletionId);
  }),
  "match-listing-events": job(null, { ...patient, expireInSeconds: 900 }, async (db, _data, _jobId, signal) => {
    const { matchListingEvents } = await import("#app/notifications/matching/match-listing-events.server.ts");
    await matchListingEvents(db, { signal });
  }),
  "compose-notifications": job(null, hasty, async (db, _data, _jobId, signal) => {
    const { runNotifications } = await import("#app/notifications/runs/run-notifications.server.ts");
    await runNotifications(db, new Date(), signal);
  }),
  // Who waits at once hears soon, even where a worker died with the mail in its hands.
  "mail-notifications": job("mailId", { ...patient, expireInSeconds: 60 }, async (db, { mailId }) => {
    const { deliverMail } = await import("#app/notifications/runs/deliver-mail.server.ts");
    await deliverMail(db, mailId);
  }),
  "mail-contact-request": job("requestId", patient, async (db, { requestId }, jobId) => {
    const { mailContactRequest } = await import("#app/contact/agent-request-mail.server.ts");
    await mailContactRequest(db, requestId, jobId);
  }),
  "mail-contact-confirmation": job("requestId", patient, async (db, { requestId }, jobId) => {
    const { mailContactConfirmation } = await import("#app/contact/confirmation-mail.server.ts");
    await mailContactConfirmation(db, requestId, jobId);
  }),
  "delete-old-contact-requests": job(null, nightly, async (db, _data, _jobId, signal) => {
    const { deleteOldRequests } = await import("#app/contact/delete-old-requests.server.ts");
    await deleteOldRequests(db, new Date(), signal);
  }),
  "delete-old-sessions": job(null, nightly, async (db, _data, _jobId, signal) => {
    const { deleteAddressLinks } = await import("#app/account/address/delete-links.server.ts");
    const { deleteOldSessions } = await import("#app/account/session/delete-old-sessions.server.ts");
    const { deleteOldAuditRows } = await import("#app/audit/delete-old-rows.server.ts");
    const { deleteOldSentMails } = await import("#app/email/send-once.server.ts");
    await deleteOldSessions(db, new Date(), signal);
    await deleteAddressLinks(db);
    await deleteOldSentMails(db);
    await deleteOldAuditRows(db, new Date(), signal);
  }),
  "purge-due": job(null, nightly, async (db, _data, _jobId, signal) => {
    const { purgeDue } = await import("#app/account/deletion/purge-account.server.ts");
    await purgeDue(db, new Date(), signal);
  }),
  // It comes again the next day, in the first week of a month.
  "measure-markets": job(
    null,
    { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 1_800 },
    async (db, _data, _jobId, signal) => {
      const { measureMarkets } = await import("#app/market/market-figures.server.ts");
      await measureMarkets(db, new Date(), signal);
    },
  ),
  "export-to-crm": job(
    null,
    { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
    async (db, _data, _jobId, signal) => {
      const { exportToCrm } = await import("#app/crm/export-to-crm.server.ts");
      await exportToCrm(db, signal);
    },
  ),
  // Feeds that are due, one after the other; those it does not get to are still due a minute later.
  "fetch-feeds": job(
    null,
    { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 14_400 },
    async (db, _data, _jobId, signal) => {
      const { fetchDueFeeds } = await import("#app/feeds/scheduled/fetch-due-feeds.server.ts");
      await fetchDueFeeds(db, { signal });
    },
  ),
  "expire-silent-advertisers": job(
    null,
    { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 1_800 },
    async (db, _data, _jobId, signal) => {
      const { expireSilentAdvertisers } = await import("#app/feeds/expire-silent-advertisers.server.ts");
      await expireSilentAdvertisers(db, { signal });
    },
  ),
};

export type JobName = keyof typeof jobs;

/** What a job is about. */
export type JobData<Name extends JobName = JobName> = Parameters<(typeof jobs)[Name]["run"]>[1];

/** Kinds that send a mail say so in their names. */
export type MailJob = Extract<JobName, `mail-${string}`>;

/**
 * What queues were called one version ago: what waits there, or is asked for by a process of that version while it is
 * replaced, is done under today's name. A line goes one version later, and its queue with it.
 */
export const formerNames: Readonly<Record<string, JobName>> = {
  "mail-address-change-told": "mail-address-change-notice",
};

/** The kind of job that waits in a queue; undefined for a queue that no version in use has. */
export function findJobName(queue: string): JobName | undefined {
  return Object.hasOwn(jobs, queue) ? (queue as JobName) : formerNames[queue];
}
