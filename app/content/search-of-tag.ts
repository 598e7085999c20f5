import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { criteriaOfSegment } from "#app/filters/search-url.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import type { TextSearch } from "./content-tags.server.ts";

/** The search that a component names, with its place as the slug of a language. */
export function queryOf(
  { deal, type }: Omit<TextSearch, "place">,
  { location }: Pick<SearchPlaces, "location">,
  language: Language,
): SearchQuery {
  return { ...criteriaOfDeal(deal), ...(type && criteriaOfSegment(type)), location: location?.slugs[language] };
}

/**
 * The place that a component names.
 * @throws on a key that the gazetteer has not
 */
export function placesOf({ place }: Pick<TextSearch, "place">, gazetteer: Gazetteer): SearchPlaces {
  if (place === undefined) return { districts: [] };
  const location = gazetteer.byKey(place);
  if (!location) throw new Error(`No place has the key ${place}`);
  return { location, districts: [] };
}
