import { languages, type Language } from "#app/i18n/languages.ts";
import type { Alternates } from "#app/seo/page-meta.ts";

/**
 * The same page in each language it is written in.
 * @param written the languages that it exists in
 * @param path of the page in such a language
 */
export function alternatesIn(written: readonly Language[], path: (language: Language) => string): Alternates {
  return Object.fromEntries(
    languages.map((language) => [language, written.includes(language) ? path(language) : null]),
  ) as Alternates;
}
