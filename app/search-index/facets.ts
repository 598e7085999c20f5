import type { FilterName } from "#app/filters/filters.ts";
import type { PropertyType, TypeGroup } from "#app/vocabulary/vocabulary.ts";

/**
 * How many listings each other choice would find, the search's other filters kept (decisions, section 2), but for a price
 * that would be of another unit there. Counts are exact, as the count of the results is.
 */
export interface Facets {
  deals: { "to-let": number; "for-sale": number; investment: number };
  /** Any deal. */
  anyDeal: number;
  types: Record<PropertyType, number>;
  /** Where a filter hangs on the type, more or fewer than the types of the group find one by one. */
  groups: Record<TypeGroup, number>;
  /** Any type. */
  anyType: number;
  coworking: number;
  /** By id of the gazetteer: the places that lie directly in the location searched; the countries without one. */
  places: { placeId: number; count: number }[];
  /** Of each filter by a figure; none where nothing that the other filters find has it. */
  histograms: Partial<Record<FilterName, Histogram>>;
  /** Of each filter that offers choices, by the key of the choice. */
  choices: Partial<Record<FilterName, Record<string, number>>>;
  /**
   * How many of those that each choice of such a filter finds do not state its figure, where all of its choices ask the same
   * one; missing where all state it.
   */
  unstated: Partial<Record<FilterName, number>>;
}

/** Listings by a figure, in classes that grow in steps easy to read (100, 150, 200, 300, 500, 700, 1,000 …). */
export interface Histogram {
  /** Lower bounds of the classes, ascending; the last class is open. */
  from: number[];
  counts: number[];
}
