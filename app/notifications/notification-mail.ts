import type { Language } from "#app/i18n/languages.ts";

/** Why somebody is notified of a listing: it is new on the site, or asks less than before. */
export const notificationReasons = ["new", "price-drop"] as const;
export type NotificationReason = (typeof notificationReasons)[number];

/** Runs that a mail can be of; what daily and weekly searches found by one morning is one mail, a daily one. */
export type RunFrequency = "instant" | "daily" | "weekly";

/** So many listings of a search are shown in a mail; of the others it says how many there are. */
export const notificationsShown = 5;

/** A listing that a person is notified of. */
interface Notification {
  listingId: number;
  reference: string;
  reason: NotificationReason;
}

/** What one saved search of a person has found since their last mail. */
export interface NotificationSearch {
  strategyId: string;
  name: string | null;
  /** As the database keeps it: `readCriteria` and `describeStrategy` (app/strategies) read it. */
  criteria: Record<string, string>;
  /** Of this run, shown or not. */
  total: number;
  /** Of these, those that ask less than before; the others are new. */
  drops: number;
  /** The first few, the newest listing first. */
  notifications: Notification[];
}

/** One mail to one person: what a run has found for all their saved searches. */
export interface NotificationMail {
  /** Of the mail: its Message-ID is made of this. */
  id: string;
  userId: string;
  email: string;
  language: Language;
  frequency: RunFrequency;
  /** The one with most to say first; never empty. */
  searches: NotificationSearch[];
}
