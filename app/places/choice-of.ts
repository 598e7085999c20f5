import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { locate } from "./locate.ts";
import type { Place } from "./place.ts";
import type { PlaceChoice } from "./suggestion.ts";

/** A place as the place field holds it. */
export function choiceOf(gazetteer: Gazetteer, place: Place, language: Language): PlaceChoice {
  const name = place.names[language];
  const slug = place.slugs[language];
  return {
    name,
    slug,
    within: gazetteer.ancestors(place).map(({ slugs }) => slugs[language]),
    text: locate(gazetteer, name, language) === place ? name : slug,
  };
}

/** The places of a search as its place field holds them: the districts, then what they lie in. */
export function choicesOf(
  gazetteer: Gazetteer,
  { location, districts }: { location?: Place; districts: readonly Place[] },
  language: Language,
): PlaceChoice[] {
  return [...districts, ...(location ? [location] : [])].map((place) => choiceOf(gazetteer, place, language));
}
