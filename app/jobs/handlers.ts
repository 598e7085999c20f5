import { deleteAddressLinks } from "#app/account/address/delete-links.server.ts";
import { mailAddressChangeTold, mailAddressLink } from "#app/account/address/send-mails.server.ts";
import { agreeIdentity } from "#app/account/deletion/agree-identity.server.ts";
import { purgeAccount, purgeDue } from "#app/account/deletion/purge-account.server.ts";
import { mailAccountRestored, mailDeletionRequested } from "#app/account/deletion/send-mails.server.ts";
import { fetchAccountPhoto } from "#app/account/photo/fetch-account-photo.server.ts";
import { deleteOldSessions } from "#app/account/session/delete-old-sessions.server.ts";
import { deleteOldAuditRows } from "#app/audit/delete-old-rows.server.ts";
import { deleteOldRequests } from "#app/contact/delete-old-requests.server.ts";
import { mailContactConfirmation, mailContactRequest } from "#app/contact/send-mails.server.ts";
import { exportToCrm } from "#app/crm/export-to-crm.server.ts";
import { deleteOldSentMails } from "#app/email/send-once.server.ts";
import { measureMarkets } from "#app/market/market-figures.server.ts";
import { expireSilentAdvertisers } from "#app/feeds/expire-silent-advertisers.server.ts";
import { fetchDueFeeds } from "#app/feeds/scheduled/fetch-due-feeds.server.ts";
import { matchListingEvents } from "#app/notifications/matching/match-listing-events.server.ts";
import { deliverMail } from "#app/notifications/runs/deliver-mail.server.ts";
import { runNotifications } from "#app/notifications/runs/run-notifications.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { JobData, JobName } from "#db/jobs/queues.ts";

/**
 * Does a job; what it throws makes the job come again. What may take long ends where it can when `signal` says so, well
 * before the job's time is over: the next run goes on from there.
 */
type Handler<Name extends JobName> = (
  db: DatabasePool,
  data: JobData<Name>,
  jobId: string,
  signal?: AbortSignal,
) => Promise<unknown>;

/** Which feature does each job. */
export const handlers: { [Name in JobName]: Handler<Name> } = {
  "agree-identity": (db, { userId }) => agreeIdentity(db, userId),
  "fetch-account-photo": (db, { userId }) => fetchAccountPhoto(db, userId),
  "mail-address-link": (db, { linkId }, jobId) => mailAddressLink(db, linkId, jobId),
  "mail-address-change-told": (db, { linkId }, jobId) => mailAddressChangeTold(db, linkId, jobId),
  "mail-deletion-requested": (db, { deletionId }, jobId) => mailDeletionRequested(db, deletionId, jobId),
  "mail-account-restored": (db, { userId }, jobId) => mailAccountRestored(db, userId, jobId),
  "match-listing-events": (db, _data, _jobId, signal) => matchListingEvents(db, { signal }),
  "compose-notifications": (db, _data, _jobId, signal) => runNotifications(db, new Date(), signal),
  "mail-notifications": (db, { mailId }) => deliverMail(db, mailId),
  "purge-account": (db, { deletionId }) => purgeAccount(db, deletionId),
  "mail-contact-request": (db, { requestId }, jobId) => mailContactRequest(db, requestId, jobId),
  "mail-contact-confirmation": (db, { requestId }, jobId) => mailContactConfirmation(db, requestId, jobId),
  "delete-old-contact-requests": (db, _data, _jobId, signal) => deleteOldRequests(db, new Date(), signal),
  "delete-old-sessions": async (db, _data, _jobId, signal) => [
    await deleteOldSessions(db, new Date(), signal),
    await deleteAddressLinks(db),
    await deleteOldSentMails(db),
    await deleteOldAuditRows(db, new Date(), signal),
  ],
  "purge-due": (db, _data, _jobId, signal) => purgeDue(db, new Date(), signal),
  "measure-markets": (db, _data, _jobId, signal) => measureMarkets(db, new Date(), signal),
  "export-to-crm": (db, _data, _jobId, signal) => exportToCrm(db, signal),
  "fetch-feeds": (db, _data, _jobId, signal) => fetchDueFeeds(db, { signal }),
  "expire-silent-advertisers": (db, _data, _jobId, signal) => expireSilentAdvertisers(db, { signal }),
};
