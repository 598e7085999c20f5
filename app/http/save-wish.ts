import type { Language } from "#app/i18n/languages.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";

/** Where a page asks for a search to be saved; see app/search/strategies-resource.ts. */
export const saveCall = "/strategies";

/** What somebody wants saved who has to sign in first. */
export interface SaveWish {
  /** The page whose search it is: its path and query. */
  from: string;
  /** The search in words. */
  words: string;
  language: Language;
  /** How often they want to hear of it, once they have chosen. */
  frequency?: Frequency | undefined;
}
