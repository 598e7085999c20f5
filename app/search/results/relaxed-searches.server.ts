import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { middleOf, type ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { activeFilters, whereIs } from "#app/filters/describe.ts";
import type { RelaxedSearch } from "./no-results.tsx";
import { findSearchPlaces, namePlace, namePlaces, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";

interface Attempt {
  query: SearchQuery;
  words: (count: number, formatted: string) => string;
}

/**
 * The searches nearest to one that finds nothing which do find something: without one of its filters, or in the place
 * around (decisions, section 2). Most listings first.
 */
export async function listRelaxedSearches(
  index: SearchIndex,
  gazetteer: Gazetteer,
  search: ResolvedCriteria,
  query: SearchQuery,
  places: SearchPlaces,
  language: Language,
  t: TFunction,
): Promise<RelaxedSearch[]> {
  const attempts: Attempt[] = activeFilters(query, namePlaces(places, language), language, t).map((filter) => ({
    query: filter.without,
    words: (count, formatted) => t("search.none.relax", { count, formatted, filter: filter.label }),
  }));
  const around = places.location && gazetteer.ancestors(places.location)[0];
  if (around) {
    const where = whereIs(namePlace(around, language), language, t);
    attempts.push({
      query: { ...query, page: undefined, location: around.slugs[language] },
      words: (count, formatted) => t("search.none.wider", { count, formatted, where }),
    });
  }
  const counted = await Promise.all(
    attempts.map(async (attempt) => {
      const criteria = criteriaOf(attempt.query);
      const { location, districts, around: near } = findSearchPlaces(gazetteer, criteria, language);
      const count = await index.count({
        criteria,
        location: location && placeScope(gazetteer, location),
        districts: districts.map((district) => placeScope(gazetteer, district)),
        around: near && middleOf(near),
        text: criteria.search ? search.text : undefined,
      });
      return { attempt, count };
    }),
  );
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ attempt, count }) => ({
      label: attempt.words(count, formatNumber(count, language)),
      href: searchHref(attempt.query, language),
    }));
}
