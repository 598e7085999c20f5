import type { TFunction } from "i18next";
import { languages, type Language } from "#app/i18n/languages.ts";
import { choiceOf } from "./choice-of.ts";
import { findPlacesIn, longest, type FoundPlace } from "./find-places.ts";
import { fold } from "./fold.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { isPostcode } from "./postcode.ts";
import type { Suggestion } from "./suggestion.ts";

/** More than these nobody reads while typing. */
const most = 8;

/**
 * The places that may be meant by what has been typed so far, the likeliest first, in words of the page's language.
 * @param text any name, its beginning, an alias or a postcode; typing errors, accents and case do not matter
 */
export function suggestPlaces(gazetteer: Gazetteer, text: string, language: Language, t: TFunction): Suggestion[] {
  const written = fold(text.slice(0, longest));
  return findPlacesIn(gazetteer, text, language, most).map((found) => {
    const also = otherName(found, language, written);
    return {
      ...choiceOf(gazetteer, found.place, language),
      ...(also !== undefined && { also }),
      detail: detailOf(gazetteer, found, language, t),
    };
  });
}

/** `Municipality · East Flanders`; a country is just that. */
function detailOf(gazetteer: Gazetteer, { place, label }: FoundPlace, language: Language, t: TFunction): string {
  const name = place.names[language];
  const isVillageOfLuxembourg = place.kind === "locality" && place.country === "LU";
  const kind = t(`places.kinds.${isVillageOfLuxembourg ? "village" : place.kind}`);
  const [parent] = gazetteer.ancestors(place);
  const within = label.startsWith(`${name}, `) ? label.slice(name.length + 2) : parent?.names[language];
  return within ? `${kind} · ${within}` : kind;
}

/** The name under which it was found, where the one shown would not tell why. */
function otherName({ place, matched }: FoundPlace, language: Language, written: string): string | undefined {
  if (isPostcode(matched)) return matched;
  if (fold(place.names[language]).includes(written)) return undefined;
  return languages
    .map((other) => place.names[other])
    .find((name) => fold(name) === matched && name !== place.names[language]);
}
