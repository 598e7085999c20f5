import type { Language } from "#app/i18n/languages.ts";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

/** The forms of a feed, with the media type that each is served and announced with. */
export const feedTypes = {
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

export type FeedFormat = keyof typeof feedTypes;

export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

/**
 * The address of a search as a feed: its own address behind `/feeds/:format`. Order, display and page are no part of it:
 * a feed holds the newest.
 * @param query with its places as slugs of the language
 * @returns e.g. `/feeds/atom/fr/a-louer/bureau/bruxelles?surface=250-`
 */
export function feedHref(format: FeedFormat, query: SearchQuery, language: Language): string {
  return `/feeds/${format}${searchHref(criteriaOf(query), language)}`;
}
