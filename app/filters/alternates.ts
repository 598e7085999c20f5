import { languages, type Language } from "#app/i18n/languages.ts";
import { pathOf, readPath } from "#app/i18n/paths.ts";
import { translateParams } from "./path-segments.ts";
import type { Alternates } from "#app/seo/page-meta.ts";

/**
 * The same page in each language, for a page that says nothing about it: its template translated, the query kept
 * (decisions, section 1). An unknown path is the same unknown path in the other language.
 * @param pathname as in the address bar, percent-encoded
 * @param search the query with its question mark, or nothing
 */
export function alternatesOf(pathname: string, search: string): Alternates {
  const path = readPath(pathname);
  const rest = pathname.split("/").slice(2);
  const inLanguage = (language: Language) => {
    if (!path) return `/${[language, ...rest].join("/")}${search}`;
    const translated = pathOf(path.page, language, translateParams(path.params, language));
    return translated === null ? null : translated + search;
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Alternates;
}
