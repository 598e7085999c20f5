import type { TFunction } from "i18next";
import type listing from "#app/i18n/locales/en/listing.ts";
import { fold } from "#app/places/fold.ts";

type Zone = keyof (typeof listing)["legal"]["zones"];

const zones = [
  "living",
  "ruralLiving",
  "livingExpansion",
  "livingPark",
  "industry",
  "crafts",
  "services",
  "farming",
  "scenicFarming",
  "forest",
  "nature",
  "park",
  "green",
  "buffer",
  "recreation",
  "community",
] as const satisfies readonly Zone[];

/**
 * What a zone of the Flemish register of plans is called in another language, for who reads no Dutch.
 * @param name as the register has it, in Dutch
 * @param dutch texts of Dutch, whose names of zones are the register's
 * @param t texts of the language
 * @returns undefined for a zone that is not known, which stands as it is
 */
export function translateZone(name: string, dutch: TFunction, t: TFunction): string | undefined {
  const wanted = fold(name);
  const zone = zones.find((each) => fold(dutch(`listing.legal.zones.${each}`)) === wanted);
  return zone && t(`listing.legal.zones.${zone}`);
}
