import { deleteAddressLinks } from "#app/account/address/delete-links.server.ts";
import { deleteOldSessions } from "#app/account/session/delete-old-sessions.server.ts";
import { deleteOldAuditRows } from "#app/audit/delete-old-rows.server.ts";
import { deleteOldSentMails } from "#app/email/send-once.server.ts";
import type { DoJob } from "#app/jobs/job.ts";

/** Clears what is kept for a time only: sessions, links to addresses, which mails have left, the audit log. */
export const deleteOld: DoJob<object> = async (db, _data, _jobId, signal) => {
  await deleteOldSessions(db, new Date(), signal);
  await deleteAddressLinks(db);
  await deleteOldSentMails(db);
  await deleteOldAuditRows(db, new Date(), signal);
};
