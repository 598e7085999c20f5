import type { DoJob, Job, JobData } from "#app/jobs/job.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import type { AskedFor } from "./asked-for.ts";
import { hasty, nightly, patient, type Retries } from "./retries.ts";

/** How the worker has a kind of job: how it is tried again, and who does it. */
interface WorkerJob<Data> {
  retries: Retries;
  /** Loads the feature that does it. */
  load: () => Promise<DoJob<Data>>;
  /** Of a mail: loads what asks for what follows when it is given up for the first time, in that transaction. */
  loadGivenUp?: () => Promise<(tx: Database, data: Data) => Promise<void>>;
}

/** What is asked for without more, and ends early when it is told to. */
function untilTold(load: () => Promise<(db: DatabasePool, given: { signal: AbortSignal }) => Promise<unknown>>) {
  return async (): Promise<DoJob<JobData<Job<string, null>>>> => {
    const work = await load();
    return (db, _data, _jobId, signal) => work(db, { signal });
  };
}

/** What the clock alone asks for. */
type ClockJob =
  | "compose-notifications"
  | "delete-old-contact-requests"
  | "delete-old-sessions"
  | "purge-due"
  | "measure-markets"
  | "export-to-crm"
  | "fetch-feeds"
  | "prepare-pictures"
  | "prepare-documents"
  | "find-lost-originals"
  | "expire-silent-advertisers";

/** What may be asked for without saying what about. */
export type DatalessJob = ClockJob | Extract<AskedFor, Job<string, null>>["name"];

type WorkerJobs = { [Kind in AskedFor as Kind["name"]]: WorkerJob<JobData<Kind>> } & Record<
  ClockJob,
  WorkerJob<JobData<Job<string, null>>>
>;

/**
 * The kinds of job by name: each has a queue of that name, which is a table of its own, so they are made where migrations
 * run: no other process needs the right to make one. For that the list is read alone; the worker loads every feature
 * before it takes a job.
 */
