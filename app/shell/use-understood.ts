import { useAnswerWhileTyping } from "#app/http/use-answer-while-typing.ts";
import type { Language } from "#app/i18n/languages.ts";

/** What a sentence is understood as (app/search/understood-resource.ts). */
interface Understood {
  /** Its parts, in words. */
  chips: string[];
  /** How many properties that is, in words. */
  found?: string;
  /** What of the sentence they do without, in words. */
  leftOut?: string;
  /** Where they are. */
  href?: string;
}

/**
 * What has been typed in the one box is understood as; undefined while nothing is known of it: the search itself
 * understands the same. What was understood of the text so far stays until the next is known, as chips that blink can't be
 * read.
 */
export function useUnderstood(typed: string, language: Language): Understood | undefined {
  const asked = { path: "/search/understood", language, pause: 200, holds: "chips" } as const;
  return useAnswerWhileTyping<Understood>(typed, asked)?.answer;
}
