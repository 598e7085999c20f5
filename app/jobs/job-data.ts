import type { JobName } from "#db/jobs/queues.ts";

interface OfUser {
  userId: string;
}

interface OfAddressLink {
  linkId: string;
}

interface OfDeletion {
  deletionId: string;
}

interface OfContactRequest {
  requestId: string;
}

interface OfNotificationMail {
  mailId: string;
}

interface EveryJob {
  "agree-identity": OfUser;
  "fetch-account-photo": OfUser;
  "mail-address-link": OfAddressLink;
  "mail-address-change-told": OfAddressLink;
  "mail-deletion-requested": OfDeletion;
  "mail-account-restored": OfUser;
  "purge-account": OfDeletion;
  "match-listing-events": Record<string, never>;
  "compose-notifications": Record<string, never>;
  "mail-notifications": OfNotificationMail;
  "mail-contact-request": OfContactRequest;
  "mail-contact-confirmation": OfContactRequest;
  "delete-old-contact-requests": Record<string, never>;
  "delete-old-sessions": Record<string, never>;
  "purge-due": Record<string, never>;
  "export-to-crm": Record<string, never>;
}

/** What a job is about: ids only, never a name or an address, as pg-boss keeps what was done for days. */
export type JobData<Name extends JobName = JobName> = EveryJob[Name];
