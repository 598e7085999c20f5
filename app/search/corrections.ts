import type { Language } from "#app/i18n/languages.ts";
import type { Correction } from "#app/search-index/correction.ts";
import { fold } from "#app/places/fold.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

/** What the page says of corrected words. */
export interface CorrectionsView {
  /** The words that no listing has, as typed. */
  typed: string;
  /** The whole text as it was read. */
  corrected: string;
  /** The search for just that text. */
  href: string;
}

/**
 * Tells what was read instead of the words that no listing has: never wrong silently.
 * @returns undefined when nothing was corrected
 */
export function viewCorrections(
  query: SearchQuery,
  corrections: readonly Correction[],
  language: Language,
): CorrectionsView | undefined {
  const nearest = new Map(corrections.map(({ word, meant }) => [word, meant[0]]));
  const typed: string[] = [];
  const corrected = (query.search ?? "").replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => {
    const meant = nearest.get(fold(written));
    if (meant === undefined) return written;
    typed.push(written);
    return meant;
  });
  if (typed.length === 0) return undefined;
  return {
    typed: [...new Set(typed)].join(" "),
    corrected,
    href: searchHref({ ...query, search: corrected, page: undefined }, language),
  };
}
