import type { Frequency } from "#app/vocabulary/frequencies.ts";

/** Saved searches that one person can have: more are a crawler's, and nobody reads a list of hundreds. */
export const maxStrategies = 100;

/** Characters of a name. */
export const longestName = 80;

/** The query parameter with which a page says that its search has just been saved. */
export const savedParameter = "saved";

/** What a call that asks to save a search is answered with; `full` when there are {@link maxStrategies} already. */
export type SaveOutcome = "saved" | "known" | "full";

/** What a page of results says of the call that led back to it; `equal` when an edited search would be another's double. */
export const shownOutcomes = ["saved", "known", "removed", "restored", "equal", "alerts"] as const;
export type ShownOutcome = (typeof shownOutcomes)[number] | "full";

/** How the e-mails of a saved search stand, as the page says it where the search was saved. */
export interface SavedAlerts {
  frequency: Frequency;
  /** Why none leaves, whatever the frequency; null when they do. */
  silence: NotNotifiedReason | null;
  /** What choosing a frequency agrees to, for whom has not agreed yet. */
  consent?: string;
}

/** What a script that asks for a change is answered. */
export interface SaveAnswer {
  outcome: ShownOutcome;
  alerts?: SavedAlerts;
}

/** What the call is asked to do with the page's search; saving is what it does unasked. */
export const saveIntents = ["save", "remove", "restore", "update", "frequency"] as const;
export type SaveIntent = (typeof saveIntents)[number];

/** What the list says of the form that led to it; `full` when there was no room for one more. */
export const changes = ["removed", "restored", "renamed", "frequency", "updated", "full"] as const;
export type Change = (typeof changes)[number];

/** Why no e-mail leaves though a rhythm is chosen: they are refused, the address is not proven, or takes no mail. */
export type NotNotifiedReason = "refused" | "unproven" | "paused";

/** Where a search stands on the page of saved searches. */
export const anchorOf = (id: string) => `search-${id}`;
