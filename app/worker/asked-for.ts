import type { mailAddressChangeNoticeJob, mailAddressLinkJob } from "#app/account/address/send-link.server.ts";
import type { agreeIdentityJob } from "#app/account/deletion/close-account.server.ts";
import type { mailDeletionRequestedJob, purgeAccountJob } from "#app/account/deletion/request-deletion.server.ts";
import type { mailAccountRestoredJob } from "#app/account/deletion/suspend-account.server.ts";
import type { fetchAccountPhotoJob } from "#app/account/photo/account-photo.server.ts";
import type { mailPasswordChangedJob } from "#app/account/session/note-password-change.server.ts";
import type { mailNewLoginJob } from "#app/account/sign-in/open-session.server.ts";
import type {
  mailContactConfirmationJob,
  mailContactRequestJob,
  MailContactUndeliveredJob,
} from "#app/contact/follow-ups.server.ts";
import type { matchListingEventsJob } from "#app/feeds/writing/record-listing-events.server.ts";
import type { mailNotificationsJob } from "#app/notifications/runs/compose-mails.server.ts";

/** What features ask for, defined where they do. */
export type AskedFor =
  | typeof agreeIdentityJob
  | typeof fetchAccountPhotoJob
  | typeof mailAddressLinkJob
  | typeof mailAddressChangeNoticeJob
  | typeof mailNewLoginJob
  | typeof mailPasswordChangedJob
  | typeof mailDeletionRequestedJob
  | typeof mailAccountRestoredJob
  | typeof purgeAccountJob
  | typeof matchListingEventsJob
  | typeof mailNotificationsJob
  | typeof mailContactRequestJob
  | typeof mailContactConfirmationJob
  | MailContactUndeliveredJob;
