import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";

/** The language of the page that calls, which it names alone; a browser's own list of languages says nothing of the page. */
export function languageOfPage(request: Request): Language {
  const named = request.headers.get("Accept-Language");
  return isLanguage(named) ? named : defaultLanguage;
}
