import type { Language } from "#app/i18n/languages.ts";
import { href, pathOf, paths } from "#app/i18n/paths.ts";
import type { Transaction } from "#app/vocabulary/vocabulary.ts";
import type { Country } from "#app/places/place.ts";
import { areaSegment, countrySegments, transactionSegments } from "#app/filters/path-segments.ts";
import { typeSegments } from "#app/filters/type-segments.ts";

/** What area pages are written about: offices or shops of an area, to let or for sale. */
export interface Area {
  country: Country;
  type: "office" | "retail";
  /** As in the text's key: `airport`, `retail-streets`. */
  area: string;
  transaction: Transaction;
}

/** Where the insights list what is written about areas. */
export const areasAnchor = "areas";

/** The list of area pages; null in a language that has none (decisions, section 1). */
export function areasHref(language: Language): string | null {
  return paths.area[language] === null ? null : `${href("insights", language)}#${areasAnchor}`;
}

/** The path of an area page; null in a language that has none (decisions, section 1). */
export function areaPath({ country, type, area, transaction }: Area, language: Language): string | null {
  return pathOf("area", language, {
    country: countrySegments[country][language],
    type: typeSegments[type][language],
    area: areaSegment(area, language),
    transaction: transactionSegments[transaction][language],
  });
}
