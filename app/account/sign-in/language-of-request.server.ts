import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";

/**
 * The language of the page that a request is for, or comes from: pages have it in their path, calls of the browser's
 * script name it alone. A browser's own list of languages says nothing of the page.
 */
export function languageOfRequest(request: Request): Language {
  const [, segment] = new URL(request.url).pathname.split("/");
  if (isLanguage(segment)) return segment;
  const named = request.headers.get("Accept-Language");
  return isLanguage(named) ? named : defaultLanguage;
}
