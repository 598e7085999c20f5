import type { ListingRecordInput } from "../../app/listings/listing-record.ts";

/*
 * The site's listing format (docs/listing-format.md), as its feeds have it: all that invented listings and their
 * drawings know of the site.
 */

/** One line of a feed. */
export type Listing = ListingRecordInput & { publishedAt: string };
export type ListingStatus = Listing["status"];
export type Country = Listing["address"]["country"];
export type Facts = NonNullable<Listing["facts"]>;
export type Condition = NonNullable<Facts["condition"]>;
export type Energy = NonNullable<Listing["energy"]>;
export const energySchemes = ["EPC", "EPB", "PEB", "CPE"] as const satisfies readonly Energy["scheme"][];
export type EnergyScheme = (typeof energySchemes)[number];
export const energyClasses = [
  "A++",
  "A+",
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
] as const satisfies readonly Energy["class"][];

/** What texts are written in. */
export const languages = ["en", "fr", "nl"] as const satisfies readonly (keyof Listing["title"])[];
export type Language = (typeof languages)[number];
export type PerLanguage<T> = Record<Language, T>;

/** The types that are invented and drawn: a type that the site has more is none of the demonstration's yet. */
export const propertyTypes = [
  "office",
  "logistics-warehouse",
  "sme-business-unit",
  "retail",
  "city-centre-store",
  "out-of-town-stand-alone-or-retail-park",
  "shopping-centre",
  "house",
  "apartment",
  "bloc-sales",
  "co-living",
] as const satisfies readonly Listing["type"][];
export type PropertyType = (typeof propertyTypes)[number];
