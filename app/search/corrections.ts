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

/** Readings of a text that are tried. */
const mostReadings = 9;

/**
 * What of the corrections is told: the nearest reading of the text that finds something, one meaning for each word. None is
 * told where none does, as nothing is shown instead then.
 * @param finds whether a text finds something with the other filters
 */
export async function correctionsThatFind(
  search: string | undefined,
  corrections: readonly Correction[],
  finds: (text: string) => Promise<boolean>,
): Promise<Correction[]> {
  if (search === undefined || corrections.length === 0) return [];
  for (const reading of readingsOf(corrections).slice(0, mostReadings)) {
    if (await finds(correctedText(search, reading))) return reading;
  }
  return [];
}

/** Each with one meaning for each word, what is nearest to all of them first. */
function readingsOf(corrections: readonly Correction[]): Correction[][] {
  let readings: { far: number; reading: Correction[] }[] = [{ far: 0, reading: [] }];
  for (const { word, meant } of corrections) {
    readings = readings.flatMap(({ far, reading }) =>
      meant.map((each, at) => ({ far: far + at, reading: [...reading, { word, meant: [each] }] })),
    );
  }
  return readings.sort((a, b) => a.far - b.far).map(({ reading }) => reading);
}

/** A text with the nearest of what its corrected words mean, and what is heard of each that was replaced. */
export function correctedText(search: string, corrections: readonly Correction[], onTyped?: (written: string) => void) {
  const nearest = new Map(corrections.map(({ word, meant }) => [word, meant[0]]));
  return search.replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => {
    const meant = nearest.get(fold(written));
    if (meant === undefined) return written;
    onTyped?.(written);
    return meant;
  });
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
  const typed = new Set<string>();
  const corrected = correctedText(query.search ?? "", corrections, (written) => typed.add(written));
  if (typed.size === 0) return undefined;
  return {
    typed: [...typed].join(" "),
    corrected,
    href: searchHref({ ...query, search: corrected, page: undefined }, language),
  };
}
