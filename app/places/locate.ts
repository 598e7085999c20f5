import type { Language } from "#app/i18n/languages.ts";
import { fold, slugify } from "./fold.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Place } from "./place.ts";
import { readPostcode } from "./postcode.ts";

/**
 * The place a visitor means by what stands in the place field or in a `location` parameter: a slug of any language (the
 * page's first), a postcode (`1050`, `L-2180`), or a name or alias in any language; accents and case do not matter.
 */
export function locate(gazetteer: Gazetteer, words: string, language: Language): Place | undefined {
  const slug = gazetteer.bySlug(slugify(words), language);
  if (slug) return slug;
  const postcode = readPostcode(words);
  if (postcode) return gazetteer.byPostcode(postcode.code, postcode.country);
  return gazetteer.names.get(fold(words))[0]?.place;
}