export const jobs: WorkerJobs = {
  "agree-identity": {
    retries: patient,
    load: async () => {
      const { agreeIdentity } = await import("#app/account/deletion/agree-identity.server.ts");
      return (db, { userId }) => agreeIdentity(db, userId);
    },
  },
  // Without it, initials stand there: nobody waits for it for a day.
  "fetch-account-photo": {
    retries: { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
    load: async () => {
      const { fetchAccountPhoto } = await import("#app/account/photo/fetch-account-photo.server.ts");
      return (db, { userId }) => fetchAccountPhoto(db, userId);
    },
  },
  "mail-address-link": {
    retries: patient,
    load: async () => {
      const { mailAddressLink } = await import("#app/account/address/mails.server.ts");
      return (db, { linkId }, jobId) => mailAddressLink(db, linkId, jobId);
    },
  },
  "mail-address-change-notice": {
    retries: patient,
    load: async () => {
      const { mailAddressChangeNotice } = await import("#app/account/address/mails.server.ts");
      return (db, { linkId }, jobId) => mailAddressChangeNotice(db, linkId, jobId);
    },
  },
  "mail-new-login": {
    retries: patient,
    load: async () => {
      const { mailNewLogin } = await import("#app/account/session/security-mails.server.ts");
      return (db, { connectionId }, jobId) => mailNewLogin(db, connectionId, jobId);
    },
  },
  "mail-password-changed": {
    retries: patient,
    load: async () => {
      const { mailPasswordChanged } = await import("#app/account/session/security-mails.server.ts");
      return (db, { userId }, jobId) => mailPasswordChanged(db, userId, jobId);
    },
  },
  "mail-deletion-requested": {
    retries: patient,
    load: async () => {
      const { mailDeletionRequested } = await import("#app/account/deletion/mails.server.ts");
      return (db, { deletionId }, jobId) => mailDeletionRequested(db, deletionId, jobId);
    },
  },
  "mail-account-restored": {
    retries: patient,
    load: async () => {
      const { mailAccountRestored } = await import("#app/account/deletion/mails.server.ts");
      return (db, { userId }, jobId) => mailAccountRestored(db, userId, jobId);
    },
  },
  "purge-account": {
    retries: patient,
    load: async () => {
      const { purgeAccount } = await import("#app/account/deletion/purge-account.server.ts");
      return (db, { deletionId }) => purgeAccount(db, deletionId);
    },
  },
  "match-listing-events": {
    retries: { ...patient, expireInSeconds: 900 },
    load: untilTold(
      async () => (await import("#app/notifications/matching/match-listing-events.server.ts")).matchListingEvents,
    ),
  },
  "compose-notifications": {
    retries: hasty,
    load: async () => {
      const { runNotifications } = await import("#app/notifications/runs/run-notifications.server.ts");
      return (db, _data, _jobId, signal) => runNotifications(db, new Date(), signal);
    },
  },
  // Who waits at once hears soon, even where a worker died with the mail in its hands.
  "mail-notifications": {
    retries: { ...patient, expireInSeconds: 60 },
    load: async () => {
      const { deliverMail } = await import("#app/notifications/runs/deliver-mail.server.ts");
      return (db, { mailId }) => deliverMail(db, mailId);
    },
  },
  "mail-contact-request": {
    retries: patient,
    load: async () => {
      const { mailContactRequest } = await import("#app/contact/agent-request-mail.server.ts");
      return (db, { requestId }, jobId) => mailContactRequest(db, requestId, jobId);
    },
    loadGivenUp: async () => (await import("#app/contact/follow-ups.server.ts")).enqueueUndelivered,
  },
  "mail-contact-confirmation": {
    retries: patient,
    load: async () => {
      const { mailContactConfirmation } = await import("#app/contact/confirmation-mail.server.ts");
      return (db, { requestId }, jobId) => mailContactConfirmation(db, requestId, jobId);
    },
  },
  "mail-contact-undelivered": {
    retries: patient,
    load: async () => {
      const { mailContactUndelivered } = await import("#app/contact/undelivered-mail.server.ts");
      return (db, { requestId }, jobId) => mailContactUndelivered(db, requestId, jobId);
    },
  },
  "delete-old-contact-requests": {
    retries: nightly,
    load: async () => {
      const { deleteOldRequests } = await import("#app/contact/delete-old-requests.server.ts");
      return (db, _data, _jobId, signal) => deleteOldRequests(db, new Date(), signal);
    },
  },
  "delete-old-sessions": {
    retries: nightly,
    load: async () => (await import("./delete-old.server.ts")).deleteOld,
  },
  "purge-due": {
    retries: nightly,
    load: async () => {
      const { purgeDue } = await import("#app/account/deletion/purge-account.server.ts");
      return (db, _data, _jobId, signal) => purgeDue(db, new Date(), signal);
    },
  },
  // It comes again the next day, in the first week of a month.
  "measure-markets": {
    retries: { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 1_800 },
    load: async () => {
      const { measureMarkets } = await import("#app/market/market-figures.server.ts");
      return (db, _data, _jobId, signal) => measureMarkets(db, new Date(), signal);
    },
  },
  "export-to-crm": {
    retries: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
    load: async () => {
      const { exportToCrm } = await import("#app/crm/export-to-crm.server.ts");
      return (db, _data, _jobId, signal) => exportToCrm(db, signal);
    },
  },
  // Feeds that are due, one after the other; those it does not get to are still due a minute later.
  "fetch-feeds": {
    retries: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 14_400 },
    load: untilTold(async () => (await import("#app/feeds/scheduled/fetch-due-feeds.server.ts")).fetchDueFeeds),
  },
  // What imports brought, part by part; what it does not get to still waits a minute later.
  "prepare-pictures": {
    retries: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
    load: untilTold(async () => (await import("#app/media/preparing/prepare-pictures.server.ts")).preparePictures),
  },
  "prepare-documents": {
    retries: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
    load: untilTold(async () => (await import("#app/media/documents/prepare-documents.server.ts")).prepareDocuments),
  },
  "find-lost-originals": {
    retries: { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 3_600 },
    load: untilTold(async () => (await import("#app/media/preparing/find-lost-originals.server.ts")).findLostOriginals),
  },
  "expire-silent-advertisers": {
    retries: { retryLimit: 2, retryDelay: 600, retryBackoff: false, expireInSeconds: 1_800 },
    load: untilTold(
      async () => (await import("#app/feeds/expire-silent-advertisers.server.ts")).expireSilentAdvertisers,
    ),
  },
};

export type JobName = keyof WorkerJobs;

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
  if (Object.hasOwn(jobs, queue)) return queue as JobName;
  return Object.hasOwn(formerNames, queue) ? formerNames[queue] : undefined;
}
