import type { SearchQuery } from "#app/filters/criteria.ts";
import type { SearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";
import { findPlacesIn } from "#app/places/find-places.ts";
import { fold } from "#app/places/fold.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import { aroundPoint, labelOfAround, type Around } from "#app/places/points/around.server.ts";
import { errorsOf, findPoints } from "#app/places/points/find-points.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { isAlike } from "#app/places/typing-errors.ts";

/** What was written for a place that is not known, and what may be meant. */
export interface UnknownPlaceView {
  text: string;
  /** Several go by that name. */
  several?: true;
  suggestions: { name: string; href: string }[];
}

const mostPlaces = 3;
const mostPoints = 3;

/**
 * What the page says of a place that is not known: the places and points whose names are nearest to what was written, or
 * those that all go by that name. Points stand first where no place is as near.
 * @param query with its places as slugs of the language
 */
export function viewUnknownPlace(
  gazetteer: Gazetteer,
  query: SearchQuery,
  known: SearchPlaces,
  language: Language,
): UnknownPlaceView | undefined {
  const text = known.unknownAround ?? known.unknownLocation ?? known.unknownDistricts;
  if (!text) return undefined;
  const near = (around: Around) => ({
    name: labelOfAround(gazetteer, around, language),
    href: searchHref({ ...query, page: undefined, around: around.slugs[language] }, language),
  });
  if (known.among) return { text, several: true, suggestions: known.among.map(near) };
  const found = findPlacesIn(gazetteer, text, language, mostPlaces);
  const points = findPoints(getPoints(), text, mostPoints);
  const [nearest] = points;
  const isPlace = found.some(({ matched }) => isAlike(fold(text), matched, nearest ? errorsOf(nearest) : Infinity));
  const places = found.map(({ place, label }) => ({
    name: label,
    href: searchHref({ ...withPlace(gazetteer, query, known, place, language), page: undefined }, language),
  }));
  const pointsNear = points.map(({ point }) => near(aroundPoint(gazetteer, point)));
  return { text, suggestions: isPlace ? [...places, ...pointsNear] : [...pointsNear, ...places] };
}

/** Beside places that are known, it is one more of them. */
function withPlace(
  gazetteer: Gazetteer,
  query: SearchQuery,
  { location }: SearchPlaces,
  place: Place,
  language: Language,
): SearchQuery {
  const slug = place.slugs[language];
  if (query.district) return { ...query, district: `${query.district},${slug}` };
  const isWithin = location && gazetteer.ancestors(place).includes(location);
  return isWithin ? { ...query, district: slug } : { ...query, location: slug };
}
