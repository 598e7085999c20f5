import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { middleOf, type ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { around, widerRadii } from "#app/filters/near-filters.ts";
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
  const outer = places.location && gazetteer.ancestors(places.location)[0];
  if (outer) {
    const where = whereIs(namePlace(outer, language), language, t);
    attempts.push({
      query: { ...query, page: undefined, location: outer.slugs[language] },
      words: (count, formatted) => t("search.none.wider", { count, formatted, where }),
    });
  }
  attempts.push(...furtherAway(query, places, language, t));
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

/** A larger circle around what the search is near. */
function furtherAway(query: SearchQuery, places: SearchPlaces, language: Language, t: TFunction): Attempt[] {
  const named = namePlaces(places, language);
  const { around: near } = named;
  if (!near || query.around === undefined) return [];
  const value = query.around;
  return widerRadii(query.radius).map((radius) => {
    const wider = { ...query, page: undefined, radius };
    const clause = around.clause?.(value, { criteria: wider, places: named, language, t });
    const where = [t("search.in.around", { name: near.behind }), clause].join(", ");
    return { query: wider, words: (count, formatted) => t("search.none.wider", { count, formatted, where }) };
  });
}
