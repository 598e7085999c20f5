import type { SaveWish } from "#app/http/save-wish.ts";

/** The profile's fields as a form sends them (specification, section 3, "Profile"). */
export type ProfileFields = Record<
  | "titleId"
  | "firstname"
  | "lastname"
  | "phone"
  | "languageId"
  | "email"
  | "receiveEmailsForReverseMatching"
  | "receiveEmailsForMarketing"
  | "acceptTermsAndPrivacy",
  string
>;

/** What the form lets choose from, and the documents that are accepted with it. */
export interface ProfileChoices {
  titles: { id: number; value: string }[];
  languages: { id: number; name: string }[];
  versions: { terms: string; privacy: string };
}

/** What the page that completes the profile gives to its form. */
export interface ProfileToComplete {
  choices: ProfileChoices;
  /** The profile is there, and what was accepted with it is no longer in force. */
  isOutdated: boolean;
  /** Somebody else had registered the account: it was emptied when this person came with the proven address. */
  isClaimed: boolean;
  defaultValue: Partial<ProfileFields>;
}

/** The same for the dialog, with what this browser asked to save: the page beneath may have been loaded since. */
export interface ProfileInDialog extends ProfileToComplete {
  wish: SaveWish | null;
}
