/**
 * What the queues are called that a database of this version has: a kind of job each, and the names that some had one version
 * ago (jobs.server.ts, whose test holds both together). In JavaScript, as the site reads it before it loads anything else.
 */
export const queueNames = [
  "agree-identity",
  "fetch-account-photo",
  "mail-address-link",
  "mail-address-change-notice",
  "mail-new-login",
  "mail-password-changed",
  "mail-deletion-requested",
  "mail-account-restored",
  "purge-account",
  "match-listing-events",
  "compose-notifications",
  "mail-notifications",
  "mail-contact-request",
  "mail-contact-confirmation",
  "mail-contact-undelivered",
  "delete-old-contact-requests",
  "delete-old-sessions",
  "purge-due",
  "measure-markets",
  "export-to-crm",
  "fetch-feeds",
  "prepare-pictures",
  "prepare-documents",
  "find-lost-originals",
  "expire-silent-advertisers",
  "mail-address-change-told",
];
