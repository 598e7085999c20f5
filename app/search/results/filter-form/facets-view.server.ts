import type { Language } from "#app/i18n/languages.ts";
import type { Facets } from "#app/search-index/facets.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Country, Place } from "#app/places/place.ts";
import type { PlaceCount } from "./facet-choices.ts";

/** Facets with their places by name, as the page needs them. */
export interface FacetsView extends Omit<Facets, "places"> {
  /** The places that the location lies in, the largest first, and the location itself. */
  path: { name: string; slug: string }[];
  /** In which the location lies. */
  country?: Country;
  /** Places directly within it that have something, most first. */
  places: PlaceCount[];
}

/** Names the places of facets in a language. */
export function viewFacets(
  { places, ...facets }: Facets,
  gazetteer: Gazetteer,
  location: Place | undefined,
  language: Language,
): FacetsView {
  const path = location ? [...gazetteer.ancestors(location).reverse(), location] : [];
  const named = places
    .filter(({ count }) => count > 0)
    .map(({ placeId, count }) => {
      const { names, slugs } = gazetteer.getById(placeId);
      return { name: names[language], slug: slugs[language], count };
    });
  return {
    ...facets,
    ...(location && { country: location.country }),
    path: path.map(({ names, slugs }) => ({ name: names[language], slug: slugs[language] })),
    places: named.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language)),
  };
}
