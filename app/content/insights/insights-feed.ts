import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";

/** Where a language's insights are a feed: the list's own address behind `/feeds/atom`, as with searches. */
export function insightsFeed(language: Language): { href: string; type: string } {
  return { href: `/feeds/atom${href("insights", language)}`, type: "application/atom+xml" };
}
