import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { slugify } from "#app/places/fold.ts";

/**
 * The one address of an agency in a language, its slug made from its name.
 * @param reference as stored, in lower case
 * @returns e.g. `/nl/makelaars/ag-12/kantoor-peeters`
 */
export function agencyHref({ reference, name }: { reference: string; name: string }, language: Language): string {
  return href("agency", language, { reference, slug: slugify(name) });
}
