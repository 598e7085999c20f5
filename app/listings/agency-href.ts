import { valueOfAgency } from "#app/filters/agency-filter.ts";
import type { NamedAgency } from "#app/filters/named-places.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The one address of an agency in a language, its slug made from its name: that of the search by it.
 * @returns e.g. `/nl/makelaars/ag-12/kantoor-peeters`
 */
export function agencyHref(agency: NamedAgency, language: Language): string {
  return searchHref({ agency: valueOfAgency(agency) }, language);
}
