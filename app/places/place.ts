import type { PerLanguage } from "#app/i18n/languages.ts";

/** Kinds of place, from large to small. A district is a business area, a quarter a part of a town by its official name. */
export const placeKinds = [
  "country",
  "region",
  "province",
  "canton",
  "municipality",
  "quarter",
  "district",
  "locality",
] as const;

export type PlaceKind = (typeof placeKinds)[number];

export const countries = ["BE", "LU"] as const;

export type Country = (typeof countries)[number];

/** A place of the gazetteer: a country, a region, …, a village. */
export interface Place {
  id: number;
  /** The gazetteer's own stable id, e.g. `BE-21009`. */
  key: string;
  kind: PlaceKind;
  country: Country;
  /** The place it lies in; null for a country. */
  parentId: number | null;
  names: PerLanguage<string>;
  slugs: PerLanguage<string>;
  postcodes: string[];
  lat: number;
  lng: number;
  population: number | null;
}

/** Whether a listing can lie in a place of this kind: a country, region, province or canton is no address. */
export function isAddressable(kind: PlaceKind): boolean {
  return placeKinds.indexOf(kind) >= placeKinds.indexOf("municipality");
}
