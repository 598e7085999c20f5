import type { PlaceScope } from "#app/places/place-scope.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";

/** A search made ready to be run: places known, typing errors in the free text corrected. */
export interface ResolvedCriteria {
  criteria: SearchCriteria;
  location?: PlaceScope;
  districts: PlaceScope[];
  /** A tsquery over `listing_documents`, or undefined without free text. */
  text?: string;
}
