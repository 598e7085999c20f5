import type { Language } from "#app/i18n/languages.ts";

/** Why somebody hears of a listing: it is new on the site, or asks less than before. */
export const noticeReasons = ["new", "price-drop"] as const;
export type NoticeReason = (typeof noticeReasons)[number];

/** Runs that a mail can be of; what daily and weekly searches found on one morning is one mail, a daily one. */
export const runFrequencies = ["instant", "daily", "weekly"] as const;
export type RunFrequency = (typeof runFrequencies)[number];

/** So many listings of a search are shown in a mail; of the others it says how many there are. */
export const noticesShown = 5;

/** A listing that a person hears of. */
export interface Notice {
  listingId: number;
  reference: string;
  reason: NoticeReason;
}

/** What one saved search of a person has found since their last mail. */
export interface NoticeSearch {
  strategyId: string;
  name: string | null;
  /** As the database keeps it: `readCriteria` and `describeStrategy` (app/strategies) read it. */
  criteria: Record<string, string>;
  /** Of this run, shown or not. */
  total: number;
  /** Of these, those that ask less than before; the others are new. */
  drops: number;
  /** The first few, the newest listing first. */
  notices: Notice[];
}

/** One mail to one person: what a run has found for all their saved searches. */
export interface NoticeMail {
  /** Of the mail: its Message-ID is made of this. */
  id: string;
  userId: string;
  email: string;
  language: Language;
  frequency: RunFrequency;
  /** The one with most to say first; never empty. */
  searches: NoticeSearch[];
}
