import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "./criteria.ts";
import { searchHref } from "./search-url.ts";

/**
 * Whether a path alone says the search: to let, a type, a type in a place (decisions, section 1). Such pages are landing
 * pages, which search engines may list; what takes a query is one visitor's filter. A further page of a landing page
 * counts as one.
 * @param query with its places as slugs of the language
 */
export function isLandingPage({ page: _, ...query }: SearchQuery, language: Language): boolean {
  return !searchHref(query, language).includes("?");
}
