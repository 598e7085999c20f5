import type { Language } from "#app/i18n/languages.ts";
import type { Page, PathParams } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { locate } from "#app/places/locate.ts";
import { deals, type Deal } from "./deal.ts";
import { withOthers } from "./other-parameters.ts";
import { readSearch, searchHref } from "./search-url.ts";
import { findTypeSegment } from "./type-segments.ts";

interface DealPath {
  page: Deal;
  params: PathParams & { type: string };
}

const isDealPage = (page: Page): page is Deal => deals.some((deal) => deal === page);

/** Whether a path has a word where its type belongs that is none, and nothing after it. */
export function isWithoutType(path: { page: Page; params: PathParams }): path is DealPath {
  const { type, location } = path.params;
  return isDealPage(path.page) && type !== undefined && location === undefined && !findTypeSegment(type);
}

/**
 * The search that a path means without a type: `/nl/te-huur/gent` is typed, and said in print. Its place may be written as
 * in a path with one: a slug of any language, a postcode, another name.
 * @param query with names that the language reads
 * @returns undefined where its word is no place's either
 */
export function hrefWithoutType(
  gazetteer: Gazetteer,
  { page, params }: DealPath,
  query: URLSearchParams,
  language: Language,
): string | undefined {
  const place = locate(gazetteer, params.type, language);
  const search = place && readSearch(page, { location: place.slugs[language] }, query, language);
  return search && withOthers(searchHref(search, language), query);
}
