import { inLanguage, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { slugify } from "#app/places/fold.ts";

/**
 * The one address of a listing in a language, its slug made from the title as read there (decisions, section 1).
 * @returns e.g. `/fr/bien/qb-20418/bureaux-avenue-louise-149`
 */
export function listingHref(reference: string, titles: Partial<PerLanguage<string>>, language: Language): string {
  const title = inLanguage(titles, language)?.value ?? "";
  return href("listing", language, { reference: reference.toLowerCase(), slug: slugify(title) });
}
