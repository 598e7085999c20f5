import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { locate } from "#app/places/locate.ts";
import type { Place } from "#app/places/place.ts";
import { readPlaces } from "#app/places/read-places.ts";
import type { NamedPlace, NamedPlaces } from "./named-places.ts";
import { districtsOf, type SearchCriteria, type SearchQuery } from "./criteria.ts";

/** The places of the gazetteer that a search names. */
export interface SearchPlaces {
  location?: Place;
  /** What was written for the location, when it names no known place. */
  unknownLocation?: string;
  /** What was written for districts, where it names no known place; with commas between several. */
  unknownDistricts?: string;
  districts: Place[];
}

/**
 * Finds the places that `location` and `district` name, in whatever language they are written. What names no known place
 * constrains nothing (decisions, section 2), and is told. A location that names several places, as the place field
 * without script may send it, means these as districts; those of `district` that lie in them narrow them down.
 */
export function findSearchPlaces(gazetteer: Gazetteer, criteria: SearchCriteria, language: Language): SearchPlaces {
  const { location, districts, unknown } = readPlaces(gazetteer, criteria.location ?? "", language);
  const written = districtsOf(criteria).map((words) => ({ words, place: locate(gazetteer, words, language) }));
  const named = written.flatMap(({ place }) => place ?? []);
  const unnamed = written.filter(({ place }) => !place).map(({ words }) => words);
  const narrower = named.filter((place) =>
    [place, ...gazetteer.ancestors(place)].some((holder) => districts.includes(holder)),
  );
  const meant = districts.length === 0 ? named : narrower.length > 0 ? narrower : districts;
  return {
    location,
    unknownLocation: unknown,
    ...(unnamed.length > 0 && { unknownDistricts: unnamed.join(", ") }),
    districts: [...new Set(meant)],
  };
}

/** The same search with its places written as a language's slugs; what names no known place is dropped. */
export function localiseQuery(query: SearchQuery, places: SearchPlaces, language: Language): SearchQuery {
  return {
    ...query,
    location: places.location?.slugs[language],
    district: places.districts.map((place) => place.slugs[language]).join(",") || undefined,
  };
}

/**
 * What the form's place field means, which holds location and districts alike: a location that is one of the districts
 * was none before, and districts elsewhere would find nothing.
 */
export function dropStrayDistricts(gazetteer: Gazetteer, places: SearchPlaces): SearchPlaces {
  const { location } = places;
  if (!location) return places;
  if (places.districts.includes(location)) return { ...places, location: undefined };
  return {
    ...places,
    districts: places.districts.filter((district) => gazetteer.ancestors(district).includes(location)),
  };
}

/** The places of a search in a language, for its words. */
export function namePlaces({ location, districts }: SearchPlaces, language: Language): NamedPlaces {
  return {
    location: location && namePlace(location, language),
    districts: districts.map((place) => namePlace(place, language)),
  };
}

export function namePlace({ key, kind, names, slugs }: Place, language: Language): NamedPlace {
  return { key, kind, name: names[language], slug: slugs[language] };
}
